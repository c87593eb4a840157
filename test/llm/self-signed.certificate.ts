import { generateKeyPairSync, sign } from 'node:crypto';

/** A certificate that no authority vouches for, and its key, both in PEM; made anew for each run of the tests. */
export function selfSignedCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
  const name = sequence(set(sequence(oid('550403'), element(0x0c, Buffer.from('localhost')))));
  const validity = sequence(time('20000101000000Z'), time('20991231235959Z'));
  const serial = element(0x02, Buffer.from([1]));
  const subjectKey = publicKey.export({ type: 'spki', format: 'der' });
  const toBeSigned = sequence(serial, ecdsaWithSha256, name, validity, name, subjectKey);
  const signature = element(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', toBeSigned, privateKey)]));
  const der = sequence(toBeSigned, ecdsaWithSha256, signature).toString('base64');
  const lines = der.match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}

/** Elements of DER (ITU-T X.690), enough for a certificate of version 1 (RFC 5280, section 4.1). */
function element(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return element(0x30, Buffer.concat(parts));
}

function set(...parts: Buffer[]): Buffer {
  return element(0x31, Buffer.concat(parts));
}

function oid(hex: string): Buffer {
  return element(0x06, Buffer.from(hex, 'hex'));
}

function time(text: string): Buffer {
  return element(0x18, Buffer.from(text));
}
