import { createPublicKey } from 'node:crypto';
import type { SettingSource } from './setting-source.js';
import type { JwtVerification } from './settings.js';

/** How sessions of the website are recognised. */
export function readSessions(source: SettingSource) {
  return {
    jwt: readJwt(source),
    jwtIssuer: source.text('JWT_ISSUER'),
    jwtAudience: source.text('JWT_AUDIENCE'),
    sessionCookie: source.text('SESSION_COOKIE') ?? 'session',
    allowedOrigins: readOrigins(source),
  };
}

function readJwt(source: SettingSource): JwtVerification {
  const secret = source.text('JWT_SECRET');
  const publicKey = source.text('JWT_PUBLIC_KEY');
  const url = source.url('JWT_JWKS_URL', ['http:', 'https:']);
  if ([secret, publicKey, url].filter((given) => given !== null).length > 1)
    source.fault('JWT_SECRET, JWT_PUBLIC_KEY and JWT_JWKS_URL exclude each other: give one');
  if (url) return { family: 'jwks', url };
  if (publicKey) return { family: 'public-key', publicKey: readPublicKey(source, publicKey) };
  if (secret && secret.length < 32) source.fault('JWT_SECRET must have at least 32 characters');
  return { family: 'secret', secret: secret ?? '' };
}

/** PEM of an RSA key, or of one on the curve P-256: those of RS256 and ES256. Line ends may be written as \\n. */
function readPublicKey(source: SettingSource, text: string): string {
  const pem = text.replaceAll('\\n', '\n');
  if (!isUsablePublicKey(pem))
    source.fault('JWT_PUBLIC_KEY must be the PEM of an RSA public key or of one on the curve P-256');
  return pem;
}

function isUsablePublicKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey(pem);
    return asymmetricKeyType === 'rsa' || asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

function readOrigins(source: SettingSource): string[] {
  const origins = source.list('ALLOWED_ORIGINS');
  for (const origin of origins)
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      source.fault(`ALLOWED_ORIGINS: ${origin} is not an origin such as https://www.example.org`);
  return origins;
}
