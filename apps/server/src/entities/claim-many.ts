import { AppError } from '../platform/errors.ts';
import { inPortions } from './portions.ts';
import type { Records } from './repository.ts';
import type { AnyRecord } from './rows.ts';

// What one request may ask to change, and gets back.
const MOST_BYTES = 32_000_000;

/** Records of a transaction, read a portion at a time; more than one request should hold are refused. */
export async function claimMany(held: Records, ids: readonly string[]): Promise<AnyRecord[]> {
  if (ids.length < 2) return held.claim(ids);
  const found = await held.sizes(ids);
  if (found.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_BYTES)
    throw new AppError('TOO_LARGE', { message: 'Altere menos registros de cada vez.' });
  const claimed: AnyRecord[] = [];
  for (const portion of inPortions(found)) claimed.push(...(await held.claim(portion.map(({ id }) => id))));
  return claimed;
}
