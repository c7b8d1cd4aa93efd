import type { Span } from './answer.ts';

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
  'similar-preparation': of('food', (how, food) => `a lista não tem ${food} ${how}`),
  similar: of('food', (food) => `usei ${food}, que é parecido`),
  brand: of('food', (word) => `não conheço “${word}”: usei o alimento comum`),
  generic: of('food', () => 'não diz qual: usei um valor típico'),
  tea: of('food', () => 'pode ser chá'),
  sibling: of('weight', (food) => `usei a medida de ${food}`),
  density: of('weight', () => 'não sei a densidade: usei 1 g por ml'),
  'raw-recipe': of('weight', () => 'o peso da receita pronta é outro: conte por porção'),
  vague: of('weight', (measure) => `“${measure}” varia: confira`),
  'unknown-measure': of('line', (word) => `não conheço a medida “${word}”`),
  'other-spoon': of('weight', () => 'calculei a partir de outra colher'),
  'other-measure': of('weight', (used, written) => `usei “${used}” por ${written}`),
  'usual-weight': of('weight', (measure) => `usei o peso usual de ${measure}`),
  'odd-weight': of('line', () => 'os gramas escritos não combinam com a medida'),
  range: of('line', () => 'o intervalo é largo: usei o meio'),
  implied: of('line', () => 'o item não diz quantos: usei 1'),
  'one-or-all': of('line', () => 'os gramas podem ser de uma só unidade'),
  'of-all': of('line', () => 'os gramas podem ser do total'),
  'with-other': of('line', (words) => `a quantidade é de tudo, com “${words}”`),
  'list-or-choice': of('line', () => 'a vírgula pode separar alternativas'),
  slash: of('line', () => 'a barra pode somar'),
  'part-of-choice': of('line', () => 'pode ser parte da alternativa'),
  'part-of-dish': of('line', () => 'é parte de outra preparação'),
  brackets: of('line', () => 'há palavras entre parênteses que não entendi'),
  'bracket-foods': of('line', () => 'os parênteses citam outros alimentos'),
  'free-energy': of('line', (food) => `${food} tem energia, que não entrou na conta`),
  'much-energy': of('line', () => 'é muito para um item: confira'),
  frequency: of('line', () => 'o item diz com que frequência'),
  limit: of('line', () => 'a quantidade é um limite'),
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
