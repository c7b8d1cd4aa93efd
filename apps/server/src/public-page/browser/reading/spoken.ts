import { counted, plural } from '@alecrim/domain/pure';

const units: Record<string, [one: string, many: string]> = {
  g: ['grama', 'gramas'],
  kg: ['quilo', 'quilos'],
  ml: ['mililitro', 'mililitros'],
  l: ['litro', 'litros'],
  kcal: ['quilocaloria', 'quilocalorias'],
};
const UNIT = /(\d+(?:[.,]\d+)?)\s*(kcal|kg|ml|g|l)(?![\p{L}\d])/giu;
const HOUR = /\b(\d{1,2})(?::00)?\s*(?:hrs?|hs?|horas?)(?![\p{L}\d])/giu;
const TIME = /\b(\d{1,2})[:h](\d{2})(?:\s*(?:hrs?|hs?|horas?|min))?(?![\p{L}\d])/giu;
const fractions: Record<string, string> = { '½': 'meio', '¼': 'um quarto', '¾': 'três quartos' };

/** A line as it is said: voices read "g", "07:00hrs" and "½" letter by letter. */
export function spoken(line: string): string {
  return line
    .replace(HOUR, (_, hour: string) => hours(hour))
    .replace(TIME, (_, hour: string, minutes: string) =>
      minutes === '00' ? hours(hour) : `${hours(hour)} e ${Number(minutes)}`,
    )
    .replace(UNIT, (_, number: string, unit: string) => {
      const [one, many] = units[unit.toLowerCase()] ?? [unit, unit];
      return `${number} ${plural(Number(number.replace(',', '.')), one, many)}`;
    })
    .replace(/[½¼¾]/g, (sign) => fractions[sign] ?? sign)
    .replace(/\s*\/\s*(?=\p{L})/gu, ' ou ')
    .replace(/[•*_#]+/g, ' ')
    .trim();
}

const hours = (hour: string) => counted(Number(hour), 'hora', 'horas');
