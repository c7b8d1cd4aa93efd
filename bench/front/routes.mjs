import { rounded } from '../lib/statistics.mjs';

const pages = [
  'login',
  'Dashboard',
  'Pacientes',
  'CriarCardapio',
  'GerenciarRefeicoes',
  'GerenciarReceitas',
  'GerenciarOrientacoes',
  'GerenciarCategorias',
  'Perfil',
];

/** The transferred kilobytes (brotli) of each page for a visitor with an empty cache. */
export async function routes({ browser, ours, token, plan }) {
  const origin = `http://127.0.0.1:${ours}`;
  const views = ['VisualizarCardapio', 'EditarCardapio'].map((name) => `${name}?id=${plan.id}`);
  const results = {};
  for (const path of [...pages, ...views, `VerCardapio?token=${plan.token_publico}`]) {
    const isOpenToAll = path === 'login' || path.startsWith('Ver');
    results[path.split('?')[0]] = await browser.visit(
      origin,
      isOpenToAll ? undefined : token,
      async (page) => {
        const sizes = { script: 0, stylesheet: 0, document: 0 };
        const reading = [];
        const note = (request) => {
          const kind = request.resourceType();
          if (kind in sizes)
            reading.push(request.sizes().then(({ responseBodySize }) => (sizes[kind] += responseBodySize)));
        };
        page.on('requestfinished', note);
        await page.goto(`${origin}/${path}`);
        // An idle network does not prove that the page's own code was requested, so this waits for the heading.
        await page.locator('h1').first().waitFor();
        await page.waitForLoadState('networkidle');
        // What finishes later would be read while the browser closes the page.
        page.off('requestfinished', note);
        await Promise.all(reading);
        return Object.fromEntries(
          Object.entries(sizes).map(([kind, bytes]) => [kind, rounded(bytes / 1024)]),
        );
      },
    );
  }
  return results;
}
