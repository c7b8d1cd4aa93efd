import { median, rounded } from './statistics.mjs';

const RUNS = 3;

/**
 * A row with the figures of one more run. Runs of the same commit are kept together, the last three of them;
 * a changed file or another commit begins anew.
 */
export function withRun(kept, stamp, figures) {
  const isSame = kept?.commit === stamp.commit && !stamp.commit.endsWith('-dirty');
  return { ...stamp, runs: [...(isSame ? kept.runs : []), figures].slice(-RUNS) };
}

/** The figures of several runs as one: the median of each number, and of anything else what the last run says. */
export function medianOfRuns(runs) {
  const last = runs.at(-1);
  if (typeof last === 'number') return rounded(median(runs));
  if (typeof last !== 'object' || last === null || Array.isArray(last)) return last;
  const figures = Object.keys(last).map((name) => [
    name,
    medianOfRuns(runs.map((run) => run?.[name]).filter((value) => value !== undefined)),
  ]);
  return Object.fromEntries(figures);
}
