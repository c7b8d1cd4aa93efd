import { createHmac } from 'node:crypto';
import { isSameSecret } from '../secrets.ts';

// The defaults of every authenticator app: SHA-1, 30 seconds, 6 digits (RFC 6238).
const STEP_SECONDS = 30;
const DIGITS = 6;
// A phone's clock may be wrong by half a minute, and typing takes time.
const NEIGHBOURS = [0, -1, 1];
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const stepAt = (time: Date): number => Math.floor(time.getTime() / 1000 / STEP_SECONDS);

/** The code of one step of 30 seconds. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code this is, among the present one and its two neighbours. */
export function matchingStep(secret: string, code: string, time: Date): number | undefined {
  const now = stepAt(time);
  const steps = NEIGHBOURS.map((distance) => now + distance);
  return steps.filter((step) => isSameSecret(codeAt(secret, step), code))[0];
}

/** What the QR code says: authenticator apps read the account's name and the secret from it. */
export function otpauthUri(secret: string, email: string): string {
  return `otpauth://totp/Alecrim:${encodeURIComponent(email)}?secret=${secret}&issuer=Alecrim`;
}

/** RFC 4648 without padding, as authenticator apps expect a typed key. */
export function toBase32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((char) => ALPHABET.indexOf(char).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
