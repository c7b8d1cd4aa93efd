// An A4 page of print.css holds at most so many lines of so many letters. Both err on the large side: a block that
// fits a page must never count as longer, because only a longer one may be cut.
const PAGE_LINES = 52;
const LINE_LETTERS = 127;
// Even where every line of this count takes two on paper, the block fits a page with its headings.
const SMALL_LINES = 20;

/** The least number of lines that these texts take in one of `columns` columns. */
export function linesOnPaper(texts: readonly string[], columns = 1): number {
  const letters = LINE_LETTERS / columns;
  let lines = 0;
  for (const text of texts)
    for (const line of text.split('\n')) lines += Math.max(1, Math.ceil(line.length / letters));
  return lines;
}

/** The least height of a list that has the paper's width to itself: print.css sets it in two columns. */
export const linesOfWideList = (texts: readonly string[]): number => linesOnPaper(texts, 2) / 2;

export const isLongerThanPage = (lines: number): boolean => lines > PAGE_LINES;

/** The classes that keep a block whole on paper, unless it is longer than a page. */
export function blockClass(name: string, lines: number): string {
  if (isLongerThanPage(lines)) return `${name} doc-long`;
  return lines > SMALL_LINES ? `${name} doc-block` : `${name} doc-block doc-small`;
}
