/**
 * The rows of a CSV file with a header, by column. A quoted cell may hold separators.
 * @param {string} text
 * @param {',' | ';'} [separator]
 * @returns {Record<string, string>[]}
 */
export function csvRows(text, separator = ',') {
  // Spreadsheets write a mark at the begin.
  const [header = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  const names = cells(header, separator);
  return lines.map((line) => {
    const values = cells(line, separator);
    return Object.fromEntries(names.map((name, i) => [name, values[i] ?? '']));
  });
}

/**
 * @param {string} line
 * @param {string} separator
 */
function cells(line, separator) {
  const cell = new RegExp(`(?:^|${separator})(?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'g');
  return [...line.matchAll(cell)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );
}
