import { medianOfRuns } from '../lib/runs.mjs';
import { BUDGET, kinds } from './kinds.mjs';

const [width, height, left, top, bottom] = [720, 300, 48, 40, 44];
const colours = ['#3f7d58', '#d98e32', '#2f5d50', '#8a6d9e', '#c0504d', '#4f81bd', '#7f7f7f'];
const kind = 'plans in all';
const most = 2;
const sizes = kinds[kind].map(({ plans }) => plans);

/**
 * Draws the cost of each query while the plans in all grow, or nothing where an engine was not measured.
 * @param kept the rows of bench/results/growth-*.json by engine
 */
export function growthChart(kept) {
  const figures = Object.fromEntries(Object.entries(kept).map(([engine, rows]) => [engine, resultsOf(rows)]));
  if (Object.values(figures).some((results) => results.length === 0)) return undefined;
  const legend = figures.sqlite
    .map(({ question }, i) => `<tspan fill="${colours[i]}" dx="${i ? 10 : 0}">● ${question}</tspan>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="11" fill="#333" role="img" aria-label="CPU for one request as the number of plans grows from 1,000 to 100,000"><rect width="100%" height="100%" fill="#fff"/>${panel('SQLite', figures.sqlite, left)}${panel('PostgreSQL', figures.postgres, left + width / 2 - 10)}<text x="${left}" y="${height - 8}" font-size="10">${legend}</text></svg>\n`;
}

const resultsOf = (rows) =>
  Object.values(rows)
    .map(({ runs }) => medianOfRuns(runs))
    .filter((result) => result.kind === kind);

/** One panel for each engine: the cost of each query, as a multiple of the cost with the fewest plans. */
function panel(title, results, x) {
  const wide = (width - left * 2) / 2 - 20;
  const costs = ({ cpu }) => sizes.map((size) => cpu[`${size} plans`]);
  const at = (i) => x + (i * wide) / (sizes.length - 1);
  const up = (ratio) => height - bottom - (ratio / most) * (height - top - bottom);
  const lines = results.map((result, row) => {
    const points = sizes.map((_, i) => `${at(i)},${up(costs(result)[i] / costs(result)[0]).toFixed(1)}`);
    return `<polyline fill="none" stroke="${colours[row]}" stroke-width="2" points="${points.join(' ')}"/>`;
  });
  const marks = [0, 0.5, 1, 1.5, 2].map(
    (ratio) =>
      `<line x1="${x}" x2="${x + wide}" y1="${up(ratio)}" y2="${up(ratio)}" stroke="${ratio === BUDGET ? '#c0504d' : '#ddd'}"${ratio === BUDGET ? ' stroke-dasharray="4 4"' : ''}/><text x="${x - 6}" y="${up(ratio) + 4}" text-anchor="end">${ratio}×</text>`,
  );
  const names = sizes.map(
    (size, i) =>
      `<text x="${at(i)}" y="${height - bottom + 18}" text-anchor="middle">${size.toLocaleString('en')}</text>`,
  );
  return `<text x="${x}" y="${top - 14}" font-weight="bold">${title}</text>${marks.join('')}${lines.join('')}${names.join('')}`;
}
