import { dayText } from '@alecrim/domain/pure';
import { cn } from '../../../lib/cn.ts';
import { valueText, withUnit } from './chart-panels.ts';
import { dayFromNumber } from './measured.ts';
import type { Series } from './series.ts';

/** The values of a chart as numbers, the newest day first. */
export function EvolutionTable({ series, className }: { series: readonly Series[]; className?: string }) {
  const rows = rowsOf(series);
  return (
    <table className={cn('doc-evolution', className)}>
      <caption className="sr-only">Valores do gráfico</caption>
      <thead>
        <tr>
          <th scope="col">Data</th>
          {series.map(({ key, name, unit }) => (
            <th key={key} scope="col">
              {withUnit({ name, unit })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, day, values }) => (
          <tr key={id}>
            <th scope="row">{dayText(dayFromNumber(day))}</th>
            {series.map(({ key, digits }) => (
              <td key={key}>{valueText(values[key], digits)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Row {
  id: string;
  day: number;
  values: Record<string, number>;
}

/** One row for each measurement that has a value of the series. */
export function rowsOf(series: readonly Series[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { key, points } of series)
    for (const { id, day, value } of points) {
      const row = rows.get(id) ?? { id, day, values: {} };
      row.values[key] = value;
      rows.set(id, row);
    }
  return [...rows.values()].sort((one, other) => other.day - one.day);
}
