// "07:00hrs", "7h", "7h30", "07.30", "às 10h", "12 horas", "3 da tarde"
const CLOCK =
  /(?:^|[^\d:.,/])([01]?\d|2[0-4])\s*(?:[:.h]\s*([0-5]\d)(?!\d)\s*(?:h\w*|min\w*)?|(?:hs?|hrs?|horas?)(?![\p{L}\d])|(?=\s*da\s+(?:manh|tarde|noite)))/iu;
// "1h antes do treino" is no time of the day.
const RELATIVE = /^[\s.]*(?:antes|ap[óo]s|depois)/i;
const AFTERNOON = /^[\s.]*(?:p\.?m|da\s+tarde|da\s+noite)/i;
const HOUR_ALONE = /^(?:[àa]s\s+)?([01]?\d|2[0-4])$/i;
const DAY = 1440;

/** A time as people write it, in minutes since midnight; undefined when it names none. */
export function minutesOfDay(text: string): number | undefined {
  const words = text.trim();
  if (/meio[\s-]dia/i.test(words)) return DAY / 2;
  if (/meia[\s-]noite/i.test(words)) return 0;
  const found = CLOCK.exec(words) ?? HOUR_ALONE.exec(words);
  if (!found) return undefined;
  const rest = words.slice(found.index + found[0].length);
  if (RELATIVE.test(rest)) return undefined;
  const hour = Number(found[1]);
  const isAfternoon = hour < 12 && AFTERNOON.test(rest);
  return ((hour + (isAfternoon ? 12 : 0)) * 60 + Number(found[2] ?? 0)) % DAY;
}
