import { Paciente, searchable } from '@alecrim/domain';
import type { KnownPatient } from '../../data/known-patients.ts';
import type { PatientField } from './patient-columns.ts';
import type { PatientRow } from './patient-import.ts';

export interface RowProblem {
  line: number;
  field: PatientField;
  message: string;
}

/** The errors that the server would report, found with the same rules. */
export function rowProblems(rows: readonly PatientRow[]): RowProblem[] {
  return rows.flatMap(({ line, values }) =>
    (Paciente.creation.safeParse(values).error?.issues ?? []).map(({ path, message }) => ({
      line,
      field: path[0] as PatientField,
      message,
    })),
  );
}

/** The lines whose patient is in the list already: by e-mail, or by name with phone or day of birth. */
export function knownLines(rows: readonly PatientRow[], known: readonly KnownPatient[]): Set<number> {
  const marks = new Set(known.flatMap(marksOf));
  return new Set(
    rows.filter(({ values }) => marksOf(values).some((mark) => marks.has(mark))).map((row) => row.line),
  );
}

function marksOf({ nome, email, telefone, data_nascimento }: Partial<KnownPatient>): string[] {
  const name = searchable(nome ?? '');
  const digits = telefone?.replace(/\D/g, '');
  const marks: string[] = [];
  if (email) marks.push(`email ${searchable(email)}`);
  if (name && digits) marks.push(`phone ${digits} ${name}`);
  if (name && data_nascimento) marks.push(`birth ${data_nascimento} ${name}`);
  return marks;
}
