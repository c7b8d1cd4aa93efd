import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { growthChart } from '../growth/chart.mjs';
import { readKept } from '../lib/report.mjs';
import { frontTable } from './front-table.mjs';
import { growthTable } from './growth-table.mjs';
import { withTables } from './markdown.mjs';
import { pdfTable } from './pdf-table.mjs';
import { requestsTables } from './requests-table.mjs';
import { startTable } from './start-table.mjs';

const page = join(root, 'docs/performance.md');
const byEngine = (name) => ({ postgres: readKept(`${name}-postgres`), sqlite: readKept(`${name}-sqlite`) });

/** Writes the tables of docs/performance.md and the chart of growth from bench/results. */
export async function table() {
  const tables = {
    requests: requestsTables(byEngine('requests')),
    growth: growthTable(byEngine('growth')),
    front: frontTable(readKept('front')),
    pdf: pdfTable(readKept('pdf')),
    start: startTable({ start: readKept('start'), memory: readKept('memory') }),
  };
  writeFileSync(page, withTables(readFileSync(page, 'utf8'), tables));
  const chart = growthChart(byEngine('growth'));
  if (chart) writeFileSync(join(root, 'docs/images/growth.svg'), chart);
  for (const [name, written] of Object.entries(tables))
    console.log(`${name}: ${written ? 'written' : 'no results, left as it is'}`);
}
