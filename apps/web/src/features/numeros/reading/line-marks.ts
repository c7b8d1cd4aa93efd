import { type RefObject, useEffect } from 'react';
import type { LinesFootProps } from '../../../fields/lines-field.tsx';
import { useWarnedLines } from '../../restricoes/guard-store.ts';
import { isFoodList, partOf } from '../form-texts.ts';
import { useNumbersOf } from '../numbers-store.ts';

/** The marks of one list of lines; it renders nothing. */
export function LineMarks({ name, area }: LinesFootProps): null {
  const numbers = useNumbersOf(isFoodList(name) ? partOf(name) : NO_PART);
  useLineMarks(area, numbers?.openLines, useWarnedLines(name));
  return null;
}

// Not the form itself, whose path is ''.
const NO_PART = '-';

const DOUBT = 'var(--color-warning)';
const WARNING = 'var(--color-danger)';
const BAR = { left: 5, width: 3 };
const TRIANGLE = { left: 1, width: 11, height: 10 };

/**
 * Beside each line that is to be looked at a thin bar, and beside each line with something that the patient avoids a
 * triangle: two shapes, because not everybody tells two colours apart. The marks are the background of the textarea: it
 * scrolls with the text, and neither the text nor the accessible page changes. The two lists say the same in words.
 */
export function useLineMarks(
  field: RefObject<HTMLTextAreaElement | null>,
  doubts: readonly string[] = NONE,
  warnings: readonly string[] = NONE,
) {
  useEffect(() => {
    const area = field.current;
    if (!area || doubts.length + warnings.length === 0) return;
    // By its text, so that a line that was moved keeps its mark and one that was changed loses it before it is read.
    const marked = { doubts: new Set(doubts), warnings: new Set(warnings) };
    const draw = () => drawMarks(area, marked);
    let frame = 0;
    const drawSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    };
    draw();
    area.addEventListener('input', drawSoon);
    // Another width wraps the lines in other places.
    const resized = new ResizeObserver(drawSoon);
    resized.observe(area);
    return () => {
      area.removeEventListener('input', drawSoon);
      resized.disconnect();
      cancelAnimationFrame(frame);
      for (const name of STYLES) area.style[name] = '';
    };
  }, [field, doubts, warnings]);
}

const NONE: readonly string[] = [];

const STYLES = [
  'backgroundImage',
  'backgroundPosition',
  'backgroundSize',
  'backgroundRepeat',
  'backgroundAttachment',
] as const;

interface Mark {
  image: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

function drawMarks(
  area: HTMLTextAreaElement,
  { doubts, warnings }: { doubts: ReadonlySet<string>; warnings: ReadonlySet<string> },
) {
  const lines = area.value.split('\n');
  const places = lines.flatMap((line, place) =>
    doubts.has(line.trim()) || warnings.has(line.trim()) ? [place] : [],
  );
  const extents = places.length > 0 ? extentsOf(area, lines, places) : [];
  const rowHeight = Number.parseFloat(getComputedStyle(area).lineHeight) || 22;
  const marks = extents.flatMap(([top, height], index) => {
    const line = (lines[places[index] ?? 0] ?? '').trim();
    return [
      ...(warnings.has(line) ? [triangleAt(top, rowHeight)] : []),
      ...(doubts.has(line) ? [barAt(top, height, warnings.has(line) ? rowHeight : 0)] : []),
    ];
  });
  area.style.backgroundImage = marks.map(({ image }) => image).join(', ');
  area.style.backgroundPosition = marks.map(({ left, top }) => `${left}px ${top}px`).join(', ');
  area.style.backgroundSize = marks.map(({ width, height }) => `${width}px ${height}px`).join(', ');
  area.style.backgroundRepeat = 'no-repeat';
  area.style.backgroundAttachment = 'local';
}

/** In the middle of the first row of the line. */
const triangleAt = (top: number, rowHeight: number): Mark => ({
  ...TRIANGLE,
  image: `conic-gradient(from 151deg at 50% 0, ${WARNING} 58deg, transparent 0)`,
  top: top + Math.round((rowHeight - TRIANGLE.height) / 2),
});

/** Under the triangle the bar starts lower, and is short in a line of one row. */
const barAt = (top: number, height: number, row: number): Mark => ({
  ...BAR,
  image: `linear-gradient(${DOUBT}, ${DOUBT})`,
  top: row === 0 ? top : top + (row + TRIANGLE.height) / 2 + 1,
  height: row === 0 ? height : height - (row + TRIANGLE.height) / 2 - 1,
});

// What decides where a line is wrapped.
const COPIED = ['font', 'letterSpacing', 'wordSpacing', 'tabSize', 'padding', 'textIndent'] as const;

/** Top and height of lines. A textarea does not tell them: they are measured on a copy, which is gone before it is painted. */
function extentsOf(
  area: HTMLTextAreaElement,
  lines: readonly string[],
  places: readonly number[],
): [number, number][] {
  const copy = document.createElement('div');
  const style = getComputedStyle(area);
  for (const name of COPIED) copy.style[name] = style[name];
  Object.assign(copy.style, {
    position: 'absolute',
    top: '0',
    visibility: 'hidden',
    boxSizing: 'border-box',
    // Without the borders, and without a scroll bar.
    width: `${area.clientWidth}px`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  const rows = lines.map((line) => {
    const row = document.createElement('div');
    // An empty line is as high as any other.
    row.textContent = line || ' ';
    return row;
  });
  copy.append(...rows);
  document.body.append(copy);
  const extents = places.map((place): [number, number] => {
    const row = rows[place];
    return [row?.offsetTop ?? 0, row?.offsetHeight ?? 0];
  });
  copy.remove();
  return extents;
}
