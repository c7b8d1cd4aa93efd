import { join } from 'node:path';
import { tempFolder } from '../../scripts/lib/temp-folder.mjs';
import { seedPlans } from '../growth/seed.mjs';
import { ask } from '../lib/client.mjs';
import { engines, startOurs } from '../lib/engines.mjs';
import { aPlan } from '../lib/plan.mjs';
import { startServer } from '../lib/processes.mjs';
import { keep } from '../lib/report.mjs';
import { savePage, seedOurs } from '../requests/seed.mjs';
import { openBrowser } from './browser.mjs';
import { dashboard } from './dashboard.mjs';
import { editor } from './editor.mjs';
import { patientPage } from './patient-page.mjs';
import { routes } from './routes.mjs';
import { scrolling } from './scrolling.mjs';

const scenes = { routes, 'patient page': patientPage, editor, dashboard, scrolling };

/** Measures the waiting times of people, in a browser with a processor slowed four times. */
export async function front({ only, rounds = 7 }) {
  const world = await startWorld();
  try {
    for (const [name, scene] of Object.entries(scenes).filter(([name]) => !only || only.includes(name))) {
      const figures = await scene({ ...world, rounds });
      console.log(`\n${name}`);
      console.dir(figures, { depth: 4 });
      keep('front', { [name]: figures });
    }
  } finally {
    await world.close();
  }
}

async function startWorld() {
  const engine = await engines.sqlite();
  const folder = tempFolder('alecrim-bench');
  const staticPage = join(folder.path, 'page.html.gz');
  const places = { ours: await engine.place(), many: await engine.place() };
  const ours = await startOurs(places.ours);
  const many = await startOurs(places.many);
  const bare = await startServer(['bench/bare/server.mjs'], {
    ...(await engine.place()),
    STATIC_PAGE: staticPage,
  });
  const known = await seedOurs(ours.port, 10);
  const { headers } = known;
  await savePage(ours.port, known, staticPage);
  const path = '/api/apps/alecrim/entities/Cardapio';
  const create = async (body) =>
    JSON.parse(await ask(ours.port, { method: 'POST', path, headers, body: JSON.stringify(body) }));
  const [plan] = JSON.parse(await ask(ours.port, { path: `${path}?limit=1&sort=created_date`, headers }));
  const token = headers.authorization.slice('Bearer '.length);
  const browser = await openBrowser();
  return {
    browser,
    ours: ours.port,
    bare: bare.port,
    plan,
    token,
    largePlan: await create(aLargePlan()),
    few: { port: ours.port, token },
    many: { port: many.port, token: await withManyPlans(many.port, places.many) },
    async close() {
      await browser.close();
      await Promise.all([ours, many, bare].map((server) => server.stop()));
      await engine.stop();
      folder.remove();
    },
  };
}

async function withManyPlans(port, place) {
  const body = JSON.stringify({ email: 'muitos@example.com', password: 'pera com canela 42' });
  const register = { method: 'POST', path: '/api/apps/alecrim/auth/register', body };
  const { access_token, user } = JSON.parse(await ask(port, register));
  await seedPlans(place, user.id, { own: 10_000, total: 10_000 });
  return access_token;
}

function aLargePlan() {
  const times = (count, make) => Array.from({ length: count }, (_, i) => make(i + 1));
  const itens = times(10, (i) => `${i} colheres de sopa de arroz integral cozido`);
  const opcoes = times(5, (numero) => ({ id: `o${numero}`, numero, descricao: `Opção ${numero}`, itens }));
  const refeicoes = times(30, (i) => ({ id: `r${i}`, nome: `Refeição ${i}`, horario: '12:00', opcoes }));
  return { ...aPlan(), titulo: 'Um plano grande', refeicoes };
}
