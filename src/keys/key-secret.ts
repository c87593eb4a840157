import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Pepper } from '../config/settings.js';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 8;
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const SHAPE = /^sk_live_([0-9A-Za-z]{8})_[0-9A-Za-z]{38}$/;

/** A fresh key: `sk_live_<id>_<secret><checksum>`, 8 + 32 random characters of base 62 and a CRC-32 of all before it. */
export function makeKey(): { id: string; key: string } {
  const id = randomText(ID_LENGTH);
  const body = `sk_live_${id}_${randomText(SECRET_LENGTH)}`;
  return { id, key: body + checksumOf(body) };
}

/** The id within a well-formed key, or null where shape or checksum are wrong: no database is asked about those. */
export function keyIdOf(presented: string): string | null {
  const id = SHAPE.exec(presented)?.[1];
  if (id === undefined) return null;
  const body = presented.slice(0, -CHECKSUM_LENGTH);
  return checksumOf(body) === presented.slice(-CHECKSUM_LENGTH) ? id : null;
}

/** What is stored of a key, in hex. */
export function macOf(key: string, pepper: Pepper): string {
  return createHmac('sha256', pepper.secret).update(key).digest('hex');
}

/** Compares in constant time. */
export function sameMac(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** `randomInt` has no modulo bias: 62 ** 32 secrets, 190 bits. */
function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

function checksumOf(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i += 1) {
    text = String(ALPHABET[rest % ALPHABET.length]) + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}
