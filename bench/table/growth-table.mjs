import { BUDGET, kinds } from '../growth/kinds.mjs';
import { medianOfRuns } from '../lib/runs.mjs';
import { judged, markdownTable, source, times } from './markdown.mjs';

const engines = { postgres: 'PostgreSQL', sqlite: 'SQLite' };
const number = (value) => value.toLocaleString('en-US');
const ends = (kind) =>
  [kinds[kind].at(-1), kinds[kind][0]].map(({ plans }) => number(plans)).join(' beside ');
const names = { 'plans in all': 'in all', 'plans of one': 'of one nutritionist' };

/**
 * How the cost of a request grows with the number of plans.
 * @param kept the rows of bench/results/growth-*.json by engine
 */
export function growthTable(kept) {
  const figures = Object.entries(kept).flatMap(([engine, results]) =>
    Object.values(results).map(({ runs }) => ({ engine, ...medianOfRuns(runs) })),
  );
  if (figures.length === 0) return undefined;
  const columns = Object.keys(engines).flatMap((engine) =>
    Object.keys(kinds).map((kind) => ({ engine, kind })),
  );
  const lines = [...new Set(figures.map(({ question }) => question))].map((question) => [
    question,
    ...columns.map((column) => {
      const figure = figures.find(
        (one) => one.question === question && one.engine === column.engine && one.kind === column.kind,
      );
      return figure ? judged(times(figure.ratio), figure.ratio, { atMost: BUDGET }) : 'not measured';
    }),
  ]);
  const head = columns.map(({ engine, kind }) => `${engines[engine]}, ${ends(kind)} ${names[kind]}`);
  return [markdownTable(['CPU for one request', ...head], lines), source(...Object.values(kept))].join(
    '\n\n',
  );
}
