import { publicMenuOf } from '@alecrim/domain';
import { demoProfile } from '@alecrim/domain/starter-library/demo';
import { expect, test } from 'vitest';
import { type EvolutionPaper, evolutionSheet } from './index.ts';
import { documentWords, fileWords } from './testing-words.ts';

const course = Array.from({ length: 12 }, (_, i) => [i / 11, 0.9 - i / 15] as const);
const curves = [-2, -1, 0, 1, 2].map((z) => ({
  text: String(z).replace('-', '−'),
  isMiddle: z === 0,
  points: [
    [0, 0.4 + z / 8],
    [1, 0.5 + z / 8],
  ] as const,
}));

const paper: EvolutionPaper = {
  nutricionista: publicMenuOf({}, demoProfile).nutricionista,
  patient: 'Beatriz Nunes',
  about: [
    'Paciente: Beatriz Nunes',
    'Nascimento: 23/04/1991 · 35 anos · Meta de peso: 65 kg',
    '18 de novembro de 2026',
  ],
  newest: {
    title: 'Em 12/03/2026',
    figures: [
      { name: 'IMC', text: '26,6 kg/m²: Sobrepeso' },
      { name: 'Gordura corporal', text: '31,2 %: Jackson e Pollock, 3 dobras' },
      { name: 'Massa magra', text: '49,9 kg' },
      { name: 'Cintura', text: '84 cm: Risco aumentado' },
    ],
  },
  charts: [
    {
      legend: [
        { place: 0, text: 'Peso (kg)' },
        { place: 1, text: 'Massa magra (kg)' },
      ],
      note: '',
      up: [
        { at: 0.1, text: '65' },
        { at: 0.5, text: '70' },
        { at: 0.9, text: '75' },
      ],
      across: [
        { at: 0, text: 'jan 26' },
        { at: 0.5, text: 'fev 26' },
        { at: 1, text: 'mar 26' },
      ],
      lines: [
        { place: 0, points: course },
        { place: 1, points: course.map(([x, y]) => [x, y / 2]) },
      ],
      curves: [],
      goal: { at: 0.2, text: 'Meta: 65 kg' },
    },
    {
      legend: [{ place: 0, text: 'IMC (kg/m²)' }],
      note: 'Linhas finas: curvas da OMS, de −2 a +2 desvios',
      up: [{ at: 0.5, text: '26' }],
      across: [{ at: 0.5, text: 'fev 26' }],
      lines: [{ place: 0, points: [[0.5, 0.5]] }],
      curves,
      goal: null,
    },
  ],
  table: {
    head: ['Data', 'Peso (kg)', 'Massa magra (kg)'],
    rows: Array.from({ length: 60 }, (_, i) => [
      `${String((i % 28) + 1).padStart(2, '0')}/03/2026`,
      '72,5',
      '–',
    ]),
  },
};

/** The texts of the evolution in the order of the page. */
const textsOf = ({ about, newest, charts, table }: EvolutionPaper): string[] => [
  'Evolução',
  ...about,
  ...(newest.figures.length > 0 ? [newest.title] : []),
  ...newest.figures.flatMap(({ name, text }) => [name, text]),
  ...charts.flatMap(({ legend, note, up, across, curves: behind, goal }) => [
    ...[...legend, { text: note }, ...up, ...across, ...behind].map(({ text }) => text),
    goal?.text ?? '',
  ]),
  'Medidas',
  ...table.head,
  ...table.rows.flat(),
];

const head = 'Helena Duarte';

test.each([
  ['an evolution with two charts and a long table', paper],
  ['an evolution of one value without figures', { ...paper, newest: { title: '', figures: [] }, charts: [] }],
])('%s: the file has the texts that it was given, in their order', async (_, given) => {
  const words = await fileWords(evolutionSheet(given));
  expect(words.slice(0, 2).join(' ')).toBe(head);
  const start = words.indexOf('Evolução');
  // The head of a table is repeated on every page.
  const repeated = given.table.head.flatMap((text) => documentWords(text)).join(' ');
  const [first = '', ...others] = words.slice(start).join(' ').split(` ${repeated} `);
  const inFile = `${first} ${repeated} ${others.join(' ')}`;
  expect(inFile.split(' ')).toEqual(documentWords(textsOf(given).join(' ')));
});
