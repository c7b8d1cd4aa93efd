import { type RefObject, useEffect } from 'react';

const WIDTH_PX = 3;
const LEFT_PX = 5;
const COLOUR = 'var(--color-warning)';

/**
 * A thin mark beside each line that is to be looked at. The marks are the background of the textarea: it scrolls with
 * the text, and neither the text nor the accessible page changes. The list of doubts says the same in words.
 */
export function useDoubtMarks(
  field: RefObject<HTMLTextAreaElement | null>,
  openLines: readonly string[] | undefined,
) {
  useEffect(() => {
    const area = field.current;
    if (!area || !openLines || openLines.length === 0) return;
    // By its text, so that a line that was moved keeps its mark and one that was changed loses it before it is read.
    const isOpen = new Set(openLines);
    const draw = () => drawMarks(area, isOpen);
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
  }, [field, openLines]);
}

const STYLES = [
  'backgroundImage',
  'backgroundPosition',
  'backgroundSize',
  'backgroundRepeat',
  'backgroundAttachment',
] as const;

function drawMarks(area: HTMLTextAreaElement, isOpen: ReadonlySet<string>) {
  const lines = area.value.split('\n');
  const places = lines.flatMap((line, place) => (isOpen.has(line.trim()) ? [place] : []));
  const marks = places.length > 0 ? extentsOf(area, lines, places) : [];
  area.style.backgroundImage = marks.map(() => `linear-gradient(${COLOUR}, ${COLOUR})`).join(', ');
  area.style.backgroundPosition = marks.map(([top]) => `${LEFT_PX}px ${top}px`).join(', ');
  area.style.backgroundSize = marks.map(([, height]) => `${WIDTH_PX}px ${height}px`).join(', ');
  area.style.backgroundRepeat = 'no-repeat';
  area.style.backgroundAttachment = 'local';
}

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
