import { type EntityName, entityNamed, MAX_IMPORT_ROWS } from '@alecrim/domain';
import Papa from 'papaparse';
import { AppError } from '../platform/errors.ts';
import { createPause } from '../platform/event-loop.ts';
import { bounds } from '../platform/http/bounds.ts';
import { parseJson } from '../platform/http/request-bodies.ts';
import { parsed } from '../platform/http/validate.ts';
import type { Task, Tasks } from '../platform/tasks.ts';
import { fromCell } from './csv-cells.ts';
import { draftOf } from './record-writes.ts';
import type { Row } from './rows.ts';

const MAX_ERRORS = 100;
// A cell may hold many lines, and a table is padded with empty ones.
const MAX_LINES = 500_000;
const MAX_COLUMNS = 500;
const DELIMITERS = [';', ',', '\t'];

interface RowError {
  line: number;
  column: string | null;
  message: string;
}

export class ImportFailed extends Error {
  readonly errors: RowError[];

  constructor(errors: RowError[]) {
    const [first] = errors;
    const where = first
      ? `Linha ${first.line}${first.column ? `, coluna ${first.column}` : ''}: ${first.message}`
      : '';
    super(errors.length > 1 ? `${where} (e mais ${errors.length - 1})` : where);
    this.errors = errors;
  }
}

/** Reads the create bodies from a CSV or JSON file. Throws ImportFailed with every problem when a row is invalid. */
export async function bodiesIn(tasks: Tasks, name: EntityName, file: Buffer, tenant: string): Promise<Row[]> {
  const { bodies, errors } = await tasks.run(importTask, { name, file }, tenant);
  if (errors.length > 0) throw new ImportFailed(errors);
  const pause = createPause();
  const rows: Row[] = [];
  for (const body of bodies) {
    rows.push(JSON.parse(body) as Row);
    await pause();
  }
  return rows;
}

interface ImportInput {
  name: EntityName;
  file: Uint8Array;
}

/** Bodies as texts: many objects would arrive from a thread in one long piece of work. */
interface ImportOutput {
  bodies: string[];
  errors: RowError[];
}

// Measured: a second for 10 MB of short rows.
const BYTES_PER_MS = 5_000;

export const importTask: Task<ImportInput, ImportOutput> = {
  name: 'read import file',
  costMs: ({ file }) => file.length / BYTES_PER_MS,
  run({ name, file }) {
    try {
      return readFile(name, textIn(file));
    } catch (error) {
      if (error instanceof ImportFailed) return { bodies: [], errors: error.errors };
      throw error;
    }
  },
};

interface SourceRow {
  line: number;
  values(): unknown;
}

function readFile(name: EntityName, text: string): ImportOutput {
  const rows = /^\s*[[{]/.test(text) ? jsonRows(text) : csvRows(name, text);
  if (rows.length > MAX_IMPORT_ROWS)
    throw new AppError('TOO_LARGE', { message: `Importe no máximo ${MAX_IMPORT_ROWS} linhas por vez.` });
  if (rows.length === 0) throw failed('O arquivo não tem nenhum registro.');
  const entity = entityNamed(name);
  const errors: RowError[] = [];
  const bodies: string[] = [];
  for (const { line, values } of rows) {
    const result = parsed(entity.creation, values());
    const body = 'value' in result ? (result.value as Row) : undefined;
    if (body) bodies.push(JSON.stringify(body));
    const issues =
      'issues' in result ? result.issues : entity.problemsOf?.(draftOf(entity, body ?? {}) as never);
    for (const { path, message } of issues ?? [])
      errors.push({ line, column: path.join('.') || null, message });
    if (errors.length >= MAX_ERRORS) break;
  }
  return { bodies: errors.length > 0 ? [] : bodies, errors: errors.slice(0, MAX_ERRORS) };
}

/** Text, by content: a spreadsheet or an archive that is merely named .csv is refused. */
function textIn(file: Uint8Array): string {
  const notText = new AppError('UNSUPPORTED_MEDIA_TYPE', {
    message: 'Envie um arquivo CSV ou JSON (no Excel: salvar como CSV).',
  });
  if (file.includes(0)) throw notText;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file).replace(/^\uFEFF/, '');
  } catch {
    // Older Excel saves Portuguese as Windows-1252.
    return new TextDecoder('windows-1252').decode(file);
  }
}

function jsonRows(text: string): SourceRow[] {
  try {
    return [parseJson(text, bounds.many)].flat().map((values, i) => ({ line: i + 1, values: () => values }));
  } catch (error) {
    throw failed((error as Error).message);
  }
}

const failed = (message: string, line = 1) => new ImportFailed([{ line, column: null, message }]);

function csvRows(name: EntityName, text: string): SourceRow[] {
  const { fields } = entityNamed(name);
  refuseWide(text);
  const rows: SourceRow[] = [];
  let header: string[] | undefined;
  let start = 0;
  let line = 1;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data, meta }, parser) => {
      // Empty lines count too: each of them costs time.
      if (rows.length > MAX_IMPORT_ROWS || line > MAX_LINES) return parser.abort();
      const from = line;
      line += breaksIn(text, start, meta.cursor);
      start = meta.cursor;
      const names = header;
      if (!names) header = headerOf(data, Object.keys(fields));
      else if (data.some((cell) => cell.trim() !== ''))
        rows.push({ line: from, values: () => bodyOf(fields, names, data) });
    },
  });
  if (line > MAX_LINES)
    throw new AppError('TOO_LARGE', { message: `O arquivo tem mais de ${MAX_LINES} linhas.` });
  return rows;
}

/** Call it before the header is split. */
function refuseWide(text: string): void {
  const end = text.indexOf('\n');
  const header = end === -1 ? text : text.slice(0, end);
  let signs = 0;
  for (const character of header) if (DELIMITERS.includes(character) && ++signs > MAX_COLUMNS) break;
  if (signs > MAX_COLUMNS)
    throw new AppError('TOO_LARGE', { message: `O arquivo tem mais de ${MAX_COLUMNS} colunas.` });
}

function breaksIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** The delimiter of the header: semicolons in Brazil, commas or tabs elsewhere. */
function delimiterOf(text: string): string {
  const [header = ''] = text.slice(0, 100_000).split(/\r?\n/, 1);
  const uses = (sign: string) => header.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (uses(sign) > uses(best) ? sign : best));
}

function headerOf(cells: string[], known: string[]): string[] {
  const header = cells.map((cell) => cell.trim().toLowerCase());
  if (!header.some((cell) => known.includes(cell)))
    throw failed(`A primeira linha deve ter os nomes dos campos: ${known.join(', ')}.`);
  return header;
}

function bodyOf(fields: ReturnType<typeof entityNamed>['fields'], header: string[], cells: string[]): Row {
  // Without a prototype: a column named __proto__ is only a column.
  const body: Row = Object.create(null);
  for (const [i, name] of header.entries()) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const value = field && fromCell(field.shape, cells[i] ?? '');
    if (value !== undefined) body[name] = value;
  }
  return { ...body };
}
