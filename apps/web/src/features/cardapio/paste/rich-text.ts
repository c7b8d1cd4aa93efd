import { type Cell, tableLines } from '@alecrim/domain/plan-from-text';

const BLOCKS =
  /^(?:P|DIV|UL|OL|LI|H[1-6]|SECTION|ARTICLE|HEADER|FOOTER|MAIN|BLOCKQUOTE|PRE|TABLE|BODY|DL|DT|DD|HR|FIGURE|ADDRESS)$/;
const SKIPPED =
  /^(?:SCRIPT|STYLE|HEAD|TITLE|META|LINK|TEMPLATE|NOSCRIPT|IMG|SVG|OBJECT|IFRAME|INPUT|BUTTON|SELECT|TEXTAREA)$/i;
// Deeper elements are read as one text: no document nests so deep, and each level is a call.
const DEEPEST = 200;

/** A document or a copied page as lines with marks: "## " for headings, "*…*" for bold lines, "• " for lists. */
export function textOfHtml(html: string): string {
  // A document that is parsed so runs no script and loads no picture.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const writer = new LineWriter();
  walk(body, writer, { isBold: false, isPreserved: false, depth: 0 });
  return writer.end().join('\n');
}

interface Style {
  isBold: boolean;
  /** Whether a line break of the source ends a line. */
  isPreserved: boolean;
  depth: number;
}

class LineWriter {
  private readonly lines: string[] = [];
  private text = '';
  private isBold = true;
  private mark = '';

  /** The mark of the line that begins now. */
  begin(mark: string) {
    this.flush();
    this.mark = mark;
  }

  add(text: string, { isBold, isPreserved }: Style) {
    const lines = isPreserved ? text.split('\n') : [text];
    for (const [at, line] of lines.entries()) {
      if (at > 0) this.flush();
      // A line break at either end belongs to the element before or behind the text.
      if (at > 0 && at < lines.length - 1 && line.trim() === '') this.gap();
      this.text += line;
      if (line.trim() !== '') this.isBold &&= isBold;
    }
  }

  flush() {
    const text = this.text.replace(/\s+/g, ' ').trim();
    const isBold = this.isBold && this.mark === '' && !text.includes('*');
    if (text !== '') this.lines.push(isBold ? `*${text}*` : `${this.mark}${text}`);
    // The mark of a list item stays for the paragraph inside of it.
    if (text !== '') this.mark = '';
    this.text = '';
    this.isBold = true;
  }

  gap() {
    this.flush();
    if (this.lines.length > 0 && this.lines.at(-1) !== '') this.lines.push('');
  }

  push(lines: readonly string[]) {
    this.flush();
    this.lines.push(...lines);
  }

  end(): string[] {
    this.flush();
    return this.lines;
  }
}

function walk(parent: Node, writer: LineWriter, style: Style): void {
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) writer.add(node.textContent ?? '', style);
    else if (node.nodeType === Node.ELEMENT_NODE) element(node as HTMLElement, writer, style);
  }
}

function element(node: HTMLElement, writer: LineWriter, style: Style): void {
  const name = node.tagName.toUpperCase();
  const isBullet = /mso-list:\s*ignore/i.test(node.getAttribute('style') ?? '');
  if (SKIPPED.test(name)) return;
  // The bullet that a word processor writes as text.
  if (isBullet) writer.begin('• ');
  else if (name === 'BR') writer.flush();
  else if (style.depth > DEEPEST) writer.add(node.textContent ?? '', style);
  else if (name === 'TABLE') table(node, writer, style);
  else
    inside(node, name, writer, {
      isBold: boldness(node, name, style.isBold),
      isPreserved: preservation(node, name, style.isPreserved),
      depth: style.depth + 1,
    });
}

function inside(node: HTMLElement, name: string, writer: LineWriter, style: Style): void {
  if (!BLOCKS.test(name)) {
    walk(node, writer, style);
    return;
  }
  const isList = /^(?:UL|OL)$/.test(name);
  const isHeading = /^H[1-6]$/.test(name);
  const isEmpty = /^(?:P|DIV|HR)$/.test(name) && (node.textContent ?? '').trim() === '';
  if (isHeading || isList || isEmpty) writer.gap();
  if (isHeading) writer.begin('## ');
  else if (name === 'LI') writer.begin('• ');
  else writer.flush();
  walk(node, writer, style);
  writer.flush();
  if (isList) writer.gap();
}

function boldness(node: HTMLElement, name: string, isBold: boolean): boolean {
  const weight = /font-weight:\s*(\w+)/i.exec(node.getAttribute('style') ?? '')?.[1]?.toLowerCase();
  if (weight) return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
  return isBold || name === 'B' || name === 'STRONG' || name === 'TH';
}

/** A browser writes the style that it computed into the elements that it copies, so no style sheet is needed. */
function preservation(node: Element, name: string, isPreserved: boolean): boolean {
  const style = node.getAttribute('style') ?? '';
  const value = /white-space(?:-collapse)?:\s*([\w-]+)/i.exec(style)?.[1]?.toLowerCase();
  if (value && value !== 'inherit')
    return /^(?:pre|pre-wrap|pre-line|preserve|preserve-breaks|break-spaces)$/.test(value);
  return isPreserved || name === 'PRE';
}

/** A cell that spans several rows stands in the first of them; the others have an empty one. */
function table(node: HTMLElement, writer: LineWriter, { isPreserved, depth }: Style): void {
  const rows: Cell[][] = [];
  const spans: number[] = [];
  for (const row of rowsOf(node)) {
    const cells: Cell[] = [];
    for (const cell of [...row.children].filter(({ tagName }) => /^T[DH]$/i.test(tagName))) {
      while ((spans[cells.length] ?? 0) > 0) skip(cells, spans);
      const inner = new LineWriter();
      walk(cell, inner, {
        isBold: false,
        isPreserved: preservation(cell, cell.tagName, isPreserved),
        depth: depth + 2,
      });
      spans[cells.length] = Math.min(Number(cell.getAttribute('rowspan')) || 1, 1_000) - 1;
      cells.push(inner.end().filter((line) => line !== ''));
    }
    while ((spans[cells.length] ?? 0) > 0) skip(cells, spans);
    rows.push(cells);
  }
  writer.gap();
  writer.push(tableLines(rows));
  writer.gap();
}

function skip(cells: Cell[], spans: number[]) {
  spans[cells.length] = (spans[cells.length] ?? 0) - 1;
  cells.push([]);
}

/** The rows of a table, without those of a table inside of it. */
function rowsOf(node: HTMLElement): Element[] {
  return [...node.children].flatMap((child) => {
    if (/^TR$/i.test(child.tagName)) return [child];
    return /^T(?:BODY|HEAD|FOOT)$/i.test(child.tagName)
      ? [...child.children].filter(({ tagName }) => /^TR$/i.test(tagName))
      : [];
  });
}

// A longer document is pasted as plain text.
const LONGEST_HTML = 3_000_000;
const STRUCTURE = /<(?:h[1-6]|li|table|b|strong)[\s>]|font-weight|mso-list/i;

/** What to insert for a copied document; null if the browser's own paste is right. */
export function textOfClipboard(data: DataTransfer): string | null {
  const html = data.getData('text/html');
  if (html.length > LONGEST_HTML || !STRUCTURE.test(html)) return null;
  return textOfHtml(html) || null;
}
