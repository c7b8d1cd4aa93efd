/** A record that was found, not yet read. */
export interface Found {
  id: string;
  version: number;
  /** The size of its lists; the other fields are small. */
  bytes: number;
}

// Some milliseconds of reading.
const PORTION_BYTES = 500_000;
const PORTION_ROWS = 100;

/** As many as can be read in one go; at least one. */
export function* inPortions<F extends Found>(
  found: readonly F[],
  most = PORTION_BYTES,
  rows = PORTION_ROWS,
): Generator<F[]> {
  let portion: F[] = [];
  let bytes = 0;
  for (const item of found) {
    if (portion.length > 0 && (bytes + item.bytes > most || portion.length >= rows)) {
      yield portion;
      portion = [];
      bytes = 0;
    }
    portion.push(item);
    bytes += item.bytes;
  }
  if (portion.length > 0) yield portion;
}
