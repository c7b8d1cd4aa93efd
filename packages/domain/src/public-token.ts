// 17 bytes are 136 bits, and never fewer than 26 base-36 digits once padded.
const RANDOM_BYTES = 17;
const DIGITS = 27;

/** The secret in a public link: timestamp in base 36, then 136 random bits in base 36 (P47). */
export function publicToken(now: number, random: (length: number) => Uint8Array): string {
  const number = random(RANDOM_BYTES).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return now.toString(36) + number.toString(36).padStart(DIGITS, '0');
}
