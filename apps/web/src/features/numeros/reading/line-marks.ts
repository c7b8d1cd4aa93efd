import { type RefObject, useEffect } from 'react';
import type { LinesFootProps } from '../../../fields/lines-field.tsx';
import { useWarnedLines } from '../../restricoes/guard-context.ts';
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
const TRIANGLE = { left: 2, width: 10, height: 10 };
// Side by side, in the space before the text.
const BAR_BESIDE = { left: 1, width: 3 };
const TRIANGLE_BESIDE = { left: 5, width: 8, height: 10 };

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
    const isBoth = warnings.has(line) && doubts.has(line);
    return [
      ...(warnings.has(line) ? [triangleAt(top, rowHeight, isBoth ? TRIANGLE_BESIDE : TRIANGLE)] : []),
      ...(doubts.has(line) ? [{ ...(isBoth ? BAR_BESIDE : BAR), image: BAR_IMAGE, top, height }] : []),
    ];
  });
  area.style.backgroundImage = marks.map(({ image }) => image).join(', ');
  area.style.backgroundPosition = marks.map(({ left, top }) => `${left}px ${top}px`).join(', ');
  area.style.backgroundSize = marks.map(({ width, height }) => `${width}px ${height}px`).join(', ');
  area.style.backgroundRepeat = 'no-repeat';
  area.style.backgroundAttachment = 'local';
}

const BAR_IMAGE = `linear-gradient(${DOUBT}, ${DOUBT})`;

/** In the middle of the first row of the line. */
const triangleAt = (top: number, rowHeight: number, shape: typeof TRIANGLE): Mark => ({
  ...shape,
  image: `conic-gradient(from 151deg at 50% 0, ${WARNING} 58deg, transparent 0)`,
  top: top + Math.round((rowHeight - shape.height) / 2),
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
