import { PHRASES } from './phrases.ts';

/** What a line says besides food, found in the folded line. */
export interface Remarks {
  /** The folded line with remarks replaced by spaces: every position stays. */
  readonly line: string;
  /** "2x por semana", "no máximo": how often, not how much. */
  readonly frequency: boolean;
  /** "até 2 fatias": the amount is a limit. */
  readonly limit: boolean;
  /** "ex.: banana, maçã": from here on foods stand for a kind. */
  readonly example: number;
  readonly heading: boolean;
  readonly time: boolean;
}

const blank = (found: string): string => ' '.repeat(found.length);

/** The word for the state in the place of the words about weighing. What is weighed ready is weighed as it is served. */
function stateOf(found: string): string {
  const state = /\S+$/.exec(found)?.[0] ?? '';
  const isRaw =
    /^(?:cru|sec)/.test(state) || (/antes/.test(found) && !/^(?:cozid|grelhad|assad)/.test(state));
  const isKept = /^(?:cozid|grelhad|assad)/.test(state);
  return (isRaw ? 'cru' : isKept ? state : '').padEnd(found.length);
}

export function remarksOf(folded: string): Remarks {
  let line = folded;
  const erase = (pattern: RegExp): boolean => {
    const before = line;
    line = line.replace(pattern, blank);
    return line !== before;
  };
  const time = erase(TIMES);
  let heading = false;
  // A bullet, then a heading, then perhaps a bullet again: "• Opção 1: – 2 ovos".
  for (let i = 0; i < 3; i++) {
    const bullet = erase(BULLET);
    const headed = erase(HEADING);
    heading ||= headed;
    if (!bullet && !headed) break;
  }
  if (SWAPPED_HINT.test(line)) line = line.replace(SWAPPED, (found) => 'ou'.padEnd(found.length));
  if (WEIGHED_HINT.test(line)) line = line.replace(WEIGHED, stateOf);
  const frequency = FREQUENCY_HINT.test(line) && erase(FREQUENCY);
  erase(DAILY);
  const limit = erase(LIMIT);
  let example = Number.POSITIVE_INFINITY;
  if (EXAMPLE_HINT.test(line))
    line = line.replace(EXAMPLE, (found, at: number) => {
      example = Math.min(example, at);
      return ':'.padEnd(found.length);
    });
  erase(NOTES);
  return { line, frequency, limit, example, heading, time };
}

/** Written for folded text. A space stands for any white space. */
function pattern(parts: readonly string[], flags = 'g'): RegExp {
  return new RegExp(parts.join('|').replaceAll(' ', '\\s+'), flags);
}

const OPTION =
  '(?:refeicao|ref\\.?|opcao|opc|op|sugestao|alternativa|variacao|cardapio|dia|grupo|fase)\\s*(?:n[º°o.]?\\s*)?(?:\\d{1,2}|[a-f])?';
const TITLE =
  '(?:desj|des|cm|alm|lan|lch|jant|jan)\\.?|receita|substituicao|substituicoes|equivalentes?|exemplos?|(?:substitu(?:ir|a)|tro(?:car|que)) por|[123][aª] opcao';

/** "Opção 1:", "Almoço –", "Lanche da tarde" alone. */
export const HEADING = pattern(
  [
    `^[\\s\\-•*>–—#]*(?:${OPTION}|${PHRASES.refeicao}(?:\\s*\\d(?=\\s*:))?|${TITLE})\\s*(?:[:)=|]|[-–—](?=\\s)|\\(\\s*\\)|$)`,
    // "almoço 3 colheres de arroz", not "lanche 2: …"
    `^\\s*(?:${PHRASES.refeicao})(?= [\\d½¼¾⅓⅔][\\d½¼¾⅓⅔.,/]*\\s+[a-z]{3})`,
    // "Prato principal Contrafilé 150 g", a row of a menu: with an amount behind the food.
    `^\\s*(?:${PHRASES.prato}|opcao|bebida)(?= (?!(?:d[aeo]s?|com|sem|vegetal|vegetarian[ao]|vegan[ao]|lactea|isotonica|alcoolica)\\b)[a-z][^\\d]*\\d)`,
  ],
  '',
);

/** "•", "1)", "a)" at the beginning; behind "###" too. */
export const BULLET = pattern(
  ['^\\s*\\d{1,2}\\s*[.)] (?=[a-z\\d½¼])', '^\\s*[a-e]\\) ', '^[\\s\\-•*>–—#✓✔→·]+(?=\\S)'],
  '',
);

// No blank inside: "Opção 3: 20 ml" is an option and an amount. Nor is it one where an amount or, behind a heading, a food follows.
const HOURS =
  '(?::\\d{2}(?!\\d|\\s*(?:k?gr?|gramas?|ml|l)\\b)(?:\\s*h(?:s|rs|oras?)?(?![a-z]))?|\\s*(?:h\\d{2}|(?:h|hs|hrs|horas?)\\b))';

const NUMBERED = '(?:(?<=(?:opcao|grupo|dia|fase) )\\d{1,2}|(?<=(?:refeicao|lanche) )\\d):\\d{2} [a-z]';

const AFTER = `(?: (?:antes|depois|apos)(?: d?[oae]s? (?:${PHRASES.refeicao}|treino|dormir|refeicao|refeicoes)\\b)?)?`;

export const TIMES = pattern([
  `\\b(?:as |das |a partir das |ate as )?(?!${NUMBERED})\\d{1,2}${HOURS}(?![\\da-z])${AFTER}`,
  `\\b\\d+(?:\\s*(?:a|-|–)\\s*\\d+)?\\s*(?:min|minutos?|seg|segundos?)\\b${AFTER}`,
]);

