import type { PublicNutrients } from '@alecrim/domain/pure';
import { NumberTableView } from './number-table.tsx';
import { nutrientTable } from './number-tables.ts';
import { Section } from './section.tsx';

export interface NutrientesProps {
  nutrientes: PublicNutrients;
}

export function Nutrientes({ nutrientes }: NutrientesProps) {
  const table = nutrientTable(nutrientes);
  return (
    <Section
      id="nutrientes"
      title={table.title}
      start={
        <>
          <NumberTableView {...table} />
          <p className="doc-soft doc-sources">{table.note}</p>
        </>
      }
    />
  );
}
