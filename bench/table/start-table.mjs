import { medianOfRuns } from '../lib/runs.mjs';
import { judged, markdownTable, source } from './markdown.mjs';

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/**
 * The second start, and the memory of the server's process.
 * @param kept the rows of bench/results/start.json and memory.json
 */
export function startTable({ start = {}, memory = {} }) {
  const lines = [
    ...Object.values(start).map(({ runs }) => {
      const { seconds, budget } = medianOfRuns(runs);
      return [
        'second `npm start`, to the first answer',
        judged(`${seconds} s`, seconds, { atMost: budget, unit: ' s' }),
      ];
    }),
    ...Object.entries(engines)
      .filter(([engine]) => memory[engine])
      .flatMap(([engine, name]) => memoryLines(name, medianOfRuns(memory[engine].runs))),
  ];
  if (lines.length === 0) return undefined;
  return [markdownTable(['', 'measured'], lines), source(start, memory)].join('\n\n');
}

function memoryLines(engine, figures) {
  const shown = (name, atMost) => judged(`${figures[name]} MB`, figures[name], { atMost, unit: ' MB' });
  const many = figures.requests.toLocaleString('en-US');
  return [
    [`memory on ${engine}, idle`, shown('idle', figures.budgets.idle)],
    [`memory on ${engine}, after ${many} requests`, shown('after', figures.budgets.after)],
    [`memory on ${engine}, after a pause`, shown('after a pause', figures.budgets.after)],
  ];
}
