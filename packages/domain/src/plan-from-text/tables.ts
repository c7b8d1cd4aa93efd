import { foldLetters } from '../fold.ts';
import { mealHeading } from './meal-headings.ts';
import { optionHeading } from './option-headings.ts';
import { dayHeading } from './section-headings.ts';
import { sourceLine } from './source-line.ts';
import { isTime } from './times.ts';

/** The lines of a cell; the cells of a row; the rows of a table. */
export type Cell = readonly string[];
export type Table = readonly (readonly Cell[])[];

const COLUMNS =
  /^(?:refeic(?:ao|oes)|horarios?|horas?|alimentos?(?: e bebidas)?|preparac(?:ao|oes)|cardapio|quantidades?|qtde?s?\.?|medidas?(?: caseiras?)?|porc(?:ao|oes)|peso|gramas?|g|kcal|calorias|itens?|descricao|o que comer|plano)(?: ?\(.{1,20}\))?:?$/;
// A longer text names no row and no column.
const LONGEST_LABEL = 120;
const SUBSTITUTIONS = /^(?:opcoes de )?(?:substituic(?:ao|oes)|substitutos|trocas|equivalentes)/;
const REMARKS = /^(?:observac(?:ao|oes)|obs)/;

const texts = new WeakMap<Cell, string>();

/** The words of a cell, without the marks of a bold one. A cell is asked for them several times. */
function textOf(cell: Cell | undefined): string {
  if (!cell) return '';
  const known = texts.get(cell);
  if (known !== undefined) return known;
  const text = cell
    .map((line) => sourceLine(line, false)?.text ?? '')
    .join(' ')
    .trim();
  texts.set(cell, text);
  return text;
}

/** A cell that is short enough to name a row or a column. */
const labelOf = (cell: Cell | undefined) => {
  const text = textOf(cell);
  return text.length <= LONGEST_LABEL ? sourceLine(text, false) : null;
};

const isNamed = (cell: Cell | undefined, names: RegExp) => names.test(foldLetters(textOf(cell)));
const isMeal = (cell: Cell | undefined): boolean => {
  const label = labelOf(cell);
  return label !== null && mealHeading(label, true)?.rest === '';
};
const isChoice = (cell: Cell | undefined): boolean => {
  const label = labelOf(cell);
  return label !== null && (optionHeading(label.text, true) !== null || dayHeading(label)?.rest === '');
};

/** A table as lines of text with headings and bullets: a meal for each row, or for each column. */
export function tableLines(table: Table): string[] {
  const rows = table.filter((row) => row.some((cell) => textOf(cell) !== ''));
  const [head = [], ...body] = rows;
  const names = head.filter((cell) => textOf(cell) !== '');
  const others = head.slice(1);
  if (rows.length > 1 && others.filter(isChoice).length > 1) return rowsWithOptions(head, body);
  if (rows.length > 1 && names.length > 1 && head.filter(isMeal).length >= Math.max(2, names.length - 1))
    return columnsOfMeals(head, body);
  const isHead = (cell: Cell) => [COLUMNS, SUBSTITUTIONS, REMARKS].some((known) => isNamed(cell, known));
  if (names.length > 1 && names.every(isHead)) return body.flatMap((row) => rowLines(row, head));
  return rows.flatMap((row) => rowLines(row, []));
}

const heading = (...texts: string[]) => `## ${texts.filter(Boolean).join(' ')}`;
const items = (cell: Cell | undefined): string[] => (cell ?? []).map((line) => `• ${line}`);

/** Columns are "Opção 1" and "Opção 2", or the days of the week. */
function rowsWithOptions(head: readonly Cell[], body: Table): string[] {
  return body.flatMap((row) => {
    const labels = row.filter((_cell, at) => !isChoice(head[at]));
    const choices = row.flatMap((cell, at) =>
      isChoice(head[at]) && textOf(cell) !== '' ? [optionLine(textOf(head[at])), ...items(cell)] : [],
    );
    return [heading(...labels.map(textOf)), ...choices];
  });
}

const optionLine = (label: string) =>
  optionHeading(label, true) ? heading(label) : heading('Opção:', label);

/** The first row names the meals; a first column may say the day. */
function columnsOfMeals(head: readonly Cell[], body: Table): string[] {
  return head.flatMap((name, at) => {
    if (!isMeal(name)) return [];
    const cells = body.flatMap((row) => {
      const label = isMeal(head[0]) ? '' : textOf(row[0]);
      return [...(label && textOf(row[at]) ? [optionLine(label)] : []), ...items(row[at])];
    });
    return [heading(textOf(name)), ...cells];
  });
}

function rowLines(row: readonly Cell[], head: readonly Cell[]): string[] {
  const written = row.filter((cell) => textOf(cell) !== '');
  // One cell over the whole width is a heading or a sentence.
  if (written.length === 1 && !isTime(foldLetters(textOf(written[0])))) {
    const [only = []] = written;
    return isMeal(only) ? [heading(textOf(only))] : textOf(row[0]) === '' ? items(only) : [...only];
  }
  const labels = written.slice(0, 3).filter((cell) => isMeal(cell) || isTime(foldLetters(textOf(cell))));
  const hasMeal = labels.some(isMeal);
  const contents = row.filter(
    (cell, at) => textOf(cell) !== '' && !(hasMeal && labels.includes(cell)) && !isAside(head[at]),
  );
  const asides = row.flatMap((cell, at) => {
    if (textOf(cell) === '' || !isAside(head[at])) return [];
    const isSubstitution = isNamed(head[at], SUBSTITUTIONS);
    return isSubstitution
      ? cell.map((line) => `• Substituição: ${line}`)
      : cell.map((line) => `• Obs.: ${line}`);
  });
  const names = labels.toSorted((a, b) => Number(isMeal(b)) - Number(isMeal(a)));
  return [...(hasMeal ? [heading(...names.map(textOf))] : []), ...joined(contents), ...asides];
}

const isAside = (cell: Cell | undefined) => isNamed(cell, SUBSTITUTIONS) || isNamed(cell, REMARKS);

/** Cells beside each other are one item, "Pão - 2 fatias", as long as they have as many lines as each other. */
function joined(cells: readonly Cell[]): string[] {
  const [first = [], ...rest] = cells;
  if (rest.length === 0 || rest.some((cell) => cell.length !== first.length)) return cells.flatMap(items);
  return first.map(
    (_line, at) =>
      `• ${cells
        .map((cell) => cell[at] ?? '')
        .filter(Boolean)
        .join(' - ')}`,
  );
}
