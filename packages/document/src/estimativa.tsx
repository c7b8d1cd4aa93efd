import {
  counted,
  type Faixa,
  type NumberColumn,
  numberColumns,
  type PublicFigures,
  type PublicNumbers,
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
  const rowOf = (figures: PublicFigures | undefined) =>
    figures ? (
      <Cells columns={columns} text={(name) => rangeText(figures[name], unitOf(mostrar, name))} />
    ) : (
      <td colSpan={columns.length}>não calculado</td>
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

/** Always tells that it is an estimate, what is missing, and the sources. */
function noteOf({ linhas_sem_numero: missing, refeicoes, dia, fontes }: PublicNumbers): string {
  const isLowerBound = [...refeicoes, dia].some((figures) =>
    Object.values(figures ?? {}).some(({ faltam }) => faltam > 0),
  );
  return [
    'Estimativa feita a partir do texto do cardápio',
    missing > 0 && counted(missing, 'item não calculado', 'itens não calculados'),
    isLowerBound && '≥: falta o valor de algum alimento',
    fontes.length > 0 && `fontes: ${fontes.join('; ')}`,
  ]
    .filter(Boolean)
    .join(' · ')
    .concat('.');
}

// Holds a number and its unit on one line.
const SPACE = '\u00a0';

/** "1.850 kcal"; whole numbers, because an estimate has no decimals. */
const amountText = (value: number | undefined, unit: string): string =>
  value === undefined ? '' : `${whole(value)}${SPACE}${unit}`;

/** "320–410 kcal" where options differ, and "≥ 12 g" where a table does not give the nutrient of some food. */
function rangeText(range: Faixa | undefined, unit: string): string {
  if (!range) return '';
  const [least, most] = [whole(range.min), whole(range.max)];
  const text = least === most ? amountText(range.base, unit) : `${least}–${most}${SPACE}${unit}`;
  return range.faltam > 0 ? `≥${SPACE}${text}` : text;
}

const whole = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 0 });
