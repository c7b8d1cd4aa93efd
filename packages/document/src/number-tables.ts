import {
  type DayKind,
  daysWords,
  figureLabels,
  isOnDay,
  mealName,
  type NumberColumn,
  type NutrienteDoDia,
  numberColumns,
  nutrienteLabels,
  nutrienteText,
  type PublicFigures,
  type PublicNumbers,
  type PublicNutrients,
  type PublicRange,
  wholeText,
} from '@alecrim/domain/pure';
import type { ShownRefeicao } from './shown-menu.ts';

/**
 * A table in words, for the document on screen, on paper and in a PDF file. The first cell of a row is its title; a row of one
 * cell is the heading of those below it.
 */
export interface NumberTable {
  title: string;
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** The rows that sum up. */
  foot: readonly (readonly string[])[];
  note: string;
}

const captions = {
  kcal: 'Energia de cada refeição e do dia',
  macros: 'Energia e nutrientes de cada refeição e do dia',
  percentuais: 'De onde vem a energia de cada refeição e do dia',
};

/** The numbers of the plan that the nutritionist chose to show, as the server calculated them. */
export function estimateTable(numeros: PublicNumbers, refeicoes: readonly ShownRefeicao[]): NumberTable {
  const { mostrar, dia, dias, meta, fontes } = numeros;
  const columns = numberColumns(mostrar);
  // Where nothing is known there is a dash: what was not calculated is told to the nutritionist, not to the patient.
  const cells = (figures: PublicFigures | undefined) =>
    columns.map((name) => (figures ? rangeText(figures[name], unitOf(mostrar, name)) : NOTHING));
  const target = meta && columns.map((name) => amountText(meta[name], unitOf(mostrar, name)));
  return {
    title: 'Estimativa nutricional',
    caption: captions[mostrar],
    head: ['Refeição', ...columns.map((name) => figureLabels[name])],
    rows: dias
      ? rowsByDay(dias, refeicoes, cells)
      : refeicoes.map((refeicao, place) => [
          mealName(refeicao, place + 1),
          ...cells(numeros.refeicoes[refeicao.index]),
        ]),
    foot: [
      ...(dias
        ? dias.map((day) => [`Dia: ${daysWords(day.dias).toLowerCase()}`, ...cells(day.dia)])
        : [['Dia', ...cells(dia)]]),
      ...(target ? [['Meta', ...target]] : []),
    ],
    // Always tells that it is an estimate, and the sources.
    note: fontes.length > 0 ? `Valores estimados. Fontes: ${fontes.join('; ')}.` : 'Valores estimados.',
  };
}

type Row = readonly string[];

/** Meals with the same numbers on every kind of day stand first and once; the others below each kind that has them. */
function rowsByDay(
  days: NonNullable<PublicNumbers['dias']>,
  refeicoes: readonly ShownRefeicao[],
  cells: (figures: PublicFigures | undefined) => Row,
): Row[] {
  const meals = refeicoes.map((refeicao, place) => {
    const rowOn = (day: (typeof days)[number]): Row | undefined =>
      isEaten(refeicao, day.dias)
        ? [mealName(refeicao, place + 1), ...cells(day.refeicoes[refeicao.index])]
        : undefined;
    const rows = days.map(rowOn);
    return { rows, isSame: rows.every((row) => row && `${row}` === `${rows[0]}`) };
  });
  const below = (title: string, rows: readonly (Row | undefined)[]): Row[] => {
    const present = rows.filter((row) => row !== undefined);
    return present.length > 0 ? [[title], ...present] : [];
  };
  return [
    ...below(
      daysWords([]),
      meals.filter(({ isSame }) => isSame).map(({ rows }) => rows[0]),
    ),
    ...days.flatMap(({ dias }, place) =>
      below(
        daysWords(dias),
        meals.filter(({ isSame }) => !isSame).map(({ rows }) => rows[place]),
      ),
    ),
  ];
}

const isEaten = ({ dias, opcoes }: ShownRefeicao, kind: DayKind): boolean =>
  isOnDay(dias, kind) && opcoes.some((opcao) => isOnDay(opcao.dias, kind));

/** The nutrients of the day that the nutritionist chose to show, as the server calculated them. */
export function nutrientTable({ itens, dias }: PublicNutrients): NumberTable {
  const hasReference = itens.some((item) => referenceText(item));
  return {
    title: 'Nutrientes do dia',
    caption: 'Quanto o cardápio oferece por dia',
    head: [
      'Nutriente',
      ...(dias?.map(daysWords) ?? ['No cardápio']),
      ...(hasReference ? ['Recomendado'] : []),
    ],
    rows: itens.map((item) => [
      nutrienteLabels[item.nome].nome,
      ...(item.valores ?? [item.valor]).map((valor) => nutrienteText(item.nome, valor)),
      ...(hasReference ? [referenceText(item)] : []),
    ]),
    foot: [],
    note: `Estimativa feita a partir do texto do cardápio.${
      hasReference ? ' Recomendado: Ingestão Dietética de Referência (DRI) por dia.' : ''
    }`,
  };
}

const unitOf = (mostrar: PublicNumbers['mostrar'], name: NumberColumn) => {
  if (mostrar === 'percentuais') return '%';
  return name === 'kcal' ? 'kcal' : 'g';
};

const NOTHING = '—';
// Holds a number and its unit on one line.
const SPACE = '\u00a0';

/** "1.850 kcal"; whole numbers, because an estimate has no decimals. */
const amountText = (value: number | undefined, unit: string): string =>
  value === undefined ? '' : `${wholeText(value)}${SPACE}${unit}`;

/** "320 kcal", or "320–410 kcal" where she shows ranges and options differ. */
function rangeText(range: PublicRange | undefined, unit: string): string {
  if (!range) return '';
  const [least, most] = [wholeText(range.min), wholeText(range.max)];
  return least === most ? amountText(range.min, unit) : `${least}–${most}${SPACE}${unit}`;
}

/** A limit where less is better, else what the day should reach. */
function referenceText({ nome, recomendado, limite }: Omit<NutrienteDoDia, 'parte'>): string {
  if (recomendado !== undefined) return nutrienteText(nome, recomendado);
  return limite === undefined ? '' : `até ${nutrienteText(nome, limite)}`;
}
