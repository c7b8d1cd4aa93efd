import { dashes, inks, pointPath } from './chart-geometry.ts';
import type { Panel } from './chart-panels.ts';
import { CURVES_NOTE, withUnit } from './chart-words.ts';

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
