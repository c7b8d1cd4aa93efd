import {
  type NumberColumn,
  type NutrienteDoDia,
  numberColumns,
  nutrienteLabels,
  nutrienteText,
  type PublicFigures,
  type PublicNumbers,
  type PublicNutrients,
  type PublicRange,
} from '@alecrim/domain/pure';
import { mealName } from './refeicao.tsx';
import type { ShownRefeicao } from './shown-menu.ts';

/** A table in words, for the document on screen, on paper and in a PDF file. The first cell of a row is its title. */
export interface NumberTable {
  title: string;
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** The rows that sum up. */
  foot: readonly (readonly string[])[];
  note: string;
}

const titles: Record<NumberColumn, string> = {
  kcal: 'Energia',
  proteina: 'Proteína',
  carboidrato: 'Carboidrato',
  gordura: 'Gordura',
  fibra: 'Fibra',
};

const captions = {
  kcal: 'Energia de cada refeição e do dia',
  macros: 'Energia e nutrientes de cada refeição e do dia',
  percentuais: 'De onde vem a energia de cada refeição e do dia',
};

/** The numbers of the plan that the nutritionist chose to show, as the server calculated them. */
export function estimateTable(numeros: PublicNumbers, refeicoes: readonly ShownRefeicao[]): NumberTable {
  const { mostrar, dia, meta, fontes } = numeros;
  const columns = numberColumns(mostrar);
  // Where nothing is known there is a dash: what was not calculated is told to the nutritionist, not to the patient.
  const cells = (figures: PublicFigures | undefined) =>
    columns.map((name) => (figures ? rangeText(figures[name], unitOf(mostrar, name)) : NOTHING));
  const target = meta && columns.map((name) => amountText(meta[name], unitOf(mostrar, name)));
  return {
    title: 'Estimativa nutricional',
    caption: captions[mostrar],
    head: ['Refeição', ...columns.map((name) => titles[name])],
    rows: refeicoes.map((refeicao, place) => [
      mealName(refeicao, place + 1),
      ...cells(numeros.refeicoes[refeicao.index]),
    ]),
    foot: [['Dia', ...cells(dia)], ...(target ? [['Meta', ...target]] : [])],
    // Always tells that it is an estimate, and the sources.
    note: fontes.length > 0 ? `Valores estimados. Fontes: ${fontes.join('; ')}.` : 'Valores estimados.',
  };
}

/** The nutrients of the day that the nutritionist chose to show, as the server calculated them. */
export function nutrientTable({ itens }: PublicNutrients): NumberTable {
  const hasReference = itens.some((item) => referenceText(item));
  return {
    title: 'Nutrientes do dia',
    caption: 'Quanto o cardápio oferece por dia',
    head: ['Nutriente', 'No cardápio', ...(hasReference ? ['Recomendado'] : [])],
    rows: itens.map((item) => [
      nutrienteLabels[item.nome].nome,
      nutrienteText(item.nome, item.valor),
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
  value === undefined ? '' : `${whole(value)}${SPACE}${unit}`;

/** "320 kcal", or "320–410 kcal" where she shows ranges and options differ. */
function rangeText(range: PublicRange | undefined, unit: string): string {
  if (!range) return '';
  const [least, most] = [whole(range.min), whole(range.max)];
  return least === most ? amountText(range.min, unit) : `${least}–${most}${SPACE}${unit}`;
}

const whole = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 0 });

/** A limit where less is better, else what the day should reach. */
function referenceText({ nome, recomendado, limite }: Omit<NutrienteDoDia, 'parte'>): string {
  if (recomendado !== undefined) return nutrienteText(nome, recomendado);
  return limite === undefined ? '' : `até ${nutrienteText(nome, limite)}`;
}
