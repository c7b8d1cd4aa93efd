import { setClock } from './fixtures/clock.ts';
import { publishPlan } from './fixtures/public-plan.ts';
import { expect, test } from './fixtures/test.ts';

const isFull = process.env.TEST_DEPTH === 'full';

test('the page marks the meal of this hour, and a second visit opens there @phone', {
  tag: '@firefox',
}, async ({ page, server, account }) => {
  const { link } = await publishPlan(server, await account());
  await setClock(page, '2026-03-12T12:20:00-03:00');
  await page.goto(link);
  const almoco = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Almoço' }) });
  await expect(almoco).toHaveAttribute('aria-current', 'time');
  const index = page.getByRole('navigation', { name: 'Refeições' });
  await expect(index.getByRole('link', { name: 'Almoço' })).toHaveAttribute('aria-current', 'time');
  await expect(index.getByRole('link', { name: 'Almoço' })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[aria-current]')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

  await page.goto('about:blank');
  await page.goto(link);
  await expect(almoco.getByRole('heading', { level: 3 })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  // The index stays in sight and covers no text.
  const bar = await index.boundingBox();
  const head = await almoco.getByRole('heading', { level: 3 }).boundingBox();
  expect(bar?.y).toBeCloseTo(0, 0);
  expect(head?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

// Every run: public-page/browser/meal-time.test.ts.
test('between two meals the page marks the next meal, and a second visit opens there @phone', {
  tag: '@full',
}, async ({ page, server, account }) => {
  const { link } = await publishPlan(server, await account(), {
    refeicoes: [
      { nome: 'Café da manhã', horario: '07:00', opcoes: [{ itens: ['1 pão', '1 ovo'] }] },
      { nome: 'Almoço', horario: '12:00', opcoes: [{ itens: ['Arroz', 'Feijão'] }] },
      { nome: 'Jantar', horario: '20:00', opcoes: [{ itens: ['Sopa', 'Torrada'] }] },
    ],
  });
  await setClock(page, '2026-03-12T15:00:00-03:00');
  await page.goto(link);
  const jantar = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Jantar' }) });
  await expect(jantar).toHaveAttribute('data-next');
  await expect(page.locator('[aria-current]')).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(jantar.getByRole('heading', { level: 3 })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
});

for (const [hour, mark] of [
  ['07:10', 'Agora'],
  ['03:00', 'A seguir'],
] as const)
  test(`when the mark '${mark}' appears, a page that is being read does not move @phone`, {
    // Every run: one of them, in public-page-reading.spec.ts.
    tag: mark === 'Agora' ? '@firefox' : ['@firefox', '@full'],
  }, async ({ page, server, account }) => {
    const { link } = await publishPlan(server, await account());
    await setClock(page, `2026-03-12T${hour}:00-03:00`);
    await page.goto(link);
    const places = () =>
      page
        .locator('.doc-meal, .doc-meal-head > *')
        .evaluateAll((all) => all.map((element) => Object.values(element.getBoundingClientRect().toJSON())));
    await expect(page.locator('.doc-meal:is([aria-current], [data-next])')).toHaveCount(1);
    const marked = await places();
    await page.locator('.doc-meal').evaluateAll((meals) => {
      for (const meal of meals) for (const name of ['aria-current', 'data-next']) meal.removeAttribute(name);
    });
    expect(await places()).toEqual(marked);
  });

// Every run: public-page/browser/meal-time.test.ts.
test('a plan without times marks no meal @desk', { tag: '@full' }, async ({ page, server, account }) => {
  const refeicoes = [{ nome: 'Ao acordar' }, { nome: 'Depois', horario: 'à tarde' }];
  const { link } = await publishPlan(server, await account(), { refeicoes });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 3, name: 'Depois' })).toBeVisible();
  await expect(page.locator('[aria-current]')).toHaveCount(0);
});

// Every run: contrast.test.ts and brand-style.test.ts of packages/domain.
test('text stays readable in pale, dark and medium brand colours @desk', { tag: '@full' }, async ({
  page,
  server,
  account,
  axe,
}) => {
  const { link, brand, api } = await publishPlan(server, await account());
  await brand();
  await setClock(page, '2026-03-12T12:20:00-03:00');
  const colours = [
    ['#ffff99', '#ffffff', '#ffffcc'],
    ['#000000', '#111111', '#000033'],
    ['#808080', '#ff00ff', '#00ff00'],
  ];
  // contrast.test.ts and brand-style.test.ts of packages/domain try every kind of colour in every run.
  for (const [cor_primaria, cor_secundaria, cor_destaque] of isFull ? colours : colours.slice(0, 1)) {
    await api.changeMe({ cor_primaria, cor_secundaria, cor_destaque });
    await page.goto(link);
    await expect(page.locator('.doc-meal[aria-current]')).toBeVisible();
    await axe(page);
  }
});

test('the foot of the page offers the home screen, where the browser can, and the privacy notice @phone', async ({
  page,
  server,
  account,
  axe,
}) => {
  const { link } = await publishPlan(server, await account());
  await page.goto(link);
  const keep = page.getByRole('button', { name: 'Adicionar à tela inicial' });
  await expect(page.getByRole('button', { name: 'Imprimir Cardápio' })).toBeVisible();
  await expect(keep).toBeHidden();
  // The browser sends this event when the page can be installed.
  const isHeldBack = await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(offer, { prompt: () => document.body.setAttribute('data-prompted', '') });
    return !dispatchEvent(offer);
  });
  expect(isHeldBack).toBe(true);
  await keep.click();
  await expect(page.locator('body[data-prompted]')).toBeAttached();
  await expect(keep).toBeHidden();

  await page.getByRole('link', { name: 'Aviso de privacidade' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aviso de privacidade' })).toBeVisible();
  expect(await page.evaluate(() => document.referrer)).toBe('');
  await axe(page);
  await page.getByRole('link', { name: 'Voltar ao cardápio' }).first().click();
  await expect(page).toHaveURL(link);
});
