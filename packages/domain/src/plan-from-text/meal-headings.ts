import { folded, wordCount } from './folded.ts';
import { type OptionHeading, optionHeading } from './option-headings.ts';
import type { SourceLine } from './source-line.ts';
import { TIME, timeText } from './times.ts';

export interface MealHeading {
  name: string;
  time: string;
  /** What stands behind the heading in the same line: "Ceia: 1 chá". */
  rest: string;
  /** "Almoço - Opção 2". */
  option?: OptionHeading;
}

const PART_OF_DAY = '(?:d[aeo] |de |pela |a )?(?:manha|tarde|noite|madrugada)';
const NAMES = [
  'desjejum',
  'dejejum',
  'pequeno[- ]almoco',
  `cafe (?:${PART_OF_DAY})`,
  'cafezinho da tarde',
  'colacao',
  `(?:lanches?|lanchinho|merenda|hora do lanche|cha)(?: (?:${PART_OF_DAY}|matinal|matutino|vespertino|noturno|escolar|intermediario|coletivo))`,
  'lanches?',
  'lanchinho',
  'merenda',
  'brunch',
  'almoco',
  'almocinho',
  'jantar',
  'janta',
  'ceia',
  'cear',
  '(?:refeicao )?(?:pre|pos|intra|durante o|antes do|depois do|apos o)[- ]?(?:treino|corrida|prova|musculacao|atividade)',
  'refeicao (?:n[o.º°]* ?)?\\d{1,2}',
  'refeicao (?:livre|extra|opcional|principal|noturna|pre[- ]sono)',
  '(?:\\d{1,2}[ªaº°]|primeira|segunda|terceira|quarta|quinta|sexta|setima) refeicao',
  '(?:no )?(?:meio|intervalo) d[ao] (?:manha|tarde)',
];
/** These also begin a line that is no heading, so something else must show that they head a meal. */
const WEAK_NAMES = [
  'cafe',
  'refeicao',
  'treino',
  '(?:logo )?ao (?:acordar|levantar|deitar)',
  'antes de (?:dormir|deitar)',
  '(?:em )?jejum',
  'supper',
  'madrugada',
];

const SEPARATOR = '[-–—:|/,.>→=•]';
const NAME = `(?:${NAMES.join('|')})(?![a-z])`;
const START = new RegExp(`^(?:(?:o|a|no|na|seu|sua) )?(?:(${NAME})|((?:${WEAK_NAMES.join('|')})(?![a-z])))`);
const TIME_FIRST = new RegExp(`^[(\\[]?(${TIME})[)\\]]? ?${SEPARATOR}* ?(?=[a-z\\d])`);
const TIME_NEXT = new RegExp(
  `^ ?${SEPARATOR}* ?[(\\[]? ?(${TIME})(?: ?${HOURS_TAIL()})? ?[)\\]]?(?![a-z\\d%])`,
);
const NAME_NEXT = new RegExp(`^ ?(?:[-–—/+&]|e|ou|\\(|ou no|e no)+ ?(?:${NAME})\\)?(?! ?\\d+ ?(?:g|ml))`);
const NUMBER_NEXT = /^ ?(?:n[o.º°]* ?)?(?:\d{1,2}|i{1,3}|iv)[ªº°]?(?= ?(?:$|[-–—:([,.]))/;
const BRACKETS_NEXT = /^ ?\([^()]{1,80}\)/;
const WORDS_NEXT =
  /^ ?[-–—]? ?(?:reforcad[oa]|leve|opcional|livre|principal|completo|rapido|vegetarian[oa]|vegan[oa]|em casa|no trabalho|na escola|fora de casa|dias? (?:de|com|sem) (?:treino|descanso)|(?:de |da |no |na |aos? )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?:[- ]feira)?)(?![a-z])/;
const INLINE = /^ ?(?:[:|→=>]|-+>|[-–—](?= )|\. (?=\S))\s*(?=\S)/;
const END = /^[\s:.\-–—|_*]*$/;
const COUNTER = /^\d{1,2} ?[-–—.:)] ?(?=[a-z])/;

function HOURS_TAIL(): string {
  return '(?:da manha|da tarde|da noite|aproximadamente|aprox\\.?)';
}

/** The heading of a meal that a line is, if it is one. `isSigned`: it looks like a heading. */
export function mealHeading({ text, isItem }: SourceLine, isSigned: boolean): MealHeading | null {
  if (text.length > 400) return null;
  const all = folded(text);
  let at = COUNTER.exec(all)?.[0].length ?? 0;
  let time = '';
  const first = TIME_FIRST.exec(all.slice(at));
  if (first) {
    time = timeText(text.slice(at, at + first[0].length));
    at += first[0].length;
  }
  const start = START.exec(all.slice(at));
  if (!start) return null;
  const from = at;
  at += start[0].length;
  let option: OptionHeading | undefined;
  let nameEnd = at;
  // Times are cut out of the name; what else belongs to the name is kept.
  const names = () => [text.slice(from, nameEnd)];
  let pieces: string[] = [];
  const take = (length: number, isName: boolean) => {
    if (isName) pieces.push(text.slice(at, at + length));
    at += length;
  };
  pieces = names();
  for (;;) {
    const next = all.slice(at);
    if (next === '') break;
    const hour = time === '' ? TIME_NEXT.exec(next) : null;
    const brackets = BRACKETS_NEXT.exec(next);
    const more = NAME_NEXT.exec(next) ?? NUMBER_NEXT.exec(next) ?? WORDS_NEXT.exec(next) ?? null;
    if (hour) {
      time = timeText(text.slice(at, at + hour[0].length).replace(/^[\s\-–—:|/,.>→=•([]+/, ''));
      take(hour[0].length, false);
    } else if (more) take(more[0].length, true);
    else if (brackets && !optionHeading(text.slice(at + 1).replace(/[()]/g, ''), true))
      take(brackets[0].length, true);
    else {
      const label = /^[\s\-–—:|,(.]+/.exec(next);
      const found = label && optionHeading(text.slice(at + label[0].length).replace(/\)$/, ''), true);
      if (found) {
        option = found;
        at = text.length;
      }
      break;
    }
    nameEnd = at;
  }
  const tail = all.slice(at);
  const name = pieces
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/[\s:.\-–—|,]+$/, '')
    .trim();
  if (END.test(tail)) {
    const isCertain = start[1] !== undefined || isSigned || time !== '';
    return isCertain && !(start[2] && isItem && time === '') ? { name, time, rest: '', option } : null;
  }
  const inline = INLINE.exec(tail);
  if (inline && (start[1] !== undefined || time !== '' || (isSigned && !isItem)))
    return { name, time, rest: text.slice(at + inline[0].length).trim(), option };
  // "Café da manhã dos domingos": other words are part of the name only where the line looks like a heading.
  const isName = isSigned && start[1] !== undefined && wordCount(tail) <= 4 && !/^ ?(?:com|,|\d)/.test(tail);
  return isName ? { name: text.slice(from).replace(/[\s:.]+$/, ''), time, rest: '', option } : null;
}
