import type { PublicNumbers } from '@alecrim/domain/pure';
import { NumberTableView } from './number-table.tsx';
import { estimateTable } from './number-tables.ts';
import { isLongerThanPage } from './page-length.ts';
import { Section } from './section.tsx';
import type { ShownRefeicao } from './shown-menu.ts';

// A row and its line are taller than a line of text.
const LINES_OF_A_ROW = 1.5;

export interface EstimativaProps {
  numeros: PublicNumbers;
  refeicoes: readonly ShownRefeicao[];
}

export function Estimativa({ numeros, refeicoes }: EstimativaProps) {
  const table = estimateTable(numeros, refeicoes);
  const props = { id: 'estimativa', title: table.title };
  const body = (
    <>
      <NumberTableView {...table} />
      <p className="doc-soft doc-sources">{table.note}</p>
    </>
  );
  return isLongerThanPage(table.rows.length * LINES_OF_A_ROW) ? (
    <Section {...props}>{body}</Section>
  ) : (
    <Section {...props} start={body} />
  );
}
