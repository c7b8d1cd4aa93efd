import type { PublicNumbers, PublicNutrients } from '@alecrim/domain/pure';
import { estimateTable, type NumberTable, nutrientTable } from './number-tables.ts';
import { WholeSection } from './section.tsx';
import type { ShownRefeicao } from './shown-menu.ts';

export interface EstimativaProps {
  numeros: PublicNumbers;
  refeicoes: readonly ShownRefeicao[];
}

export const Estimativa = ({ numeros, refeicoes }: EstimativaProps) => (
  <TableSection id="estimativa" table={estimateTable(numeros, refeicoes)} />
);

export interface NutrientesProps {
  nutrientes: PublicNutrients;
}

export const Nutrientes = ({ nutrientes }: NutrientesProps) => (
  <TableSection id="nutrientes" table={nutrientTable(nutrientes)} />
);

// A row and its line are taller than a line of text.
const LINES_OF_A_ROW = 1.5;

function TableSection({ id, table }: { id: string; table: NumberTable }) {
  return (
    <WholeSection id={id} title={table.title} lines={table.rows.length * LINES_OF_A_ROW}>
      <NumberTableView {...table} />
      <p className="doc-soft doc-sources">{table.note}</p>
    </WholeSection>
  );
}

/** On a phone there is no room for a head of columns, so each number brings its title. */
function NumberTableView({ caption, head, rows, foot }: NumberTable) {
  // By their place: two meals may have one name.
  const rowOf = ([title, ...cells]: readonly string[], place: number) => (
    <tr key={place}>
      {cells.length > 0 ? (
        <th scope="row">{title}</th>
      ) : (
        <th scope="colgroup" colSpan={head.length}>
          {title}
        </th>
      )}
      {cells.map((text, column) => (
        <td key={head[column + 1]} data-title={head[column + 1]}>
          {text}
        </td>
      ))}
    </tr>
  );
  return (
    <table className="doc-numbers">
      <caption className="doc-soft">{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(rowOf)}</tbody>
      {foot.length > 0 && <tfoot>{foot.map(rowOf)}</tfoot>}
    </table>
  );
}
