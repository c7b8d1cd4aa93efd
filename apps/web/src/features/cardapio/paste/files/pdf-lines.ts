/** A piece of text on a page: where it begins, from the lower left corner, and how large it is. */
export interface TextPiece {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

interface Line {
  y: number;
  size: number;
  pieces: TextPiece[];
}

/** The lines of a page from top to bottom: wide gaps become tabs, tall ones empty lines, large letters headings. */
export function linesOfPage(pieces: readonly TextPiece[]): string[] {
  const lines = linesOf(pieces.filter(({ text }) => text.trim() !== ''));
  const usual = median(lines.map(({ size }) => size));
  const steps = lines.flatMap(({ y }, at) => (at > 0 ? [(lines[at - 1]?.y ?? 0) - y] : []));
  const step = median(steps);
  return lines.flatMap((line, at) => {
    const text = textOf(line);
    const isFar = at > 0 && (lines[at - 1]?.y ?? 0) - line.y > step * 1.5;
    const isHeading = line.size > usual * 1.2 && !text.includes('\t');
    return [...(isFar ? [''] : []), isHeading ? `## ${text}` : text];
  });
}

function linesOf(pieces: readonly TextPiece[]): Line[] {
  const lines: Line[] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const last = lines.at(-1);
    if (last && last.y - piece.y < Math.max(last.size, piece.size) * 0.5) {
      last.pieces.push(piece);
      last.size = Math.max(last.size, piece.size);
    } else lines.push({ y: piece.y, size: piece.size, pieces: [piece] });
  }
  return lines;
}

function textOf({ pieces, size }: Line): string {
  let [text, end] = ['', 0];
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    const gap = piece.x - end;
    if (text !== '') text += gap > size * 2 ? '\t' : gap > size * 0.15 ? ' ' : '';
    text += piece.text;
    end = piece.x + piece.width;
  }
  return text.replace(/ +/g, ' ').trim();
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
