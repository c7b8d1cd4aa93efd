/** A row that costs more than this multiple of its cost in the earlier commit is a regression. */
export const LIMIT = 1.1;

/** Each row's CPU time now and in the earlier commit, and whether the row is beyond the limit. */
export function comparedWithEarlier(results) {
  return results.map(({ row, atOnce, ours, earlier, ratios }) => ({
    row,
    'at once': atOnce,
    'then, ms CPU': earlier.cpu,
    'now, ms CPU': ours.cpu,
    'now ÷ then': ratios.earlier,
    [`beyond ${LIMIT}`]: ratios.earlier > LIMIT ? '✗' : '',
  }));
}

/** @param {{ ratios: { earlier: number } }[]} results */
export const hasRegression = (results) => results.some(({ ratios }) => ratios.earlier > LIMIT);
