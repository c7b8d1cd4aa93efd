import type { Target } from './engines/look.ts';
import { expect, test } from './engines/test.ts';
import { codedPlan, pagesOfParts } from './fixtures/coded-plan.ts';
import { engine } from './fixtures/engine.ts';
import { overlaps, readPdf } from './fixtures/pdf.ts';
import { publishPlan } from './fixtures/public-plan.ts';
import { sizes } from './fixtures/sizes.ts';
import { slowProxy } from './fixtures/slow-proxy.ts';

const savedPages = async () => {
  const stores = await Promise.all(
    (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
  );
  return stores.flat().length;
};
const memory = () => Object.keys(localStorage).filter((key) => /^(plano|trocas)-/.test(key)).length;
const hasNoSideScroll = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
const offline = /ERR_CONNECTION|ERR_INTERNET|Could not connect|NetworkError|Load failed|Failed to fetch/;

test('after the first visit the plan is readable without a connection, a swap stays, and the plan is up to date again with a connection @phone', async ({
  view,
  server,
  account,
  problems,
}) => {
  test.slow();
  problems.allow(offline);
  const { link, plan, brand, change } = await publishPlan(server, await account(), { permitir_trocas: true });
  await brand();
  await view.open(link);
  await view.gives(savedPages, (count) => count >= 4);
  await server.stop();
  await view.reload();
  await view.sees({ role: 'heading', name: plan.titulo });
  await view.sees({ text: 'versão salva em' });
  await view.gives(
    () => [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    true,
  );
  // The saved page has the same content policy as the served page.
  const policy = await view.run(
    async () => (await caches.match(location.href))?.headers.get('content-security-policy'),
    undefined,
  );
  expect(policy).toContain("default-src 'none'");

  const bread: Target = { css: '.doc-option > ul > li', text: '1 pão francês (50 g)' };
  const summary: Target = { css: 'summary', within: bread };
  const tapioca: Target = { css: 'button', text: 'tapioca', within: bread };
  await view.click(summary);
  const { text, box } = await view.sees(tapioca);
  expect(box.height).toBeGreaterThanOrEqual(44);
  await view.click(tapioca);
  await view.focused(summary);
  await view.reads({ css: 'strong', within: bread }, text);
  await view.reload();
  await view.reads({ css: 'strong', within: bread }, text);
  await view.click({ role: 'button', name: 'Desfazer', within: bread });
  await view.missing({ css: 'strong', within: bread });

  await server.restart();
  await change({ titulo: 'Plano de abril' });
  await view.reload();
  await view.sees({ role: 'heading', name: 'Plano de abril' });
  await view.missing({ text: 'versão salva em' });
});

test('T33: when a plan is closed, its open page says so and the device forgets the plan at once @desk', async ({
  view,
  server,
  account,
  problems,
}) => {
  problems.allow(/status of 403/);
  const { link, change } = await publishPlan(server, await account());
  await view.open(link);
  await view.gives(async () => (await caches.match(location.href)) !== undefined, true);
  await change({ ativo: false });
  // As when the person comes back to the tab.
  await view.run(
    () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    undefined,
  );
  await view.sees({ text: 'Este cardápio não está mais disponível.' });
  await view.gives(savedPages, 0);
  await view.gives(memory, 0);
  await view.click({ role: 'button', name: 'Ver agora' });
  await view.sees({ text: 'Este cardápio foi desativado pela nutricionista.' });
});

test('T15: the page sends requests to its own server only, and none carries a referrer @desk', async ({
  view,
  server,
  account,
}) => {
  const { link, hashLink, brand, plan } = await publishPlan(server, await account());
  await brand();
  // The server's side tells the headers of every request; a browser does not tell those of a worker's script.
  const proxy = await slowProxy(server.url);
  const at = (address: string) => address.replace(server.url, proxy.url);
  try {
    await view.open(at(hashLink));
    await view.gives(savedPages, 4);
    expect(await view.run(() => location.href, undefined)).toBe(at(link));
    const origins = await view.run(
      () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
      undefined,
    );
    expect([...new Set(origins)]).toEqual([proxy.url]);
    expect(proxy.referrers.length).toBeGreaterThan(2);
    expect(proxy.referrers.filter((referrer) => referrer.includes(plan.token_publico ?? ''))).toEqual([]);
    expect(proxy.cookies).toEqual([]);
  } finally {
    await view.open('about:blank');
    await proxy.close();
  }
  expect(server.logs()).not.toContain(plan.token_publico);
});

test('the page fits fingers, 200 % zoom and very long words @phone', async ({ view, server, account }) => {
  const word = 'Hidroxipropilmetilcelulose'.repeat(3);
  const { link, brand } = await publishPlan(server, await account(), {
    titulo: `Plano ${word}`,
    paciente_nome: word,
    refeicoes: [
      {
        nome: word,
        horario: word,
        opcoes: [{ descricao: word, itens: [word, `2 ${word}`] }, { itens: ['a'] }],
      },
      { nome: 'Almoço', horario: '12h', opcoes: [{ itens: ['Arroz'] }] },
    ],
  });
  await brand({ nome_nutricionista: word, endereco: word });
  await view.open(link);
  const low = await view.run(
    () =>
      [...document.querySelectorAll('a, button, summary, label')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => Math.round(one.getBoundingClientRect().height) < 44)
        .map((one) => one.outerHTML),
    undefined,
  );
  expect(low).toEqual([]);
  const letters = await view.run(
    () =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility() && element.textContent?.trim())
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    undefined,
  );
  expect(Math.min(...letters)).toBeGreaterThanOrEqual(16);
  await view.gives(hasNoSideScroll, true);
  // 200 % zoom halves the width of the page; 200 % letters need twice the width.
  await view.resize({ width: 180, height: 370 });
  await view.gives(hasNoSideScroll, true);
  await view.resize(sizes.phone);
  await view.run(() => {
    document.documentElement.style.fontSize = '200%';
  }, undefined);
  await view.gives(hasNoSideScroll, true);
});

test('options stand side by side, on a narrow screen below each other; keyboard and mouse fold them @desk', async ({
  view,
  server,
  account,
}) => {
  const { link } = await publishPlan(server, await account());
  await view.open(link);
  const option = (nth: number): Target => ({ css: 'details', nth });
  const summary: Target = { css: 'summary', within: option(0) };
  const bread: Target = { text: '1 pão francês (50 g)' };
  const boxes = async () => [(await view.sees(option(0))).box, (await view.sees(option(1))).box] as const;
  const [left, right] = await boxes();
  expect(right.y).toBe(left.y);
  expect(right.x).toBeGreaterThan(left.x + left.width);
  await view.resize(sizes.phone);
  const [upper, lower] = await boxes();
  expect(lower.x).toBe(upper.x);
  expect(lower.y).toBeGreaterThan(upper.y + upper.height);
  await view.sees(bread);
  await view.click(summary);
  await view.missing(bread);
  await view.pressOn(summary, 'Enter');
  await view.sees(bread);
});

test('a typical plan is printed with every part whole on one page @desk', async ({
  view,
  server,
  account,
}) => {
  const body = codedPlan(6, 3, 5);
  const { link, hashLink, brand } = await publishPlan(server, await account(), body);
  await brand();
  await view.open(link);
  await view.gives(() => [...document.images].every(({ complete }) => complete), true);
  const { sheets, links, size, fonts } = await readPdf(await view.pdf());
  expect(size).toEqual([210, 297]);
  expect(sheets.length).toBeGreaterThanOrEqual(3);
  expect(sheets.length).toBeLessThanOrEqual(6);
  expect(sheets.flatMap(overlaps)).toEqual([]);
  const parts = pagesOfParts(sheets);
  expect(parts.size).toBe(
    (body.refeicoes?.length ?? 0) + (body.receitas?.length ?? 0) + (body.orientacoes?.length ?? 0),
  );
  for (const [part, on] of parts) expect(on, part).toHaveLength(1);
  // No heading stands alone at the foot of a page.
  for (const [heading, first] of [
    ['Refeições', 'R1'],
    ['Receitas', 'C1'],
    ['Orientações Importantes', 'G1'],
  ] as const) {
    const at = sheets.findIndex(({ lines }) => lines.some(({ text }) => text.trim() === heading));
    expect([at], heading).toEqual(parts.get(first));
  }
  const all = sheets.map(({ text }) => text).join(' ');
  for (const text of ['Imprimir Cardápio', 'Menos tinta', 'Aviso de privacidade'])
    expect(all).not.toContain(text);
  expect(fonts.missing).toEqual([]);
  // WebKit prints the footer once, after the last line, and WebKitGTK writes no links.
  if (engine() === 'webkit') return;
  for (const { text } of sheets) expect(text).toContain('Cardápio elaborado por Helena Duarte');
  expect(links).toContain(hashLink);
});
