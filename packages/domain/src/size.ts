import type { FailureCode } from './errors.ts';
import { numberText } from './shown-values.ts';

/** How much one record may hold: bytes of JSON, and lines. Every element of every list counts as a line. */
export interface Bounds {
  bytes: number;
  lines: number;
  /** The failure for a record that holds more. */
  failure: FailureCode;
}

interface Size {
  lines: number;
  bytes: number;
}

/** Whether a draft is over the bounds. One that was over them before may stay so, as long as it does not grow. */
export function isTooLarge({ lines, bytes }: Bounds, draft: object, before?: object): boolean {
  const size = sizeOf(draft);
  if (size.lines <= lines && size.bytes <= bytes) return false;
  const old = before && sizeOf(before);
  return !old || size.lines > Math.max(lines, old.lines) || size.bytes > Math.max(bytes, old.bytes);
}

function sizeOf(draft: object): Size {
  const size: Size = { lines: 0, bytes: 0 };
  add(size, draft);
  return size;
}

/** Measured without writing the JSON: quotes and commas are a few bytes a value, an accent counts as one letter. */
function add(size: Size, value: unknown): void {
  size.bytes += typeof value === 'string' ? value.length + 3 : 5;
  if (Array.isArray(value)) {
    size.lines += value.length;
    for (const inner of value) add(size, inner);
  } else if (typeof value === 'object' && value !== null) {
    for (const name of Object.keys(value)) {
      size.bytes += name.length + 3;
      add(size, value[name as keyof typeof value]);
    }
  }
}

const units = ['KB', 'MB', 'GB', 'TB'];

/** As "12,4 MB", with a thousand bytes to the KB. */
export function sizeText(bytes: number): string {
  const steps = Math.floor(Math.log10(Math.max(1000, bytes)) / 3);
  const step = Math.min(steps, units.length);
  return `${numberText(bytes / 1000 ** step)} ${units[step - 1]}`;
}
