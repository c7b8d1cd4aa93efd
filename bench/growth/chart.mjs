// node bench/growth/chart.mjs: draws docs/images/growth.svg from bench/results/growth-*.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';

const [width, height, left, top, bottom] = [720, 300, 48, 40, 44];
const colours = ['#3f7d58', '#d98e32', '#2f5d50', '#8a6d9e', '#c0504d', '#4f81bd', '#7f7f7f'];
const kind = 'plans in all';
const most = 2;

const figures = (engine) =>
  JSON.parse(readFileSync(join(root, `bench/results/growth-${engine}.json`), 'utf8')).results[kind];

/** One panel for each engine: the cost of each query, as a multiple of the cost with the fewest plans. */
function panel(engine, x) {
  const results = figures(engine);
  const sizes = Object.keys(results[0])
    .filter((name) => / of /.test(name))
    .toReversed();
  const wide = (width - left * 2) / 2 - 20;
  const at = (i) => x + (i * wide) / (sizes.length - 1);
  const up = (ratio) => height - bottom - (ratio / most) * (height - top - bottom);
  const lines = results.map((result, row) => {
    const points = sizes.map(
      (size, i) => `${at(i)},${up(result[size].cpu / result[sizes[0]].cpu).toFixed(1)}`,
    );
    return `<polyline fill="none" stroke="${colours[row]}" stroke-width="2" points="${points.join(' ')}"/>`;
  });
  const marks = [0, 0.5, 1, 1.5, 2].map(
    (ratio) =>
      `<line x1="${x}" x2="${x + wide}" y1="${up(ratio)}" y2="${up(ratio)}" stroke="${ratio === 1.5 ? '#c0504d' : '#ddd'}"${ratio === 1.5 ? ' stroke-dasharray="4 4"' : ''}/><text x="${x - 6}" y="${up(ratio) + 4}" text-anchor="end">${ratio}×</text>`,
  );
  const names = sizes.map(
    (size, i) =>
      `<text x="${at(i)}" y="${height - bottom + 18}" text-anchor="middle">${Number(size.split(' of ')[1]).toLocaleString('en')}</text>`,
  );
  return `<text x="${x}" y="${top - 14}" font-weight="bold">${engine === 'postgres' ? 'PostgreSQL' : 'SQLite'}</text>${marks.join('')}${lines.join('')}${names.join('')}`;
}

const legend = figures('sqlite')
  .map(({ row }, i) => `<tspan fill="${colours[i]}" dx="${i ? 10 : 0}">● ${row}</tspan>`)
  .join('');
writeFileSync(
  join(root, 'docs/images/growth.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="11" fill="#333" role="img" aria-label="CPU for one request as the number of plans grows from 1,000 to 100,000"><rect width="100%" height="100%" fill="#fff"/>${panel('sqlite', left)}${panel('postgres', left + width / 2 - 10)}<text x="${left}" y="${height - 8}" font-size="10">${legend}</text></svg>\n`,
);
