/**
 * What was typed as a day, as YYYY-MM-DD: "23/04/1991", "23041991", "23.4.91" and the ISO form all mean the same.
 * A year of two digits is never after `latest`.
 */
export function typedDay(typed: string, latest = new Date()): string | null {
  const text = typed.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts =
    /^(\d{1,2})[/.\-\s]+(\d{1,2})[/.\-\s]+(\d{4}|\d{2})$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text);
  if (!parts) return null;
  const [, day = '', month = '', year = ''] = parts;
  return realDay(
    year.length === 2 ? fullYear(Number(year), latest) : Number(year),
    Number(month),
    Number(day),
  );
}

/** Returns dd/MM/yyyy, or the text unchanged when it is not a date. */
export function dayText(day: string | null | undefined): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '');
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : (day ?? '');
}

/** "91" is 1991 and "05" is 2005: a two-digit year is never in the future. */
function fullYear(short: number, latest: Date): number {
  const century = Math.floor(latest.getFullYear() / 100) * 100;
  return century + short > latest.getFullYear() ? century - 100 + short : century + short;
}

function realDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, month - 1, day);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
