import { medianOfRuns } from '../lib/runs.mjs';
import { judged, markdownTable, source } from './markdown.mjs';

/**
 * What a PDF file of a plan costs.
 * @param kept the rows of bench/results/pdf.json
 */
export function pdfTable(kept) {
  const rows = Object.entries(kept).map(([name, { runs }]) => [name, medianOfRuns(runs)]);
  if (rows.length === 0) return undefined;
  const lines = rows.map(([name, { ms, KB, budget }]) => [
    `a plan of ${name}`,
    judged(`${ms} ms`, ms, { atMost: budget.ms, unit: ' ms' }),
    judged(`${KB} KB`, KB, { atMost: budget.KB, unit: ' KB' }),
  ]);
  return [markdownTable(['PDF file', 'processor time', 'size'], lines), source(kept)].join('\n\n');
}
