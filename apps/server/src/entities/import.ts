import { type EntityName, entityNamed } from '@alecrim/domain';
import Papa from 'papaparse';
import { AppError } from '../platform/errors.ts';
import { createPause, nextTurn } from '../platform/event-loop-turns.ts';
import { bounds } from '../platform/http/bounds.ts';
import { parseJson } from '../platform/http/json-body.ts';
import { parsed } from '../platform/http/validate.ts';
import { fromCell } from './csv-cells.ts';
import { draftOf } from './draft.ts';
import type { Row } from './rows.ts';

// Abuse case T29: enough for the largest practice.
const MAX_ROWS = 5_000;
const MAX_ERRORS = 100;

export interface RowError {
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

interface SourceRow {
  line: number;
  /** Made when its turn comes: the cells of thousands of rows are too much for one piece of work. */
  values(): unknown;
}

/** The create bodies in a CSV or JSON file: all of them, or the list of what is wrong with it. */
export async function bodiesIn(name: EntityName, file: Buffer): Promise<Row[]> {
  const text = textIn(file);
  // Reading the file and taking it apart are long pieces of work, each for itself.
  await nextTurn();
  const rows = /^\s*[[{]/.test(text) ? jsonRows(text) : csvRows(name, text);
  if (rows.length > MAX_ROWS)
    throw new AppError('TOO_LARGE', { message: `Importe no máximo ${MAX_ROWS} linhas por vez.` });
  if (rows.length === 0)
    throw new ImportFailed([{ line: 1, column: null, message: 'O arquivo não tem nenhum registro.' }]);
  const entity = entityNamed(name);
  const errors: RowError[] = [];
  const bodies: Row[] = [];
  await nextTurn();
  const pause = createPause();
  for (const { line, values } of rows) {
    // Others are served between one portion and the next.
    await pause();
    const result = parsed(entity.creation, values());
    const body = 'value' in result ? (result.value as Row) : undefined;
    if (body) bodies.push(body);
    const issues =
      'issues' in result ? result.issues : entity.problemsOf?.(draftOf(entity, body ?? {}) as never);
    for (const { path, message } of issues ?? [])
      errors.push({ line, column: path.join('.') || null, message });
    if (errors.length >= MAX_ERRORS) break;
  }
  if (errors.length > 0) throw new ImportFailed(errors.slice(0, MAX_ERRORS));
  return bodies;
}

/** Text, by content: a spreadsheet or an archive that is merely named .csv is refused. */
function textIn(file: Buffer): string {
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
    throw new ImportFailed([{ line: 1, column: null, message: (error as Error).message }]);
  }
}

function csvRows(name: EntityName, text: string): SourceRow[] {
  const { fields } = entityNamed(name);
  const rows: SourceRow[] = [];
  let header: string[] | undefined;
  let start = 0;
  let line = 1;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data, meta }) => {
      const from = line;
      line += breaksIn(text, start, meta.cursor);
      start = meta.cursor;
      const names = header;
      if (!names) header = headerOf(data, Object.keys(fields));
      else if (data.some((cell) => cell.trim() !== '') && rows.length <= MAX_ROWS)
        rows.push({ line: from, values: () => bodyOf(fields, names, data) });
    },
  });
  return rows;
}

function breaksIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** What the header is divided by: semicolons in Brazil, commas or tabs elsewhere. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/\r?\n/, 1);
  const uses = (sign: string) => header.split(sign).length;
  return [';', ',', '\t'].reduce((best, sign) => (uses(sign) > uses(best) ? sign : best));
}

function headerOf(cells: string[], known: string[]): string[] {
  const header = cells.map((cell) => cell.trim().toLowerCase());
  if (!header.some((cell) => known.includes(cell)))
    throw new ImportFailed([
      {
        line: 1,
        column: null,
        message: `A primeira linha deve ter os nomes dos campos: ${known.join(', ')}.`,
      },
    ]);
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
