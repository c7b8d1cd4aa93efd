export interface CsvRow {
  /** The first line of the row in the file, counted from 1 as in editors and spreadsheets. */
  line: number;
  cells: string[];
}

/** A CSV text cut into rows: quotes may hold separators and line breaks, blank rows are dropped. */
export function csvRows(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let cell = '';
  let line = 1;
  let isQuoted = false;

  const endCell = () => {
    row.cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.cells.some((text) => text !== '')) rows.push(row);
    row = { line, cells: [] };
  };

  for (let i = 0; i < source.length; i++) {
    const char = source[i] as string;
    if (char === '\n' || (char === '\r' && source[i + 1] !== '\n')) line += 1;
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (source[i + 1] === '"') cell += source[i++];
      else isQuoted = false;
    } else if (char === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (char === separator) endCell();
    else if (char === '\n' || char === '\r') {
      if (char === '\n' || source[i + 1] !== '\n') endRow();
    } else cell += char;
  }
  endRow();
  return rows;
}

/** The separator of the header: a semicolon in Brazil, a comma or tab elsewhere. */
function separatorOf(text: string): string {
  const [header = ''] = text.split(/\r?\n|\r/, 1);
  const uses = (sign: string) => header.split(sign).length;
  return [';', ',', '\t'].reduce((best, sign) => (uses(sign) > uses(best) ? sign : best));
}

// The server's limit.
const MAX_BYTES = 10 * 1024 * 1024;

/** The text of a CSV file; a spreadsheet or archive that is merely named .csv is refused with a word of advice. */
export async function fileText(file: File): Promise<string> {
  if (file.size > MAX_BYTES) throw new Error('O arquivo é grande demais: envie até 10 MB por vez.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.includes(0)) {
    throw new Error('Este arquivo não é um CSV. No Excel ou no Google Planilhas, use “Salvar como CSV”.');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older Excel saves Portuguese as Windows-1252.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
