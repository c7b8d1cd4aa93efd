import { typedDay } from '../../fields/day-text.ts';
import { phoneText } from '../../fields/phone-text.ts';
import type { CsvRow } from './csv-table.ts';
import type { PatientField } from './patient-columns.ts';

export interface PatientRow {
  line: number;
  values: Partial<Record<PatientField, string>>;
}

/** The rows below the header as patients: days and numbers in our form, empty cells left out. */
export function patientRows(
  rows: readonly CsvRow[],
  columns: readonly (PatientField | null)[],
): PatientRow[] {
  return rows.slice(1).map(({ line, cells }) => {
    const values: PatientRow['values'] = {};
    for (const [i, field] of columns.entries()) {
      const text = withoutGuard(cells[i] ?? '');
      if (field && text) values[field] = read[field]?.(text) ?? text;
    }
    return { line, values };
  });
}

const read: Partial<Record<PatientField, (text: string) => string>> = {
  telefone: phoneText,
  // A text that is not a date is sent unchanged, and the server names its line in the error.
  data_nascimento: (text) => typedDay(text.replace(/[ T]\d{1,2}:\d{2}.*$/, '')) ?? text,
};

/** Removes the ' that an export puts before a formula (T30). */
const withoutGuard = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** The file that is sent, as JSON. The server names an error by its index in this list. */
export const importFile = (rows: readonly PatientRow[]) =>
  new Blob([JSON.stringify(rows.map(({ values }) => values))], { type: 'application/json' });

/** A first file to fill in, as a Brazilian spreadsheet opens it. */
export const templateFile = () =>
  new Blob(
    [
      '\uFEFFnome;email;telefone;data_nascimento;observacoes\r\n',
      'Marina Alves;marina@exemplo.com.br;(11) 91234-5678;23/04/1991;Intolerância à lactose\r\n',
    ],
    { type: 'text/csv;charset=utf-8' },
  );
