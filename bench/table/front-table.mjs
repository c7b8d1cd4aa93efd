import { medianOfRuns } from '../lib/runs.mjs';
import { judged, markdownTable, source, times } from './markdown.mjs';

/** The most kilobytes of the patient's page in all. */
const PAGE_KILOBYTES = 20;

const ms = ({ p50, p95 }, atMost) =>
  `p50 ${p50} ms, ${judged(`p95 ${p95} ms`, p95, { atMost, unit: ' ms' })}`;
const multiple = (ratio, atMost) => judged(`${times(ratio)} ×`, ratio, { atMost, unit: ' ×' });

/** The lines of each scene of the bench in the browser. */
const scenes = {
  routes({ VerCardapio }) {
    const all = Object.values(VerCardapio).reduce((sum, part) => sum + part, 0);
    return [
      [
        "patient's page, bytes in all",
        judged(`${all.toFixed(1)} KB`, all, { atMost: PAGE_KILOBYTES, unit: ' KB' }),
      ],
    ];
  },
  'patient page': ({ ratios, budgets }) => [
    ['largest paint by its path, beside the same page as a file', multiple(ratios.path, budgets.path)],
    ['largest paint by the link', multiple(ratios.link, budgets.link)],
  ],
  editor: (figures) => [
    ['a key in a plan of 30 × 5 × 10, three meals open', ms(figures['this machine'], figures.budget.p95)],
    ['the same key with *Números* on', ms(figures['this machine, with numbers'], figures.budget.p95)],
    [
      'its p95 with *Números* on, beside off',
      multiple(figures['numbers to none'].p95, figures.budget['numbers to none']),
    ],
    ['the same key, processor slowed four times', ms(figures['four times slower'])],
  ],
  dashboard: ({ ratio, budget }) => [['Dashboard with 10,000 plans, beside 10', multiple(ratio, budget)]],
  scrolling: ({ near, far, through, ratio, budget }) => [
    ['a frame while scrolling the first page, of 10,000 plans', ms(near)],
    ['the same with 600 cards on the page', `${ms(far)}, ${multiple(ratio)}`],
    ...(through ? [['scrolling through 600 cards, processor not slowed', ms(through, budget.through)]] : []),
  ],
};

/**
 * What a person waits for.
 * @param kept the rows of bench/results/front.json
 */
export function frontTable(kept) {
  const measured = Object.keys(scenes).filter((scene) => kept[scene]);
  if (measured.length === 0) return undefined;
  const lines = measured.flatMap((scene) => scenes[scene](medianOfRuns(kept[scene].runs)));
  return [markdownTable(['', 'measured'], lines), source(kept)].join('\n\n');
}
