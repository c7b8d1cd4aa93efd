import {
  type NumberColumn,
  numberColumns,
  type PublicFigures,
  type PublicNumbers,
  type PublicRange,
} from '@alecrim/domain/pure';
import type { ReactNode } from 'react';
import { isLongerThanPage } from './page-length.ts';
import { mealName } from './refeicao.tsx';
import { Section } from './section.tsx';
import type { ShownRefeicao } from './shown-menu.ts';

const titles: Record<NumberColumn, string> = {
  kcal: 'Energia',
  proteina: 'Proteína',
  carboidrato: 'Carboidrato',
  gordura: 'Gordura',
  fibra: 'Fibra',
};

// A row and its line are taller than a line of text.
const LINES_OF_A_ROW = 1.5;

export interface EstimativaProps {
  numeros: PublicNumbers;
  refeicoes: readonly ShownRefeicao[];
}

/** The numbers of the plan that the nutritionist chose to show, as the server calculated them. */
export function Estimativa({ numeros, refeicoes }: EstimativaProps) {
  const { mostrar, dia, meta } = numeros;
  const columns = numberColumns(mostrar);
  // Where nothing is known there is a dash: what was not calculated is told to the nutritionist, not to the patient.
  const rowOf = (figures: PublicFigures | undefined) => (
    <Cells
      columns={columns}
      text={(name) => (figures ? rangeText(figures[name], unitOf(mostrar, name)) : NOTHING)}
    />
  );
  const table = (
    <table className="doc-numbers">
      <caption className="doc-soft">{captions[mostrar]}</caption>
      <thead>
        <tr>
          <th scope="col">Refeição</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {titles[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {refeicoes.map((refeicao, place) => (
          <TableRow key={refeicao.index} title={mealName(refeicao, place + 1)}>
            {rowOf(numeros.refeicoes[refeicao.index])}
          </TableRow>
        ))}
      </tbody>
      <tfoot>
        <TableRow title="Dia">{rowOf(dia)}</TableRow>
        {meta && (
          <TableRow title="Meta">
            <Cells columns={columns} text={(name) => amountText(meta[name], unitOf(mostrar, name))} />
          </TableRow>
        )}
      </tfoot>
    </table>
  );
  const props = { id: 'estimativa', title: 'Estimativa nutricional' };
  const note = <p className="doc-soft doc-sources">{noteOf(numeros)}</p>;
  return isLongerThanPage(refeicoes.length * LINES_OF_A_ROW) ? (
    <Section {...props}>
      {table}
      {note}
    </Section>
  ) : (
    <Section
      {...props}
      start={
        <>
          {table}
          {note}
        </>
      }
    />
  );
}

const captions = {
  kcal: 'Energia de cada refeição e do dia',
  macros: 'Energia e nutrientes de cada refeição e do dia',
  percentuais: 'De onde vem a energia de cada refeição e do dia',
};

const unitOf = (mostrar: PublicNumbers['mostrar'], name: NumberColumn) => {
  if (mostrar === 'percentuais') return '%';
  return name === 'kcal' ? 'kcal' : 'g';
};

const TableRow = ({ title, children }: { title: string; children: ReactNode }) => (
  <tr>
    <th scope="row">{title}</th>
    {children}
  </tr>
);

interface CellsProps {
  columns: readonly NumberColumn[];
  text: (name: NumberColumn) => string;
}

// A phone has no room for a head of columns, so each number brings its title.
const Cells = ({ columns, text }: CellsProps) =>
  columns.map((name) => (
    <td key={name} data-title={titles[name]}>
      {text(name)}
    </td>
  ));

/** Always tells that it is an estimate, and the sources. */
const noteOf = ({ fontes }: PublicNumbers): string =>
  fontes.length > 0 ? `Valores estimados. Fontes: ${fontes.join('; ')}.` : 'Valores estimados.';

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
