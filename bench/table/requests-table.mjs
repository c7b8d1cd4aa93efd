import { medianOfRuns } from '../lib/runs.mjs';
import { rows } from '../requests/rows.mjs';
import { judged, markdownTable, source, times } from './markdown.mjs';

const engines = { postgres: 'PostgreSQL', sqlite: 'SQLite' };
const peers = ['bare', 'checking'];
const goalsAtOnce = 32;

/**
 * What a request costs on both engines, and how fast the budgeted ones are answered.
 * @param kept the rows of bench/results/requests-*.json by engine
 */
export function requestsTables(kept) {
  const figures = Object.fromEntries(
    Object.keys(engines).map((engine) => [engine, figuresOf(kept[engine] ?? {})]),
  );
  const measured = Object.values(figures).flat();
  if (measured.length === 0) return undefined;
  const lines = Object.keys(rows).flatMap((row) =>
    [...new Set(measured.filter((figure) => figure.row === row).map(({ atOnce }) => atOnce))]
      .sort((a, b) => a - b)
      .map((atOnce) => lineOf(row, atOnce, figures)),
  );
  const head = Object.values(engines).flatMap((engine) => [engine, ...peers.map((peer) => `× ${peer}`)]);
  const parts = [
    markdownTable(['CPU for one request', 'at once', ...head], lines),
    source(...Object.values(kept)),
    goalsTable(figures.postgres),
  ];
  return parts.filter(Boolean).join('\n\n');
}

const figuresOf = (results) => Object.values(results).map(({ runs }) => medianOfRuns(runs));

const find = (figures, row, atOnce) =>
  figures.find((figure) => figure.row === row && figure.atOnce === atOnce);

function lineOf(row, atOnce, figures) {
  const cells = Object.keys(engines).flatMap((engine) => {
    const figure = find(figures[engine], row, atOnce);
    if (!figure) return ['not measured', ...peers.map(() => '')];
    const budgets = rows[row].budgets?.[engine] ?? {};
    return [
      costOf(figure, find(figures[engine], 'get', atOnce), budgets.ownGet),
      ...peers.map((peer) =>
        judged(times(figure.ratios[peer]), figure.ratios[peer], { atMost: budgets[peer] }),
      ),
    ];
  });
  return [row, atOnce, ...cells];
}

/** A budget may also be a multiple of the product's own get. */
function costOf({ ours }, get, ownGet) {
  const shown = `${ours.cpu} ms`;
  if (ownGet === undefined || !get) return shown;
  const ratio = ours.cpu / get.ours.cpu;
  return `${shown}, ${judged(`${times(ratio)} × get`, ratio, { atMost: ownGet })}`;
}

/** R24's other goals, for the rows that have them. */
function goalsTable(figures) {
  const measured = Object.keys(rows)
    .filter((row) => rows[row].goals)
    .map((row) => ({ row, goals: rows[row].goals, figure: find(figures, row, goalsAtOnce) }))
    .filter(({ figure }) => figure);
  if (measured.length === 0) return undefined;
  const answers = measured.map(({ goals, figure }) => {
    const share = 1 / figure.elapsed.bare;
    return judged(times(share), share, { atLeast: goals.throughput });
  });
  const slowest = measured.map(({ goals, figure }) =>
    judged(`${times(figure.p99.bare)} ×`, figure.p99.bare, { atMost: goals.p99 }),
  );
  return markdownTable(
    [`beside the bare server, PostgreSQL, ${goalsAtOnce} at once`, ...measured.map(({ row }) => row)],
    [
      ['answers in the same time', ...answers],
      ['the slowest in a hundred (p99)', ...slowest],
    ],
  );
}
