import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { JWT_SECRET } from './test-settings.js';

const HOUR_SECONDS = 3_600;

export function nowSeconds(): number {
  return Math.floor(Date.now() / 1_000);
}

/** Claims of a session that is good for an hour. A claim set to undefined is left out. */
export function claims(account: string, over: Record<string, unknown> = {}): Record<string, unknown> {
  const all = {
    sub: account,
    plan: 'enterprise',
    iat: nowSeconds(),
    exp: nowSeconds() + HOUR_SECONDS,
    ...over,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** A token of the deployment's HS256 secret. */
export function sessionToken(account: string, over: Record<string, unknown> = {}): string {
  return jwt.sign(claims(account, over), JWT_SECRET, { algorithm: 'HS256' });
}

/** A token made part by part, signed by `sign`: for tokens that a library refuses to make. */
export function handMadeToken(
  header: Record<string, unknown>,
  payload: Record<string, unknown>,
  sign: (signed: string) => string,
): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part(header)}.${part(payload)}`;
  return `${signed}.${sign(signed)}`;
}

/** A key pair, its public key as PEM and as JWK, and a way to sign with it. */
export interface Signer {
  readonly publicPem: string;
  jwk(kid: string): Record<string, unknown>;
  sign(payload: Record<string, unknown>, header?: Record<string, unknown>): string;
}

export function rsaSigner(): Signer {
  return signerOf(generateKeyPairSync('rsa', { modulusLength: 2048 }), 'RS256');
}

export function ecSigner(): Signer {
  return signerOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }), 'ES256');
}

function signerOf(
  { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject },
  algorithm: 'RS256' | 'ES256',
): Signer {
  return {
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    jwk: (kid) => ({ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: algorithm }),
    sign: (payload, header = {}) =>
      jwt.sign(payload, privateKey, { algorithm, header: { alg: algorithm, ...header } }),
  };
}