export const FREQUENCY = pattern([
  '\\b(?:(?:no maximo|maximo|max\\.?|minimo|min\\.?|pelo menos|ate|de) )?(?:de )?\\d+(?:\\s*(?:a|-|–|ou)\\s*\\d+)?\\s*(?:vez(?:es)?(?![a-z\\d])\\s*(?:PERIOD)?|(?:x|×)(?![a-z\\d])(?!\\s*\\d)\\s*(?:PERIOD|(?=[.,;:)]|$)))'.replaceAll(
    'PERIOD',
    '(?:por|na|ao|a|p\\/|\\/)\\s*(?:semana|dia|mes)|\\/?\\s*sem\\b',
  ),
  `\\b(?:${PHRASES.frequencia})\\b`,
  '\\/\\s*(?:semana|mes)\\b',
]);

export const DAILY = pattern([`\\b(?:${PHRASES.dia})\\b|\\/\\s*dia\\b`]);

export const LIMIT = pattern([`\\b(?:${PHRASES.limite})(?=\\s*\\d)`]);

/** Words about when, how and why, which leave the food and its amount as they are. */
export const NOTES = pattern([
  `\\b(?:${PHRASES.nota})(?![a-z\\d])`,
  `(?<![a-z])(?:${PHRASES.cerca})(?=\\s*\\d)`,
  // Only in brackets: "(almoço)", "(caldo e grãos)", "(50 % grão/caldo)".
  `(?<=\\()\\s*(?:${PHRASES.refeicao})\\s*(?=\\))`,
  '\\(\\s*(?:\\d+\\s*%\\s*)?(?:caldo|graos?)\\s*(?:\\+|e|com|/)\\s*(?:\\d+\\s*%\\s*)?(?:caldo|graos?)\\s*\\)',
  // "(50 g de polpa)": what is eaten of the food before the brackets.
  '\\b(?:polpa|(?:parte )?comestivel)\\s*(?=\\))(?<=\\d\\s*g(?:r|ramas?)?\\s+(?:de )?(?:polpa|(?:parte )?comestivel)\\s*)',
  // "(não frito)": how it is not made.
  '\\b(?:nao|nunca|jamais|nem) (?:(?:e|seja|pode ser) )?(?:frit|empanad|refogad|assad|cozid|grelhad|cru)[oa]?s?(?![a-z])',
  // A supplement, not a drink of fruit.
  '\\bvitamina [bcdk]\\d{0,2}(?![a-z\\d/])',
  // "1/4 do prato com arroz": how much of the plate, not how many plates.
  '(?:\\b(?:metade|(?:um|1) quarto|(?:um|1) terco|1/[234])|[½¼⅓]) (?:do|de um) prato(?: (?:com|de|para|deve ser)\\b|\\s*:)?',
  // "1 maçã de sobremesa", not "1 colher (cheia) de sobremesa".
  '\\b(?:como|de) sobremesa\\b(?<!(?:\\b(?:c|col|colh|colher|colheres|pratos?|pires|tacas?)|chei[ao]s?|ras[ao]s?)[.()\\s]*de\\s+sobremesa)',
]);

/** Without one of these there is no example. */
export const EXAMPLE_HINT = /\bex|como/;

/** "(ex.: …)", ", por exemplo …", "(como …)": what follows is one of many. */
export const EXAMPLE = pattern([
  '[,;]?\\s*\\b(?:por |p\\.? ?)?ex(?:emplos?)?(?![a-z])[.:\\s]*',
  '(?<=\\()\\s*(?:tais )?como ',
]);

/** Without one of these nothing is said of a swap. */
export const SWAPPED_HINT = /troc|troq|substit|ser/;

/**
 * "…, que pode ser trocado por 2 torradas", "(substituir por …)", "(pode ser frito)": what follows is an alternative to what stands
 * before.
 */
export const SWAPPED = pattern([
  '(?<=[a-z\\d)(][,;]?\\s*)(?:(?:que )?pode(?:m|ndo)? ser (?:trocad|substituid)[oa]s?|(?:pode )?(?:trocar|troque|substituir|substitua)) (?:por|pel[oa]s?)\\b',
  '(?<=[a-z\\d)(][,;]?\\s*)pode(?:m|ndo)? ser(?= (?:frit|empanad|cozid|assad|grelhad|mexid|moid|torrad|cru)[oa]?s?(?![a-z]))',
]);

/** Without one of these there is no frequency. */
export const FREQUENCY_HINT = /\d\s*[x×]|vez|seman|mes|mente/;

/** Without one of these there is no word about weighing. */
export const WEIGHED_HINT = /\bpes[aeo]|\bgraos?\s+(?:cru|seco|cozido)/;

/** "(pesar cru)", "peso em cru", "pesado depois de pronto": in which state the food is weighed. */
export const WEIGHED = pattern([
  '\\b(?:pesar|pese|pesad[ao]s?|pesando|peso|graos?)(?: (?:[oa]s?|d[eoa]|em|n[oa]|ja|alimento|forma|estado|quando|ainda|antes|depois|apos))*' +
    ' (?:cr(?:u|ua|us|uas)|sec[oa]s?|cozid[oa]s?|grelhad[oa]s?|assad[oa]s?|pront[oa]s?|preparad[oa]s?|preparo|preparar|cozinhar|cozimento|coccao|grelhar|assar|fritar|refogar)\\b',
]);
