import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientKeyOf } from './client-address.js';

const group = fc.integer({ min: 0, max: 0xffff });
const groups = fc.array(group, { minLength: 8, maxLength: 8 });
/** Not an IPv4 address in disguise. */
const ipv6 = groups.filter((all) => all.slice(0, 5).some((one) => one !== 0));
const octets = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 4, maxLength: 4 });

const written = (all: number[]) => all.map((one) => one.toString(16)).join(':');

/** The first longest run of two or more zero groups written as `::` (RFC 5952, section 4.2). */
function compressed(all: number[]): string {
  const text = all.map((one) => one.toString(16));
  let best = { at: 0, length: 0 };
  for (let at = 0; at < 8; at += 1) {
    let length = 0;
    while (all[at + length] === 0) length += 1;
    if (length > best.length) best = { at, length };
  }
  if (best.length < 2) return text.join(':');
  return `${text.slice(0, best.at).join(':')}::${text.slice(best.at + best.length).join(':')}`;
}

describe('clientKeyOf', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:5000', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:C000:0201', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ])('%s counts as %s', (address, key) => {
    expect(clientKeyOf(address)).toBe(key);
  });

  it('does not depend on how an address is spelled', () => {
    fc.assert(
      fc.property(ipv6, (all) => {
        const key = clientKeyOf(written(all));
        expect(clientKeyOf(compressed(all))).toBe(key);
        expect(clientKeyOf(written(all).toUpperCase())).toBe(key);
        expect(clientKeyOf(all.map((one) => one.toString(16).padStart(4, '0')).join(':'))).toBe(key);
      }),
    );
  });

  it('is one for one /64, and another for another', () => {
    fc.assert(
      fc.property(ipv6, ipv6, (one, other) => {
        const neighbour = [...one.slice(0, 4), ...other.slice(4)];
        fc.pre(neighbour.slice(0, 5).some((part) => part !== 0));
        expect(clientKeyOf(written(neighbour))).toBe(clientKeyOf(written(one)));
        const sameNet = written(one.slice(0, 4)) === written(other.slice(0, 4));
        expect(clientKeyOf(written(one)) === clientKeyOf(written(other))).toBe(sameNet);
      }),
    );
  });

  it('takes a mapped address for its IPv4 in both spellings', () => {
    fc.assert(
      fc.property(octets, (four) => {
        const [a = 0, b = 0, c = 0, d = 0] = four;
        const ipv4 = four.join('.');
        expect(clientKeyOf(`::ffff:${ipv4}`)).toBe(ipv4);
        expect(clientKeyOf(`::ffff:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`)).toBe(ipv4);
      }),
    );
  });

  it('never throws, whatever a header says', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof clientKeyOf(text) === 'string'));
  });
});
