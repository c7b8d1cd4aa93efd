import { pacienteLabels, patientText } from '@alecrim/domain/pure';
import { cn } from '../../lib/cn.ts';
import { Badge } from '../../ui/badge.tsx';
import { Options, Select } from '../../ui/select.tsx';
import type { CsvRow } from './csv-table.ts';
import type { PatientField, PatientRow, RowProblem } from './patient-import.ts';

interface ImportPreviewProps {
  header: CsvRow | undefined;
  patients: readonly PatientRow[];
  columns: (PatientField | null)[];
  problems: readonly RowProblem[];
  /** The lines of patients who are in the list already. */
  known: ReadonlySet<number>;
  onAssign: (column: number, field: PatientField | null) => void;
}

const PREVIEW_ROWS = 5;

/** The first rows as they will be stored, and the field that each column is used for. */
export function ImportPreview(props: ImportPreviewProps) {
  const { header, patients, columns, problems, known, onAssign } = props;
  const shown = columns.map((field, column) => ({
    field,
    column,
    title: header?.cells[column] || `Coluna ${column + 1}`,
  }));
  return (
    <section aria-label="Prévia do arquivo" className="overflow-x-auto rounded-control border border-line">
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            {shown.map(({ field, column, title }) => (
              <th key={column} scope="col" className="min-w-52 bg-soft p-3 align-bottom font-medium">
                <span className="mb-1.5 block truncate">{title}</span>
                <Select
                  aria-label={`A coluna ${title} é`}
                  value={field ?? ''}
                  onChange={(event) => onAssign(column, (event.target.value || null) as PatientField | null)}
                >
                  <option value="">Não importar</option>
                  <Options labels={pacienteLabels} />
                </Select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {patients.slice(0, PREVIEW_ROWS).map(({ line, values }) => (
            <tr key={line} className="border-t border-line align-top">
              {shown.map(({ field, column }) => (
                <Cell
                  key={column}
                  text={field && patientText(field, values[field])}
                  problem={problems.find((found) => found.line === line && found.field === field)?.message}
                  isKnown={field === 'nome' && known.has(line)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CellProps {
  text: string | null | undefined;
  problem: string | undefined;
  isKnown: boolean;
}

const Cell = ({ text, problem, isKnown }: CellProps) => (
  <td className={cn('max-w-60 p-3', problem ? 'bg-danger-soft text-danger' : 'text-muted')}>
    <span className="block truncate">{text}</span>
    {problem && <span className="block text-xs font-medium">{problem}</span>}
    {isKnown && (
      <Badge variant="warning" className="mt-1">
        Já cadastrado
      </Badge>
    )}
  </td>
);
