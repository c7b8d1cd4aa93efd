import { dayText } from '../../fields/day-text.ts';
import { pacienteLabels } from '../../fields/paciente-fields.tsx';
import { Select } from '../../ui/select.tsx';
import type { CsvRow } from './csv-table.ts';
import type { PatientField } from './patient-columns.ts';
import { patientRows } from './patient-import.ts';

interface ImportPreviewProps {
  rows: CsvRow[];
  columns: (PatientField | null)[];
  onAssign: (place: number, field: PatientField | null) => void;
}

const SHOWN = 5;

/** The first rows as they will be stored, and under each column's own name what it is taken for. */
export function ImportPreview({ rows, columns, onAssign }: ImportPreviewProps) {
  const [header] = rows;
  const shown = columns.map((field, place) => ({
    field,
    place,
    title: header?.cells[place] || `Coluna ${place + 1}`,
  }));
  const patients = patientRows(rows.slice(0, SHOWN + 1), columns);
  return (
    <section aria-label="Prévia do arquivo" className="overflow-x-auto rounded-control border border-line">
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            {shown.map(({ field, place, title }) => (
              <th key={place} scope="col" className="min-w-52 bg-soft p-3 align-bottom font-medium">
                <span className="mb-1.5 block truncate">{title}</span>
                <Select
                  aria-label={`A coluna ${title} é`}
                  value={field ?? ''}
                  onChange={(event) => onAssign(place, (event.target.value || null) as PatientField | null)}
                >
                  <option value="">Não importar</option>
                  {Object.entries(pacienteLabels).map(([name, label]) => (
                    <option key={name} value={name}>
                      {label}
                    </option>
                  ))}
                </Select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {patients.map(({ line, values }) => (
            <tr key={line} className="border-t border-line">
              {shown.map(({ field, place }) => (
                <td key={place} className="max-w-60 truncate p-3 text-muted">
                  {field === 'data_nascimento' ? dayText(values[field]) : field && values[field]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
