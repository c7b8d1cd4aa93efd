import { setClock } from './fixtures/clock.ts';
import { publishPlan } from './fixtures/public-plan.ts';
import { hasNoSideScroll } from './fixtures/screen.ts';
import { expect, test } from './fixtures/test.ts';

const phone = { width: 360, height: 740 };
const isFull = process.env.TEST_DEPTH === 'full';

test('the page marks the meal of this hour, and a second visit opens there @phone', {
  tag: '@engines-full',
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
    tag: mark === 'Agora' ? '@engines-full' : ['@engines-full', '@full'],
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

test('the page fits fingers, 200 % zoom and very long words @phone', { tag: '@engines' }, async ({
  page,
  server,
  account,
}) => {
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
  await page.goto(link);
  for (const target of await page
    .locator('a:visible, button:visible, summary:visible, label:visible')
    .all()) {
    const box = await target.boundingBox();
    expect(Math.round(box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(44);
  }
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  expect(await hasNoSideScroll(page)).toBe(true);
  // 200 % zoom halves the width of the page; 200 % letters need twice the width.
  await page.setViewportSize({ width: 180, height: 370 });
  expect(await hasNoSideScroll(page)).toBe(true);
  await page.setViewportSize(phone);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await hasNoSideScroll(page)).toBe(true);
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

test('options stand side by side, on a narrow screen below each other; keyboard and touch fold them @desk', {
  tag: '@engines',
}, async ({ page, server, account }) => {
  const { link } = await publishPlan(server, await account());
  await page.goto(link);
  const option = page.locator('details').first();
  const places = async () => [await option.boundingBox(), await page.locator('details').nth(1).boundingBox()];
  await page.setViewportSize({ width: 1440, height: 900 });
  const [left, right] = await places();
  expect(right?.y).toBe(left?.y);
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  await page.setViewportSize(phone);
  const [upper, lower] = await places();
  expect(lower?.x).toBe(upper?.x);
  expect(lower?.y).toBeGreaterThan((upper?.y ?? 0) + (upper?.height ?? 0));

  await expect(option).toHaveAttribute('open');
  await option.locator('summary').click();
  await expect(option).not.toHaveAttribute('open');
  await expect(page.getByText('1 pão francês (50 g)')).toBeHidden();
  await option.locator('summary').press('Enter');
  await expect(page.getByText('1 pão francês (50 g)')).toBeVisible();
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
