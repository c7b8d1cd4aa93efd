/**
 * The rows of a CSV file with a header, by column. A quoted cell may hold commas.
 * @param {string} text
 * @returns {Record<string, string>[]}
 */
export function csvRows(text) {
  const [header = '', ...lines] = text.trim().split(/\r?\n/);
  const names = cells(header);
  return lines.map((line) => {
    const values = cells(line);
    return Object.fromEntries(names.map((name, i) => [name, values[i] ?? '']));
  });
}

/** @param {string} line */
function cells(line) {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );
}
