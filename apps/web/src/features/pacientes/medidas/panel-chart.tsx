import { useState } from 'react';
import { ChartAxes, MARGIN } from './chart-axes.tsx';
import { dashes, inks, linePath, pointPath, pointSize, scaleOf } from './chart-geometry.ts';
import type { Panel } from './chart-panels.ts';
import { ChartPoints, pointText, type ShownPoint } from './chart-points.tsx';
import { PointLabel } from './point-label.tsx';

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
