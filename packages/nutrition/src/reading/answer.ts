import type { Food, Measure, Source } from '../food.ts';
import type { Tag } from '../foods/vocabulary.ts';
import type { WrittenAmount } from './amount-at.ts';

/** From–to positions in the line, as `String.prototype.slice` takes them. */
export type Span = readonly [from: number, to: number];

/** `partial`: some of the line has a number and some has none. */
export type Status = 'counted' | 'partial' | 'free' | 'not-food' | 'unknown';

export interface Item {
  /** Items of one group are alternatives ("arroz ou batata"); different groups are summed. */
  readonly group: number;
  readonly role: 'chosen' | 'alternative' | 'free' | 'unknown';
  /** The name of the food in the list, or the words of the line where there is none. */
  readonly name: string;
  /** The words of the item with its amounts, folded: a decision about this very text. */
  readonly wording: string;
  /** Its words without amounts, in the forms of the list: a decision about the food holds wherever they are written. */
  readonly subject: string;
  /** What the amount counts, where it writes no grams: a decision can say what one of it weighs. */
  readonly counts?: { readonly measure: string; readonly times: number };
  readonly food?: Food;
  readonly source?: Source;
  /** A food that comes near; never counted. */
  readonly suggestion?: Food;
  readonly grams?: number;
  /** Least and most grams, where the line gives a range ("2 a 3"). */
  readonly range?: readonly [least: number, most: number];
  readonly confidence: 'sure' | 'unsure';
  /** Why the reading is not sure. A sure one has none. */
  readonly doubts: readonly Doubt[];
  /** Why the reading is what it is, in Portuguese, for the nutritionist. */
  readonly reason: string;
  readonly quantity?: { readonly value: number; readonly to?: number; readonly span: Span };
  readonly measure?: { readonly name: string; readonly span: Span };
  /** The food's own measure that gave the grams, with its source. */
  readonly weighedBy?: Measure;
  readonly foodSpan?: Span;
  /** What the line says that it is without. */
  readonly denied: readonly Tag[];
  /** Every amount that the line gives for it, with its place: "2 colheres (50 g)" are two. */
  readonly amounts: readonly WrittenAmount[];
}

export interface Reading {
  readonly text: string;
  readonly status: Status;
  readonly items: readonly Item[];
  /** What the line says that it is without ("sem lactose"): no food that holds it may stand for one of its foods. */
  readonly denied: readonly Tag[];
}

/**
 * What a nutritionist settled. Its key says what it is about, and none of the three is about a total (`decision-keys.ts`):
 * the subject of an item has a food; a measure of a subject has the grams of one; a whole wording can be left out, or
 * confirmed, which holds while it is read as that food and those grams.
 */
export interface Decision {
  /** The id of a food. */
  readonly food?: string;
  readonly grams?: number;
  readonly skip?: boolean;
}

export interface ReadingOptions {
  /** By the keys of `decision-keys.ts`. */
  readonly decisions?: ReadonlyMap<string, Decision>;
}

/**
 * What a doubt is about decides how it is settled: by naming the food, by saying what one measure weighs, or by looking
 * at the line as a whole (which amount belongs to which food).
 */
export type DoubtAbout = 'food' | 'weight' | 'line';

type Say = (...words: string[]) => string;
const of = (about: DoubtAbout, say: Say) => ({ about, say });

