/**
 * Household measures as people write them. `name` is the key that a food's own measures use.
 * Spoken forms are folded (no accents, lower case, singular) and matched word by word, "de" apart.
 */
export interface HouseholdMeasure {
  readonly name: string;
  readonly spoken: readonly string[];
  readonly plural: string;
  /** Millilitres of a liquid that the measure holds: IBGE 2011 for cups and glasses, 15/10/5/2 ml for spoons. */
  readonly ml?: number;
  /** Which kind is meant stays open ("colher", "copo"): the reading is never sure. */
  readonly vague?: boolean;
  /** A word that no list knows, taken for a measure. */
  readonly isUnknown?: boolean;
  /** Measures to try, in order, when a food does not have this one. */
  readonly or?: readonly string[];
}

type Extra = Omit<HouseholdMeasure, 'name' | 'plural' | 'spoken'>;

function measure(name: string, plural: string, spoken: string, extra: Extra = {}): HouseholdMeasure {
  return { name, plural, spoken: spoken.split('|'), ...extra };
}

/** What the juice of one fruit weighs: "suco de 1 limão". */
export const PRESSED = 'fruta espremida';

const SPOON = 'colher|col|colh|c';
const spoons = (kind: string, more = '') =>
  [...SPOON.split('|').map((spoon) => `${spoon} ${kind}`), ...(more ? more.split('|') : [])].join('|');

export const MEASURES: readonly HouseholdMeasure[] = [
  measure('colher de sopa', 'colheres de sopa', spoons('sopa', 'cs|c s|csp|csopa|colsopa'), { ml: 15 }),
  measure('colher de sobremesa', 'colheres de sobremesa', spoons('sobremesa', 'col sobrem|c sobrem|csob'), {
    ml: 10,
  }),
  measure('colher de chá', 'colheres de chá', spoons('cha', 'cch|ccha'), { ml: 5 }),
  measure('colher de café', 'colheres de café', spoons('cafe', 'ccafe'), { ml: 2 }),
  measure(
    'colher de arroz',
    'colheres de arroz',
    `${spoons('servir')}|${spoons('arroz')}|colher grande|colher cheia de servir`,
    { ml: 45 },
  ),
  measure('colher de mesa', 'colheres de mesa', spoons('mesa'), {
    vague: true,
    ml: 15,
    or: ['colher de sopa'],
  }),
  measure('colher', 'colheres', SPOON, { vague: true, ml: 15, or: ['colher de sopa'] }),
  measure('xícara de chá', 'xícaras de chá', 'xicara cha|xic cha|xicara|xic|xc|xcr', { ml: 200 }),
  measure(
    'xícara de café',
    'xícaras de café',
    'xicara cafe|xic cafe|xicara pequeno|xicrinha|xicarazinha|cafezinho xicara',
    {
      ml: 50,
      or: ['copinho de café'],
    },
  ),
  measure('copo americano', 'copos americanos', 'copo americano|copo lagoinha', { ml: 165 }),
  measure('copo de requeijão', 'copos de requeijão', 'copo requeijao', { ml: 240, or: ['copo médio'] }),
  measure('copo pequeno', 'copos pequenos', 'copo pequeno|copinho', { ml: 165, or: ['copo americano'] }),
  measure('copo médio', 'copos médios', 'copo medio', { ml: 240, or: ['copo de requeijão'] }),
  measure('copo grande', 'copos grandes', 'copo grande|copo duplo|copao', { ml: 300 }),
  measure('copinho de café', 'copinhos de café', 'copo cafe|copinho cafe|copo descartavel cafe', { ml: 50 }),
  measure('copo', 'copos', 'copo|cp', {
    vague: true,
    ml: 240,
    or: ['copo médio', 'copo de requeijão', 'copo americano', 'pote'],
  }),
  measure('caneca', 'canecas', 'caneca|caneco', { ml: 300, or: ['caneco'], vague: true }),
  measure('taça', 'taças', 'taca', { ml: 150 }),
  measure('dose', 'doses', 'dose', { or: ['scoop', 'medida'] }),
  measure('scoop', 'scoops', 'scoop|escupe|scup|medidor|dosador|colher medida|medida', {
    or: ['dose', 'medida'],
  }),
  measure('fatia', 'fatias', 'fatia|fat|ft|fts|fatia fina de|lamina', { or: ['rodela', 'pedaço'] }),
  measure('rodela', 'rodelas', 'rodela', { or: ['fatia'] }),
  measure('pedaço', 'pedaços', 'pedaco|ped|pdc|naco', { or: ['fatia'], vague: true }),
  measure('filé', 'filés', 'file|filet|filezinho', { or: ['bife', 'pedaço', 'posta', 'unidade'] }),
  measure('bife', 'bifes', 'bife', { or: ['filé', 'pedaço', 'unidade'] }),
  measure('posta', 'postas', 'posta', { or: ['filé', 'pedaço'] }),
  measure('sobrecoxa', 'sobrecoxas', 'sobrecoxa', { or: ['unidade'] }),
  measure('coxa', 'coxas', 'coxa', { or: ['unidade'] }),
  measure('asa', 'asas', 'asa', { or: ['unidade'] }),
  measure('concha', 'conchas', 'concha|conc|conchinha'),
  measure('escumadeira', 'escumadeiras', 'escumadeira|escum|espumadeira|escumad'),
  measure('pegador', 'pegadores', 'pegador|peg|pegada|pegador macarrao'),
  measure('pires', 'pires', 'pires cha|pires|pir', { or: ['pires de chá'] }),
  measure('prato raso', 'pratos rasos', 'prato raso|prato cheio'),
  measure('prato fundo', 'pratos fundos', 'prato fundo|prato sopa'),
  measure('prato de sobremesa', 'pratos de sobremesa', 'prato sobremesa|pratinho'),
  measure('prato', 'pratos', 'prato', { vague: true, or: ['prato raso', 'prato fundo'] }),
  measure('tigela', 'tigelas', 'tigela|bowl|cumbuca|bol|potinho tigela', { or: ['cumbuca'], vague: true }),
  measure('unidade', 'unidades', 'unidade|unidade comercial|un|und|unid|uni|ud|unds|u', {
    or: ['unidade média', 'pote', 'bife', 'filé', 'posta', 'barra', 'espiga', 'sachê', 'bola', 'dose'],
  }),
  measure('metade', 'metades', 'metade|banda', { or: ['banda'] }),
  measure('folha', 'folhas', 'folha|fl|fls'),
  measure('ramo', 'ramos', 'ramo|raminho|galho'),
  measure('dente', 'dentes', 'dente'),
  measure('gomo', 'gomos', 'gomo'),
  measure('bago', 'bagos', 'bago', { or: ['unidade'] }),
  measure('cacho', 'cachos', 'cacho', { vague: true }),
  measure('maço', 'maços', 'maco|molho', { vague: true }),
  measure('espiga', 'espigas', 'espiga', { or: ['unidade'] }),
  measure('bola', 'bolas', 'bola|bolinha'),
  measure('espetinho', 'espetinhos', 'espetinho|espeto', { or: ['espeto'] }),
  measure('punhado', 'punhados', 'punhado|punhadinho|mao cheia|mao', { vague: true }),
  measure('porção', 'porções', 'porcao|porc', { vague: true }),
  measure('pote', 'potes', 'pote|potinho|copinho iogurte', { or: ['unidade', 'copo'] }),
  measure('lata', 'latas', 'lata|latinha', { vague: true }),
  measure('garrafa', 'garrafas', 'garrafa|garrafinha', { vague: true, or: ['unidade', 'pote'] }),
  measure('frasco', 'frascos', 'frasco|frasquinho', { vague: true, or: ['unidade', 'garrafa', 'pote'] }),
  measure('caixa', 'caixas', 'caixinha|caixa|cx', { ml: 200, vague: true }),
  measure('pacote', 'pacotes', 'pacote|pct|pacotinho|pac', { vague: true }),
  measure('saco', 'sacos', 'saco|saquinho', { vague: true }),
  measure('sachê', 'sachês', 'sache|envelope|stick'),
  measure('tablete', 'tabletes', 'tablete', { or: ['barra'] }),
  measure('barra', 'barras', 'barra|barrinha', { or: ['unidade', 'tablete'] }),
  measure('quadradinho', 'quadradinhos', 'quadradinho|quadrado|cubinho|cubo', {
    vague: true,
    or: ['pedaço'],
  }),
  measure('ponta de faca', 'pontas de faca', 'ponta faca|ponta de faca'),
  measure(PRESSED, 'frutas espremidas', 'fruta espremido'),
  measure('garfada', 'garfadas', 'garfada'),
  measure('peça', 'peças', 'peca', { or: ['unidade'] }),
];

