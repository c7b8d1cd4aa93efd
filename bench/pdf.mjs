import { tsImport } from 'tsx/esm/api';
import { keep } from './lib/report.mjs';
import { median, rounded } from './lib/statistics.mjs';

const budgets = {
  '6 meals': { ms: 500, KB: 400 },
  '30 meals': { ms: 1500, KB: 1000 },
};

/** Measures what a PDF file costs: the processor time of one that is not cached, once the compiler is loaded, and its size. */
export async function pdf({ rounds = 7 }) {
  const [{ pdfOf }, { planSheet }, { menuWithNumbers }, { demoCardapios, demoProfile }] = await Promise.all(
    ['@alecrim/pdf/engine', '@alecrim/pdf', '@alecrim/domain', '@alecrim/domain/starter-library/demo'].map(
      (name) => tsImport(name, import.meta.url),
    ),
  );
  const menus = demoCardapios.map((plan) => menuWithNumbers(plan, demoProfile));
  const meals = menus.flatMap(({ cardapio }) => cardapio.refeicoes);
  const fileOf = (count) => {
    const [{ cardapio, nutricionista }] = menus;
    const refeicoes = Array.from({ length: count }, (_, i) => meals[i % meals.length]);
    const menu = { cardapio: { ...cardapio, refeicoes }, nutricionista };
    return pdfOf(planSheet({ menu, updatedDate: '2026-11-17T15:00:00.000Z', choice: {} }));
  };
  const rows = {};
  for (const count of [6, 30]) {
    const name = `${count} meals`;
    const { length } = await fileOf(count);
    const times = [];
    for (let round = 0; round < rounds; round++) {
      const before = process.cpuUsage();
      await fileOf(count);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
    rows[name] = { ms: rounded(median(times)), KB: rounded(length / 1024), budget: budgets[name] };
  }
  console.dir(rows, { depth: 3 });
  keep('pdf', rows);
}
