/** A table in markdown; a row is a list of cells. */
export function markdownTable(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/**
 * Puts each table between its two markers, `<!-- bench:name -->` and `<!-- /bench:name -->`.
 * A table that is undefined has no figures: the text between its markers stays.
 * @param {string} text
 * @param {Record<string, string | undefined>} tables
 */
export function withTables(text, tables) {
  return Object.entries(tables).reduce((written, [name, table]) => {
    const [begin, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
    const [from, to] = [written.indexOf(begin), written.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`The text has no place for the table "${name}".`);
    if (table === undefined) return written;
    return `${written.slice(0, from + begin.length)}\n\n${table}\n\n${written.slice(to)}`;
  }, text);
}

/** A figure with its budget, and whether it is kept. */
export function judged(shown, value, { atMost, atLeast, unit = '' }) {
  if (atMost === undefined && atLeast === undefined) return shown;
  const isKept = atMost === undefined ? value >= atLeast : value <= atMost;
  const sign = atMost === undefined ? '≥' : '≤';
  return `${shown} (${sign} ${atMost ?? atLeast}${unit} ${isKept ? '✓' : '✗'})`;
}

export const times = (ratio) => ratio.toFixed(2);

/** When, where and how often the rows of some results were measured. */
export function source(...results) {
  const rows = results.flatMap((result) => Object.values(result));
  const all = (name) => [...new Set(rows.map((row) => row[name]))].join(', ');
  const days = [...new Set(rows.map(({ date }) => date.slice(0, 10)))].sort();
  const counts = rows.map(({ runs }) => runs.length);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const runs = least === most ? `${most}` : `${least} to ${most}`;
  return `Median of ${runs} ${most === 1 ? 'run' : 'runs'}, ${[...new Set([days.at(0), days.at(-1)])].join(' to ')}, commit ${all('commit')}, ${all('cores')} cores (${all('cpu')}), Node ${all('node')}.`;
}