const byName = new Map(MEASURES.map((one) => [one.name, one]));

export function measureNamed(name: string): HouseholdMeasure | undefined {
  return byName.get(name);
}

/** Grams or millilitres in one of the unit. */
export const UNITS: Readonly<Record<string, { readonly kind: 'g' | 'ml'; readonly factor: number }>> = {
  g: { kind: 'g', factor: 1 },
  gr: { kind: 'g', factor: 1 },
  grs: { kind: 'g', factor: 1 },
  grama: { kind: 'g', factor: 1 },
  kg: { kind: 'g', factor: 1000 },
  kilo: { kind: 'g', factor: 1000 },
  quilo: { kind: 'g', factor: 1000 },
  mg: { kind: 'g', factor: 0.001 },
  ml: { kind: 'ml', factor: 1 },
  mililitro: { kind: 'ml', factor: 1 },
  dl: { kind: 'ml', factor: 100 },
  l: { kind: 'ml', factor: 1000 },
  lt: { kind: 'ml', factor: 1000 },
  litro: { kind: 'ml', factor: 1000 },
};

/**
 * IBGE weighs spoons and ladles heaped and units of medium size. A level spoon is about half of a heaped one; small
 * and large units differ from the medium one by about a third.
 */
export const SIZES: Readonly<Record<string, { readonly name: string; readonly factor: number }>> = {
  cheio: { name: 'cheia', factor: 1 },
  farto: { name: 'cheia', factor: 1 },
  raso: { name: 'rasa', factor: 0.5 },
  nivelado: { name: 'rasa', factor: 0.5 },
  pequeno: { name: 'pequena', factor: 0.7 },
  peq: { name: 'pequena', factor: 0.7 },
  pq: { name: 'pequena', factor: 0.7 },
  p: { name: 'pequena', factor: 0.7 },
  medio: { name: 'média', factor: 1 },
  med: { name: 'média', factor: 1 },
  m: { name: 'média', factor: 1 },
  grande: { name: 'grande', factor: 1.3 },
  gde: { name: 'grande', factor: 1.3 },
  grd: { name: 'grande', factor: 1.3 },
  mini: { name: 'mini', factor: 0.5 },
  fino: { name: 'fina', factor: 0.7 },
  grosso: { name: 'grossa', factor: 1.3 },
};
