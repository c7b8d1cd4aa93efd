import { type KeyboardEvent, useState } from 'react';
import { dayText } from '../../../fields/day-input.tsx';
import { inks, pointPath, type Scale } from './chart-geometry.ts';
import { dayFromNumber, said } from './measured.ts';
import type { Point, Series } from './series.ts';

export interface ShownPoint {
  series: Series;
  point: Point;
}

/** "12/03/2026: 72,5 kg" */
export const pointText = ({ unit, digits }: Series, { day, value }: Point): string =>
  `${dayText(dayFromNumber(day))}: ${said(value, digits)} ${unit}`.trim();

interface ChartPointsProps {
  series: Series;
  place: number;
  x: Scale;
  y: Scale;
  size: number;
  onShow: (shown: ShownPoint | null) => void;
}

/** The points of a line. A line is one stop of the Tab key, and the arrows go from point to point. */
export function ChartPoints({ series, place, x, y, size, onShow }: ChartPointsProps) {
  const { points, name } = series;
  const last = points.length - 1;
  const [chosen, setChosen] = useState(last);
  const current = Math.min(chosen, last);

  function step(event: KeyboardEvent<SVGGElement>) {
    const to = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(last, to));
    setChosen(next);
    event.currentTarget.querySelectorAll<SVGPathElement>('[role="option"]')[next]?.focus();
  }

  return (
    <g role="listbox" aria-label={`${name}: pontos`} aria-orientation="horizontal" onKeyDown={step}>
      {points.map((point, index) => (
        <path
          key={point.id}
          d={pointPath(place, x(point.day), y(point.value), size)}
          fill="#fff"
          stroke={inks[place % inks.length]}
          strokeWidth={2}
          role="option"
          aria-selected={index === current}
          aria-label={`${name}, ${pointText(series, point)}`}
          tabIndex={index === current ? 0 : -1}
          className="outline-offset-2"
          onFocus={() => {
            setChosen(index);
            onShow({ series, point });
          }}
          onBlur={() => onShow(null)}
          onPointerEnter={() => onShow({ series, point })}
          onPointerLeave={() => onShow(null)}
        />
      ))}
    </g>
  );
}
