import { foldLetters, lettersAndDigits } from '../fold.ts';
import { cleanText, type SourceLine, sourceLine } from './source-line.ts';
import { type Cell, tableLines } from './tables.ts';

export interface ReadText {
  lines: SourceLine[];
  /** Page numbers, and headers that every page repeats. */
  leftOut: string[];
}

const PAGE_MARK =
  /^(?:[-–—] ?\d{1,3} ?[-–—]|p(?:a|á)g(?:ina|\.)? ?\d{1,3}(?: ?(?:\/|de) ?\d{1,3})?|\d{1,3}(?: ?(?:\/|de) ?\d{1,3})?)$/;
/** A line longer than the field that it must fit. */
export const LONGEST_LINE = 2_000;
// So many lines at the top and the foot of a page may be its header and footer.
const EDGE = 3;

/** The written lines of a text: without page numbers and repeated headers, tables as lines, broken lines joined. */
export function readLines(source: string): ReadText {
  const pages = pagesOf(cleanText(source).split('\n'));
  const { kept, leftOut } = withoutRepeated(pages);
  const lines: SourceLine[] = [];
  let hasGap = true;
  for (const written of withoutTables(kept).flatMap(shortened)) {
    const line = sourceLine(written, hasGap);
    // A rule of dashes divides as an empty line does.
    hasGap = line === null;
    if (line) lines.push(line);
  }
  return { lines: joinBroken(lines), leftOut };
}

interface Page {
  lines: string[];
  marks: string[];
}

/** A page ends at a form feed or at its number. */
function pagesOf(written: readonly string[]): Page[] {
  const pages: Page[] = [{ lines: [], marks: [] }];
  for (const raw of written) {
    for (const [at, piece] of raw.split('\f').entries()) {
      if (at > 0) pages.push({ lines: [], marks: [] });
      const page = pages.at(-1) as Page;
      if (!PAGE_MARK.test(foldLetters(piece.trim()))) {
        // The empty piece of a line that was only a form feed is no empty line of the text.
        if (piece !== '' || raw === '') page.lines.push(piece);
        continue;
      }
      page.marks.push(piece.trim());
      pages.push({ lines: [], marks: [] });
    }
  }
  return pages;
}

function withoutRepeated(pages: readonly Page[]): { kept: string[]; leftOut: string[] } {
  const seen = new Set<string>();
  const leftOut: string[] = [];
  const kept: string[] = [];
  for (const { lines, marks } of pages) {
    const written = lines.flatMap((line, at) => (lettersAndDigits(line) === '' ? [] : [at]));
    const edges = new Set([...written.slice(0, EDGE), ...written.slice(-EDGE)]);
    const here: string[] = [];
    for (const [at, line] of lines.entries()) {
      const text = lettersAndDigits(line);
      const isEdge = edges.has(at) && text.length >= 12;
      if (isEdge && seen.has(text)) leftOut.push(line.trim());
      else kept.push(line);
      if (isEdge) here.push(text);
    }
    for (const text of here) seen.add(text);
    leftOut.push(...marks);
  }
  return { kept, leftOut };
}

const ONLY_MARK = /^(?:[^\p{L}\p{N}]*|\(?\w{1,2}[.)]|o)$/u;

/** The cells of a line that is a row of a table: divided by tabs, or by bars at both ends. */
function rowOf(line: string): Cell[] | null {
  const text = line.trimEnd();
  const isBarred = /^\s*\|.*\|$/.test(text);
  const cells = isBarred ? text.trim().slice(1, -1).split('|') : text.split('\t');
  const first = (cells[0] ?? '').trim();
  if (cells.filter((cell) => cell.trim() !== '').length < 2) return null;
  // A bullet with a tab behind it.
  if (!isBarred && cells.length === 2 && ONLY_MARK.test(first) && first !== '') return null;
  return cells.map((cell) => (cell.trim() === '' ? [] : [cell.trim()]));
}

function withoutTables(lines: readonly string[]): string[] {
  const result: string[] = [];
  let table: Cell[][] = [];
  const endTable = () => {
    if (table.length > 0) result.push(...tableLines(table), '');
    table = [];
  };
  for (const line of lines) {
    const row = rowOf(line);
    if (row) table.push(row);
    else {
      endTable();
      result.push(line);
    }
  }
  endTable();
  return result;
}

/** A line that is longer than an item may be, in pieces of whole words. */
function shortened(line: string): string[] {
  if (line.length <= LONGEST_LINE) return [line];
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > LONGEST_LINE) {
    const space = rest.lastIndexOf(' ', LONGEST_LINE);
    const at = space > LONGEST_LINE / 2 ? space : LONGEST_LINE;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...pieces, rest];
}

// A shorter line was not broken by the width of a page.
const BROKEN = 38;

/** Joins what the width of a page has broken: "… com 1 colher de" + "sobremesa de manteiga". */
function joinBroken(lines: readonly SourceLine[]): SourceLine[] {
  // Whoever begins items with small letters may begin the next one so too.
  const hasSmallItems = lines.some(
    (line, at) => at > 0 && isSmall(line) && !line.isItem && (lines[at - 1]?.text.length ?? 0) < BROKEN,
  );
  const result: SourceLine[] = [];
  // How long the last piece of the last line is.
  let width = 0;
  for (const line of lines) {
    const last = result.at(-1);
    if (last && goesOn(last, width, line, hasSmallItems)) last.text = `${last.text} ${line.text}`;
    else result.push({ ...line });
    width = line.text.length;
  }
  return result;
}

const isSmall = ({ text }: SourceLine) => /^[\p{Ll}(]/u.test(text);
const OPEN_END = /(?:[,(+]| (?:de|da|do|com|e|ou|em|a|para|sem|no|na))$/i;
const OPEN_BRACKET = /\([^)]*$/;

function goesOn(last: SourceLine, width: number, line: SourceLine, hasSmallItems: boolean): boolean {
  if (line.hasGap || line.isItem || line.isHeading || last.isHeading || line.isBold !== last.isBold)
    return false;
  if (last.text.length + line.text.length >= LONGEST_LINE || /[.;:!?]$/.test(last.text)) return false;
  if (width >= BROKEN && OPEN_BRACKET.test(last.text.slice(-100))) return true;
  if (!isSmall(line) || /^ou$/i.test(line.text)) return false;
  const isBroken = width >= BROKEN && (last.isItem || !hasSmallItems);
  return isBroken || (width > 25 && OPEN_END.test(last.text));
}
