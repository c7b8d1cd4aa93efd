import { counted, plural } from '@alecrim/domain/pure';

const units: Record<string, [one: string, many: string]> = {
  g: ['grama', 'gramas'],
  kg: ['quilo', 'quilos'],
  ml: ['mililitro', 'mililitros'],
  l: ['litro', 'litros'],
  kcal: ['quilocaloria', 'quilocalorias'],
  x: ['vez', 'vezes'],
};
const UNIT = /(\d+(?:[.,]\d+)?)\s*(kcal|kg|ml|g|l|x)(?![\p{L}\d])/giu;
const HOUR = /\b(\d{1,2})(?::00)?\s*(?:hrs?|hs?|horas?)(?![\p{L}\d])/giu;
const TIME = /\b(\d{1,2})[:h](\d{2})(?:\s*(?:hrs?|hs?|horas?|min))?(?![\p{L}\d])/giu;
const FRACTION = /(?:(\d)\s*)?([½¼¾])(\s*\p{L}*)/gu;
const fractions: Record<string, string> = { '½': 'meio', '¼': 'um quarto', '¾': 'três quartos' };
/** "meia xícara", "meia maçã", and "meio grama". */
const FEMININE = /^\s*(?!gramas?$)(?:\p{L}*[aã]s?|colher(?:es)?|doses?|unidades?|porç(?:ão|ões))$/iu;
const RATE = /\s*\/\s*(?=(?:dia|semana|mês|vez|refeição|porção)(?!\p{L}))/giu;

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
    .replace(FRACTION, (_, digit: string | undefined, sign: string, word: string) => {
      const fraction = sign === '½' && FEMININE.test(word) ? 'meia' : fractions[sign];
      return (digit ? `${digit} e ` : '') + fraction + word;
    })
    .replace(/(?<!\p{L})e\s*\/\s*ou(?!\p{L})/giu, 'e ou')
    .replace(RATE, ' por ')
    .replace(/\s*\/\s*(?=\p{L})/gu, ' ou ')
    .replace(/[•*_#]+/g, ' ')
    .trim();
}

const hours = (hour: string) => counted(Number(hour), 'hora', 'horas');