/** Every reason for which a reading is not sure, and how it is said. No other file words a doubt. */
const DOUBTS = {
  spelling: of('food', (word, as) => `li “${word}” como “${as}”`),
  unexplained: of('food', (word) => `não sei o que “${word}” muda`),
  without: of('food', (word) => `a lista não tem este alimento “${word}”`),
  preparation: of('food', (how, food) => `a lista não tem “${how}” para ${food}`),
  'similar-preparation': of('food', (how, food) => `a lista não tem esta preparação (${how}) de ${food}`),
  similar: of('food', (food) => `usei ${food}, que é parecido`),
  brand: of('food', (word) => `não conheço “${word}”: usei o alimento comum`),
  generic: of('food', () => 'não diz qual: usei um valor típico'),
  tea: of('food', () => 'pode ser chá'),
  sibling: of('weight', (food) => `usei a medida de ${food}`),
  density: of('weight', () => 'não sei a densidade: usei 1 g por ml'),
  'raw-recipe': of('weight', () => 'o peso da receita pronta é outro: conte por porção'),
  vague: of('weight', (measure) => `“${measure}” varia: confira`),
  'spelled-measure': of('line', (word, as) => `li “${word}” como “${as}”`),
  'unknown-measure': of('line', (word) => `não conheço a medida “${word}”`),
  'other-spoon': of('weight', () => 'calculei a partir de outra colher'),
  'other-measure': of('weight', (used, written) => `usei “${used}” por ${written}`),
  'usual-weight': of('weight', (measure) => `usei o peso usual de ${measure}`),
  'no-unit': of('line', (unit) => `o número não diz a unidade: usei ${unit}`),
  'odd-weight': of('line', () => 'os gramas escritos não combinam com a medida'),
  'two-counts': of('line', () => 'as duas quantidades não combinam'),
  range: of('line', () => 'o intervalo é largo: usei o meio'),
  implied: of('line', () => 'o item não diz quantos: usei 1'),
  'one-or-all': of('line', () => 'os gramas podem ser de uma só unidade'),
  'of-all': of('line', () => 'os gramas podem ser do total'),
  'with-other': of('line', (words) => `a quantidade é de tudo, com “${words}”`),
  'list-or-choice': of('line', () => 'a vírgula pode separar alternativas'),
  columns: of('line', () => 'a coluna ao lado pode ser uma alternativa'),
  slash: of('line', () => 'o sinal pode somar ou separar alternativas'),
  share: of('line', (words) => `“${words}” muda quanto se come`),
  inedible: of('line', (words) => `“${words}”: o peso inclui o que não se come`),
  'part-of-choice': of('line', () => 'pode ser parte da alternativa'),
  'part-of-dish': of('line', () => 'é parte de outra preparação'),
  brackets: of('line', () => 'há palavras entre parênteses que não entendi'),
  'bracket-foods': of('line', () => 'os parênteses citam outros alimentos'),
  'free-energy': of('line', (food) => `${food} tem energia, que não entrou na conta`),
  'much-energy': of('line', () => 'é muito para um item: confira'),
  frequency: of('line', () => 'o item diz com que frequência'),
  limit: of('line', () => 'a quantidade é um limite'),
  example: of('line', () => 'é só um exemplo do que comer'),
  long: of('line', () => 'o item é longo demais: só o começo foi lido'),
  'first-unknown': of('line', () => 'a primeira alternativa não foi calculada'),
  'unused-number': of('line', (number) => `não sei de que é “${number}”`),
  'unused-or': of('line', () => 'o “ou” pode separar alternativas'),
  'unused-word': of('line', (word) => `não sei o que “${word}” quer dizer aqui`),
} as const satisfies Record<string, ReturnType<typeof of>>;

export type DoubtCode = keyof typeof DOUBTS;

export interface Doubt {
  readonly code: DoubtCode;
  /** The words of the line or the names of the list that the sentence needs. */
  readonly words: readonly string[];
  /** Where in the line the cause stands, if it is one place. */
  readonly span?: Span;
}

export const doubt = (code: DoubtCode, ...words: string[]): Doubt => ({ code, words });
export const doubtAt = (code: DoubtCode, { text, from, to }: Placed, ...more: string[]): Doubt => ({
  code,
  words: [text, ...more],
  span: [from, to],
});

interface Placed {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export const aboutOf = ({ code }: Doubt): DoubtAbout => DOUBTS[code].about;
export const sayDoubt = ({ code, words }: Doubt): string => (DOUBTS[code].say as Say)(...words);
