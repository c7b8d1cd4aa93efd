import { type Draft, Paciente, searchable } from '@alecrim/domain';
import type { KnownPatient } from '../../data/patient-queries.ts';
import { typedDay } from '../../fields/day-input.tsx';
import { typedCentimetres, typedKilograms } from '../../fields/decimal-text.ts';
import { phoneText } from '../../fields/phone-field.tsx';
import type { CsvRow } from './csv-table.ts';

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

/** The rows that were left out, as they are in the file, each with the reason: corrected, the file can be imported again. */
export function leftOutFile(rows: readonly CsvRow[], reasons: ReadonlyMap<number, string>): Blob {
  const [header, ...body] = rows;
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const lineOf = (cells: readonly string[], reason: string) =>
    [...Array.from({ length: width }, (_nothing, i) => cells[i] ?? ''), reason].map(csvCell).join(';');
  const lines = body.flatMap(({ line, cells }) => {
    const reason = reasons.get(line);
    return reason === undefined ? [] : [lineOf(cells, reason)];
  });
  const text = [lineOf(header?.cells ?? [], REASON), ...lines].map((line) => `${line}\r\n`);
  return new Blob(['\uFEFF', ...text], { type: 'text/csv;charset=utf-8' });
}

const REASON = 'motivo';

/** A cell that a spreadsheet reads as text: a formula gets the ' that `withoutGuard` removes. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The fields that an import may fill. A person records each consent and each restriction. */
export type PatientField = Exclude<keyof Draft<'Paciente'>, 'consentimentos' | 'restricoes'>;

/** The names of our fields in spreadsheets and other systems. */
const known: Record<PatientField, RegExp> = {
  nome: /^(nome( completo| do paciente| paciente)?|paciente|cliente|name)$/,
  email: /^e-?mail( do paciente)?$/,
  telefone: /^(telefone|celular|fone|tel|whats ?app|contato|phone)( \d| celular| do paciente)?$/,
  data_nascimento:
    /^(data (de )?)?(nascimento|nasc\.?|aniversario)$|^dt\.? ?(de )?nasc(imento)?\.?$|^birth ?(day|date)$/,
  observacoes: /^(observac(oes|ao)|obs\.?|anotac(oes|ao)|notas?|notes|comentarios?)$/,
  objetivo: /^(objetivos?|metas?|goals?)$/,
  retorno_em: /^(data (do )?)?(retorno|proxima consulta)$/,
  meta_peso_kg: /^(meta de peso|peso (desejado|meta))( \(?kg\)?)?$/,
  responsavel_nome: /^(nome (do )?)?responsavel( nome| legal)?$/,
  responsavel_contato: /^((contato|telefone|celular|e-?mail) (do )?responsavel|responsavel contato)$/,
  melhor_interesse: /^melhor interesse( do menor)?$/,
  peso_kg: /^peso( atual| corporal)?( \(?kg\)?)?$/,
  altura_cm: /^(altura|estatura)( \(?c?m\)?)?$/,
  medidas_em: /^(medid[ao]s? em|data (da |das )?(medidas?|medicao|pesagem|afericao))$/,
  sexo: /^(sexo( biologico)?|genero|sex|gender)$/,
  atividade: /^nivel de atividade( fisica)?$|^atividade$/,
};

/** The field of each column of a file; each field is assigned to the first column that matches. */
export function columnsOf(header: readonly string[]): (PatientField | null)[] {
  const taken = new Set<PatientField>();
  return header.map((title) => {
    const name = searchable(title.replaceAll('_', ' '));
    const field = (Object.keys(known) as PatientField[]).find(
      (candidate) => !taken.has(candidate) && known[candidate].test(name),
    );
    if (field) taken.add(field);
    return field ?? null;
  });
}

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
  const keys = new Set(known.flatMap(identityKeys));
  return new Set(
    rows.filter(({ values }) => identityKeys(values).some((key) => keys.has(key))).map((row) => row.line),
  );
}

function identityKeys({ nome, email, telefone, data_nascimento }: Partial<KnownPatient>): string[] {
  const name = searchable(nome ?? '');
  const digits = telefone?.replace(/\D/g, '');
  const keys: string[] = [];
  if (email) keys.push(`email ${searchable(email)}`);
  if (name && digits) keys.push(`phone ${digits} ${name}`);
  if (name && data_nascimento) keys.push(`birth ${data_nascimento} ${name}`);
  return keys;
}
