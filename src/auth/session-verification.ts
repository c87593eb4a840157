import { createPublicKey } from 'node:crypto';
import { passportJwtSecret, SigningKeyNotFoundError } from 'jwks-rsa';
import type { Request } from 'express';
import type { SecretOrKeyProvider } from 'passport-jwt';
import type { JwtVerification } from '../config/settings.js';
import { KeySetReader } from './key-set.reader.js';

type Algorithm = 'HS256' | 'RS256' | 'ES256';

interface KeyOptions {
  algorithms: Algorithm[];
  secretOrKeyProvider: SecretOrKeyProvider<Request>;
}

/** The key set could not be asked; a token signed by a key of it may be good, so this is no refusal. */
export class KeySetUnreachable extends Error {
  constructor(cause: unknown) {
    super('the JWKS address does not answer', { cause });
    this.name = 'KeySetUnreachable';
  }
}

/**
 * Where keys come from and which algorithms they may be used with: one family per deployment, listed, so that a
 * public key can never serve as an HMAC secret. Keys and addresses inside a token (`jku`, `jwk`, `x5u`) are not read.
 */
export function keyOptionsOf(verification: JwtVerification): KeyOptions {
  if (verification.family === 'jwks') return jwksOptions(verification.url);
  if (verification.family === 'secret') return fixedKey(['HS256'], verification.secret);
  const type = createPublicKey(verification.publicKey).asymmetricKeyType;
  return fixedKey([type === 'ec' ? 'ES256' : 'RS256'], verification.publicKey);
}

function fixedKey(algorithms: Algorithm[], key: string): KeyOptions {
  return { algorithms, secretOrKeyProvider: (_request, _token, done) => done(null, key) };
}

function jwksOptions(url: string): KeyOptions {
  const keySet = new KeySetReader(url);
  const provider = passportJwtSecret({
    jwksUri: url,
    cache: true,
    cacheMaxAge: 600_000,
    fetcher: () => keySet.read(),
    handleSigningKeyError: (error, done) => {
      if (!error || error instanceof SigningKeyNotFoundError) done(null);
      else done(new KeySetUnreachable(error));
    },
  });
  return {
    algorithms: ['RS256', 'ES256'],
    secretOrKeyProvider: (request, token, done) => provider(request, token, done),
  };
}
