import { searchable } from '@alecrim/domain';
import { typedDay } from '../../fields/day-text.ts';
import { typedCentimetres, typedKilograms } from '../../fields/measure-text.ts';
import { phoneText } from '../../fields/phone-text.ts';
import type { CsvRow } from './csv-table.ts';
import type { PatientField } from './patient-columns.ts';

type Measured = 'peso_kg' | 'altura_cm';

export interface PatientRow {
  line: number;
  values: Partial<Record<Exclude<PatientField, Measured>, string> & Record<Measured, string | number>>;
}

/** The rows below the header as patients: days and numbers in our form, empty cells left out. */
export function patientRows(
  rows: readonly CsvRow[],
  columns: readonly (PatientField | null)[],
): PatientRow[] {
  return rows.slice(1).map(({ line, cells }) => {
    const values: Partial<Record<PatientField, string | number>> = {};
    for (const [i, field] of columns.entries()) {
      const text = withoutGuard(cells[i] ?? '');
      if (field && text) values[field] = read[field]?.(text) ?? text;
    }
    return { line, values: values as PatientRow['values'] };
  });
}

const withoutTime = (text: string) => text.replace(/[ T]\d{1,2}:\d{2}.*$/, '');

// A text that is not understood is sent unchanged, and the server names its line in the error.
const read: Partial<Record<PatientField, (text: string) => string | number>> = {
  telefone: phoneText,
  data_nascimento: (text) => typedDay(withoutTime(text)) ?? text,
  medidas_em: (text) => typedDay(withoutTime(text)) ?? text,
  peso_kg: (text) => typedKilograms(text) ?? text,
  altura_cm: (text) => typedCentimetres(text) ?? text,
  sexo: (text) => namedBy(sexes, text),
  atividade: (text) => namedBy(activities, text),
};

// The words of spreadsheets and other systems, for both grammatical genders.
const sexes = {
  feminino: /^(f|fem\.?|feminino|mulher|female)$/,
  masculino: /^(m|masc\.?|masculino|homem|male)$/,
};
const activities = {
  sedentario: /^sedentari[ao]$/,
  leve: /^(leve|pouco ativ[ao]|levemente ativ[ao])$/,
  moderado: /^(moderad[ao]|ativ[ao]|moderadamente ativ[ao])$/,
  intenso: /^(intens[ao]|muito ativ[ao])$/,
};

const namedBy = (names: Record<string, RegExp>, text: string) =>
  Object.keys(names).find((name) => names[name]?.test(searchable(text))) ?? text;

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
