import { dayText, numberText } from '@alecrim/domain/pure';
import { type KeyboardEvent, useState } from 'react';
import {
  dashes,
  dayTicks,
  inks,
  linePath,
  pointPath,
  pointSize,
  type Scale,
  scaleOf,
  valueTicks,
} from './chart-geometry.ts';
import { CURVES_NOTE, curveText, goalText, type Panel, tickText, withUnit } from './chart-panels.ts';
import { dayFromNumber } from './measured.ts';
import type { Point, Series } from './series.ts';

interface PanelChartProps {
  panel: Panel;
  width: number;
  height?: number;
  /** On paper no point can be chosen. */
  isStatic?: boolean;
}

/** One scale over time: lines with dashes and forms of their own, so that they are told apart without colour. */
export function PanelChart({ panel, width, height = 220, isStatic = false }: PanelChartProps) {
  const [shown, setShown] = useState<ShownPoint | null>(null);
  const x = scaleOf(panel.days, MARGIN.left, width - MARGIN.right);
  const y = scaleOf(panel.values, height - MARGIN.bottom, MARGIN.top);
  const size = { width, height, viewBox: `0 0 ${width} ${height}`, fontSize: 12 };
  return (
    <figure
      aria-label={titleOf(panel)}
      className="relative max-w-full text-muted"
      style={isStatic ? undefined : { width, height }}
    >
      <svg {...size} aria-hidden="true" className="block">
        <ChartAxes {...{ panel, width, height, x, y }} />
        {panel.series.map(({ key, points }, place) => (
          <g key={key} stroke={inks[place % inks.length]} strokeWidth={2}>
            <path
              d={linePath(points, x, y)}
              fill="none"
              strokeDasharray={dashes[place % dashes.length]}
              strokeLinejoin="round"
            />
            {isStatic &&
              points.map(({ id, day, value }) => (
                <path
                  key={id}
                  d={pointPath(place, x(day), y(value), pointSize(points.length, width))}
                  fill="#fff"
                />
              ))}
          </g>
        ))}
      </svg>
      {!isStatic && (
        <svg {...size} role="presentation" className="absolute inset-0">
          {panel.series.map((series, place) => (
            <ChartPoints
              key={series.key}
              {...{ series, place, x, y }}
              size={pointSize(series.points.length, width)}
              onShow={setShown}
            />
          ))}
        </svg>
      )}
      {shown && (
        <svg {...size} aria-hidden="true" className="pointer-events-none absolute inset-0">
          <PointLabel
            text={pointText(shown.series, shown.point)}
            x={x(shown.point.day)}
            y={y(shown.point.value)}
            width={width}
          />
        </svg>
      )}
    </figure>
  );
}

const titleOf = ({ series }: Panel) => `Gráfico: ${series.map(({ name }) => name).join(', ')}`;

/** The space around the lines of a chart, for the texts of its axes. */
const MARGIN = { left: 44, right: 30, top: 14, bottom: 26 };
const TICK_WIDTH = 62;

interface Placed {
  panel: Panel;
  width: number;
  height: number;
  x: Scale;
  y: Scale;
}

/** What stands behind the lines of a chart: axes, the curves of a child and the goal. */
function ChartAxes({ panel, width, height, x, y }: Placed) {
  const end = width - MARGIN.right;
  const floor = height - MARGIN.bottom;
  const mostDays = Math.max(2, Math.floor((end - MARGIN.left) / TICK_WIDTH));
  return (
    <>
      {valueTicks(panel.values, 4).map((value) => (
        <g key={value}>
          <line x1={MARGIN.left} x2={end} y1={y(value)} y2={y(value)} stroke="#dfe6e1" />
          <text x={MARGIN.left - 8} y={y(value) + 4} textAnchor="end" fill="currentColor">
            {tickText(value)}
          </text>
        </g>
      ))}
      {dayTicks(panel.days, mostDays).map(({ day, text }) => (
        <g key={day}>
          <line x1={x(day)} x2={x(day)} y1={floor} y2={floor + 4} stroke="currentColor" />
          <text x={x(day)} y={height - 6} textAnchor="middle" fill="currentColor">
            {text}
          </text>
        </g>
      ))}
      <line x1={MARGIN.left} x2={end} y1={floor} y2={floor} stroke="#738278" />
      {panel.curves.map(({ z, points }) => (
        <g key={z}>
          <path
            d={linePath(points, x, y)}
            fill="none"
            stroke="#9aa79f"
            strokeWidth={z === 0 ? 1.5 : 1}
            strokeDasharray={z === 0 ? undefined : '3 3'}
          />
          <text x={end + 9} y={y(points.at(-1)?.value ?? 0) + 4} fill="currentColor" fontSize={11}>
            {curveText(z)}
          </text>
        </g>
      ))}
      {panel.goal !== undefined && (
        <>
          <line
            x1={MARGIN.left}
            x2={end}
            y1={y(panel.goal)}
            y2={y(panel.goal)}
            stroke="#16241d"
            strokeDasharray="1 5"
            strokeWidth={2}
            strokeLinecap="round"
          />
          <text x={MARGIN.left + 4} y={y(panel.goal) - 5} fill="#16241d">
            {goalText(panel.goal)}
          </text>
        </>
      )}
    </>
  );
}

interface ShownPoint {
  series: Series;
  point: Point;
}

/** "12/03/2026: 72,5 kg" */
const pointText = ({ unit, digits }: Series, { day, value }: Point): string =>
  `${dayText(dayFromNumber(day))}: ${numberText(value, digits)} ${unit}`.trim();

interface ChartPointsProps {
  series: Series;
  place: number;
  x: Scale;
  y: Scale;
  size: number;
  onShow: (shown: ShownPoint | null) => void;
}

/** The points of a line. A line is one stop of the Tab key, and the arrows go from point to point. */
function ChartPoints({ series, place, x, y, size, onShow }: ChartPointsProps) {
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

interface PointLabelProps {
  text: string;
  x: number;
  y: number;
  /** Of the chart: the label stays inside. */
  width: number;
}

const LETTER = 6.6;
const HEIGHT = 22;

/** The value of the chosen point, above it, or below it at the upper edge. */
function PointLabel({ text, x, y, width }: PointLabelProps) {
  const wide = text.length * LETTER + 14;
  const left = Math.max(2, Math.min(width - wide - 2, x - wide / 2));
  const top = y - HEIGHT - 10 < 0 ? y + 10 : y - HEIGHT - 10;
  return (
    <>
      <rect x={left} y={top} width={wide} height={HEIGHT} rx={6} fill="#16241d" />
      <text x={left + wide / 2} y={top + 15} textAnchor="middle" fill="#fff">
        {text}
      </text>
    </>
  );
}

/** Which line is which, by its dashes and the form of its points. */
export function Legend({ panel }: { panel: Panel }) {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm font-medium text-ink">
      {panel.series.map(({ key, name, unit }, place) => (
        <span key={key} className="inline-flex items-center gap-2">
          <svg width={40} height={14} aria-hidden="true" stroke={inks[place % inks.length]} strokeWidth={2}>
            <line x1={0} x2={40} y1={7} y2={7} strokeDasharray={dashes[place % dashes.length]} />
            <path d={pointPath(place, 20, 7)} fill="#fff" />
          </svg>
          {withUnit({ name, unit })}
        </span>
      ))}
      {panel.curves.length > 0 && <span className="font-normal text-muted">{CURVES_NOTE}</span>}
    </p>
  );
}
