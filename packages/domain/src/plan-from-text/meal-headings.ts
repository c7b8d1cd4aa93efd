import { foldLetters } from '../fold.ts';
import { type OptionHeading, optionHeading } from './option-headings.ts';
import { type SourceLine, wordCount } from './source-line.ts';
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
  '(?:logo )?ao (?:acordar|levantar|deitar)',
  '(?:logo )?antes de (?:dormir|deitar)',
  'em jejum',
  '(?:no )?(?:meio|intervalo) d[ao] (?:manha|tarde)',
];
/** These also begin a line that is no heading, so something else must show that they head a meal. */
const WEAK_NAMES = [
  'cafe',
  'refeicao',
  'treino',
  'jejum',
  '(?:de |pela |a )?(?:manha|tarde|noite|madrugada)',
];

const AFTER_TIME = '(?:da manha|da tarde|da noite|aproximadamente|aprox\\.?)';
const SEPARATOR = '[-–—:|/,.>→=•]';
/** A longer line is no heading. */
const LONGEST_HEADING = 400;
const NAME = `(?:${NAMES.join('|')})(?![a-z])`;
const START = new RegExp(`^(?:(?:o|a|no|na|seu|sua) )?(?:(${NAME})|((?:${WEAK_NAMES.join('|')})(?![a-z])))`);
const TIME_FIRST = new RegExp(`^[(\\[]?(${TIME})[)\\]]? ?${SEPARATOR}* ?(?=[a-z\\d])`);
const TIME_NEXT = new RegExp(
  `^ ?${SEPARATOR}* ?[(\\[]? ?(${TIME})(?: ?${AFTER_TIME})? ?[)\\]]?(?![a-z\\d%])`,
);
const NAME_NEXT = new RegExp(`^ ?(?:[-–—/+&,]|e|ou|\\(|ou no|e no)+ ?(?:${NAME})\\)?(?! ?\\d+ ?(?:g|ml))`);
const NUMBER_NEXT = /^ ?(?:n[o.º°]* ?)?(?:\d{1,2}|i{1,3}|iv)[ªº°]?(?= ?(?:$|[-–—:([,.]))/;
const BRACKETS_NEXT = /^ ?\([^()]{1,80}\)/;
const WORDS_NEXT =
  /^ ?[-–—]? ?(?:reforcad[oa]|leve|opcional|livre|principal|completo|rapido|vegetarian[oa]|vegan[oa]|em casa|no trabalho|na escola|fora de casa|dias? (?:de|com|sem) (?:treino|descanso)|(?:de |da |no |na |aos? )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?:[- ]feira)?)(?![a-z])/;
const INLINE = /^ ?(?:[:|→=>]|-+>|[-–—](?= )|\. (?=\S))\s*(?=\S)/;
const END = /^[\s:.\-–—|_*)\]]*$/;
const LABEL_NEXT = /^[\s\-–—:|,(.]+/;
const COUNTER = /^\d{1,2} ?[-–—.:)] ?(?=[a-z])/;

/** The heading of a meal that a line is, if it is one. `isSigned`: it looks like a heading. */
export function mealHeading({ text, isItem }: SourceLine, isSigned: boolean): MealHeading | null {
  if (text.length > LONGEST_HEADING) return null;
  const all = foldLetters(text);
  const counted = COUNTER.exec(all)?.[0].length ?? 0;
  const timed = counted + (TIME_FIRST.exec(all.slice(counted))?.[0].length ?? 0);
  const start = START.exec(all.slice(timed));
  if (!start) return null;
  const found = continued(text, all, timed, timed + start[0].length);
  const time = timed > counted ? timeText(text.slice(counted, timed)) : found.time;
  const { name, option } = found;
  const isCertain = start[1] !== undefined || time !== '';
  const tail = all.slice(found.end);
  if (END.test(tail)) return isCertain || (isSigned && !isItem) ? { name, time, rest: '', option } : null;
  const inline = INLINE.exec(tail);
  if (inline && (isCertain || (!isItem && /^ ?:/.test(tail))))
    return { name, time, rest: text.slice(found.end + inline[0].length).trim(), option };
  // "Café da manhã dos domingos": other words are part of the name only where the line looks like a heading.
  const isName = isSigned && start[1] !== undefined && wordCount(tail) <= 4 && !/^ ?(?:com|,|\d)/.test(tail);
  return isName ? { name: text.slice(timed).replace(/[\s:.]+$/, ''), time, rest: '', option } : null;
}

interface Continued {
  name: string;
  time: string;
  option?: OptionHeading;
  /** Where the heading ends in the text. */
  end: number;
}

/** Reads on from the end of the name: numbers, brackets, another name, a time, the label of an option. */
function continued(text: string, all: string, from: number, nameEnd: number): Continued {
  let [name, time, end] = [text.slice(from, nameEnd), '', nameEnd];
  for (;;) {
    const next = all.slice(end);
    const hour = time === '' && TIME_NEXT.exec(next);
    const more = NAME_NEXT.exec(next) ?? NUMBER_NEXT.exec(next) ?? WORDS_NEXT.exec(next);
    const brackets = BRACKETS_NEXT.exec(next);
    const label = LABEL_NEXT.exec(next);
    const option = label && optionHeading(text.slice(end + label[0].length).replace(/\)$/, ''), true);
    if (hour) time = timeText(text.slice(end, end + hour[0].length).replace(/^[\s\-–—:|/,.>→=•([]+/, ''));
    else if (more) name += text.slice(end, end + more[0].length);
    else if (option) return { name: tidy(name), time, option, end: text.length };
    else if (brackets) name += ` ${text.slice(end, end + brackets[0].length)}`;
    else return { name: tidy(name), time, end };
    end += (hour || more || brackets)?.[0].length ?? 0;
  }
}

const tidy = (name: string) =>
  name
    .replace(/\s+/g, ' ')
    .replace(/[\s:.\-–—|,]+$/, '')
    .trim();
