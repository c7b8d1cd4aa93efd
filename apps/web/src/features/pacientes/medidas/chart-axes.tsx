import { dayTicks, linePath, type Scale, valueTicks } from './chart-geometry.ts';
import type { Panel } from './chart-panels.ts';
import { curveText, goalText, tickText } from './chart-words.ts';

/** The space around the lines of a chart, for the texts of its axes. */
export const MARGIN = { left: 44, right: 30, top: 14, bottom: 26 };
const TICK_WIDTH = 62;

export interface Placed {
  panel: Panel;
  width: number;
  height: number;
  x: Scale;
  y: Scale;
}

/** What stands behind the lines of a chart: axes, the curves of a child and the goal. */
export function ChartAxes({ panel, width, height, x, y }: Placed) {
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
