import { isIPv6 } from 'node:net';

/**
 * What one client's requests are counted under: an IPv4 address as it is, an IPv4-mapped one as its IPv4, an IPv6
 * address by its first 64 bits, which one household or host has to itself.
 */
export function clientKeyOf(address: string | undefined): string {
  if (!address) return 'unknown';
  const [bare = ''] = withoutPort(address).split('%');
  if (!isIPv6(bare)) return bare;
  const groups = expanded(bare);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) return ipv4Of(groups[6] ?? 0, groups[7] ?? 0);
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Some proxies write the client's port behind its address, a new one with each connection. */
function withoutPort(address: string): string {
  return (
    /^\[([^\]]{2,64})\](?::\d{1,5})?$/.exec(address)?.[1] ??
    /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(address)?.[1] ??
    address
  );
}

/** The eight 16-bit groups of an IPv6 address in any of its spellings. */
function expanded(address: string): number[] {
  const [head = '', tail] = withoutDotted(address).split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => 0), ...after];
}

function groupsOf(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}

/** ::ffff:192.0.2.1 → ::ffff:c000:201 */
function withoutDotted(address: string): string {
  const at = address.lastIndexOf(':') + 1;
  const dotted = address.slice(at);
  if (!dotted.includes('.')) return address;
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
  return `${address.slice(0, at)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

function ipv4Of(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
