import { type Cell, tableLines } from '@alecrim/domain/plan-from-text';
import { FileFailure } from './file-failure.ts';
import { zipEntry } from './zip-entry.ts';

// The XML of a plan of twenty pages has about 1 MB.
const MOST_XML = 8_000_000;
const DEEPEST = 100;

/** The text of a Word document, with marks for headings, bold lines, lists and tables. */
export async function textOfDocx(file: Uint8Array<ArrayBuffer>): Promise<string> {
  const xml = new TextDecoder().decode(await zipEntry(file, 'word/document.xml', MOST_XML));
  // No word processor writes one, and its entities could grow without end.
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new FileFailure('broken');
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const body = [...document.getElementsByTagName('w:body')][0];
  if (!body) throw new FileFailure('broken');
  return linesOf(body, 0).join('\n');
}

/** The lines of whatever holds paragraphs and tables: the body, a cell, a content control. */
function linesOf(parent: Element, depth: number): string[] {
  if (depth > DEEPEST) return [parent.textContent ?? ''];
  return [...parent.children].flatMap((child) => {
    if (child.nodeName === 'w:p') return paragraphLines(child, depth);
    if (child.nodeName === 'w:tbl') return ['', ...tableLines(rowsOf(child, depth)), ''];
    return isSkipped(child) ? [] : linesOf(child, depth + 1);
  });
}

// What was deleted, instructions of fields, properties, and the second form of a drawing.
const isSkipped = ({ nodeName }: Element) =>
  /^(?:w:del|w:moveFrom|w:instrText|w:delText|w:\w+Pr|mc:Fallback)$/.test(nodeName);

function rowsOf(table: Element, depth: number): Cell[][] {
  return all(table, 'w:tr').map((row) =>
    all(row, 'w:tc').map((cell) => {
      const [merge] = cell.getElementsByTagName('w:vMerge');
      const isContinued = merge && merge.getAttribute('w:val') !== 'restart';
      return isContinued ? [] : linesOf(cell, depth + 1).filter((line) => line.trim() !== '');
    }),
  );
}

/** The children with this name, also inside of content controls. */
const all = (parent: Element, name: string): Element[] =>
  [...parent.children].flatMap((child) => {
    if (child.nodeName === name) return [child];
    return /^w:(?:sdt|sdtContent|ins)$/.test(child.nodeName) ? all(child, name) : [];
  });

interface Paragraph {
  text: string;
  isBold: boolean;
  /** Paragraphs of text boxes that are drawn over the paragraph. */
  boxes: string[];
}

function paragraphLines(node: Element, depth: number): string[] {
  const paragraph: Paragraph = { text: '', isBold: true, boxes: [] };
  addRuns(node, paragraph, depth);
  const mark = markOf(node);
  const lines = paragraph.text.split('\n').map((line) => line.replace(/[ \u00A0]+/g, ' ').trim());
  const isBold = paragraph.isBold && mark === '' && !paragraph.text.includes('*');
  const marked = lines.map((line, at) => {
    if (line === '') return '';
    return isBold ? `*${line}*` : `${at === 0 || mark === '## ' ? mark : ''}${line}`;
  });
  return [...marked, ...paragraph.boxes];
}

function addRuns(parent: Element, paragraph: Paragraph, depth: number): void {
  for (const child of parent.children) {
    if (isSkipped(child)) continue;
    if (child.nodeName === 'w:txbxContent') paragraph.boxes.push(...linesOf(child, depth + 1));
    else if (child.nodeName === 'w:r') {
      const before = paragraph.text;
      addText(child, paragraph, depth + 1);
      if (paragraph.text.slice(before.length).trim() !== '') paragraph.isBold &&= isBoldRun(child);
    } else if (depth < DEEPEST) addRuns(child, paragraph, depth + 1);
  }
}

function addText(run: Element, paragraph: Paragraph, depth: number): void {
  for (const child of run.children) {
    const { nodeName } = child;
    if (nodeName === 'w:t') paragraph.text += child.textContent ?? '';
    else if (nodeName === 'w:tab') paragraph.text += '\t';
    else if (nodeName === 'w:br' || nodeName === 'w:cr') paragraph.text += '\n';
    else if (nodeName === 'w:noBreakHyphen') paragraph.text += '-';
    else if (nodeName === 'w:txbxContent') paragraph.boxes.push(...linesOf(child, depth + 1));
    else if (!isSkipped(child) && depth < DEEPEST) addText(child, paragraph, depth + 1);
  }
}

function isBoldRun(run: Element): boolean {
  const [properties] = all(run, 'w:rPr');
  const [bold] = properties ? all(properties, 'w:b') : [];
  return bold !== undefined && !/^(?:0|false|off)$/.test(bold.getAttribute('w:val') ?? '');
}

function markOf(paragraph: Element): string {
  const [properties] = all(paragraph, 'w:pPr');
  if (!properties) return '';
  const style = all(properties, 'w:pStyle')[0]?.getAttribute('w:val') ?? '';
  if (/^(?:heading|t[íi]?tulo|title|subtitle|subt[íi]?tulo)/i.test(style)) return '## ';
  return all(properties, 'w:numPr').length > 0 || /^(?:list|pargrafodalista)/i.test(style) ? '• ' : '';
}
