import type { Locator, Page } from '@playwright/test';
import { publishPlan } from './fixtures/public-plan.ts';
import { hasNoSideScroll, isPhone } from './fixtures/screen.ts';
import { expect, test } from './fixtures/test.ts';

const doubleTheLetters = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

test('with letters twice as large the list of changes leaves room for the plan and can be dismissed @phone', {
  tag: '@firefox',
}, async ({ page, server, account, axe }) => {
  const { link, change } = await publishPlan(server, await account());
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(link);
  // The empty region stays in the page, so that screen readers announce its later content.
  await expect(page.locator('#novidades')).not.toHaveCSS('display', 'none');
  await change({ observacoes_finais: 'Volte em 15 dias.', receitas: [], orientacoes: [] });
  await page.reload();
  await doubleTheLetters(page);
  const news = page.getByRole('complementary', { name: 'O que mudou' });
  const button = news.getByRole('button', { name: 'Entendi' });
  expect((await news.boundingBox())?.height).toBeLessThan(568 * 0.4);
  expect((await news.locator('summary').boundingBox())?.width).toBeGreaterThan(200);
  await news.getByText('O que mudou').click();
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(news.locator('summary')).toBeInViewport({ ratio: 1 });
  expect(await hasNoSideScroll(page)).toBe(true);
  await axe(page);
  await button.click();
  await expect(news).toBeHidden();
  await page.getByRole('button', { name: 'Imprimir Cardápio' }).scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Menos tinta')).toBeInViewport({ ratio: 1 });
  expect(await hasNoSideScroll(page)).toBe(true);
});

test('the first screen of a phone shows food below a full header, in a wide and a narrow typeface too @phone', async ({
  page,
  server,
  account,
}) => {
  const { link, brand } = await publishPlan(server, await account(), {
    titulo: 'Plano alimentar para o segundo trimestre da gestação',
  });
  await brand({
    nome_nutricionista: 'Dra. Maria Aparecida Figueiredo Duarte',
    especialidade: 'Nutrição clínica e materno-infantil',
    endereco: 'Avenida Brigadeiro Faria Lima, 1200, conjunto 42, São Paulo, SP',
  });
  await page.goto(link);
  // Machines have different fonts: a wide typeface needs a tenth more room than a usual one.
  for (const letterSpacing of ['0', '0.06em', '-0.06em']) {
    await page.locator('.doc').evaluate((plan, spacing) => {
      (plan as HTMLElement).style.letterSpacing = spacing;
    }, letterSpacing);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('1 pão francês (50 g)')).toBeInViewport({ ratio: 1 });
  }
});

test('a phone shows contacts and the print button at the foot; a desktop and paper show them in the header', async ({
  page,
  server,
  account,
}) => {
  const { link, brand } = await publishPlan(server, await account());
  await brand();
  await page.goto(link);
  const print = page.getByRole('button', { name: 'Imprimir Cardápio' });
  const contacts = [
    page.getByRole('link', { name: '(11) 90000-0000' }),
    page.getByRole('link', { name: 'helena.duarte@example.com' }),
    page.getByText('Rua das Acácias, 120, sala 42, São Paulo, SP').and(page.locator(':visible')),
  ];
  const title = page.getByRole('heading', { level: 1 });
  const isAboveTitle = async (part: Locator) =>
    ((await part.boundingBox())?.y ?? 0) < ((await title.boundingBox())?.y ?? 0);
  for (const contact of contacts) expect(await isAboveTitle(contact)).toBe(!isPhone(page));
  if (isPhone(page)) await expect(print).not.toBeInViewport();
  else await expect(print).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  for (const contact of contacts) expect(await isAboveTitle(contact)).toBe(true);
});

test('after a jump to a changed line, no floating bar covers the line @phone', async ({
  page,
  server,
  account,
}) => {
  const { link, change, plan } = await publishPlan(server, await account());
  await page.goto(link);
  const [first, ...others] = plan.orientacoes ?? [];
  await change({ orientacoes: [{ ...first, itens: ['Beba água.', 'Leve uma garrafa.'] }, ...others] });
  await page.reload();
  await page.getByText('O que mudou').click();
  await page.locator('#novidades').getByRole('link').first().click();
  const line = await page.locator('.doc [data-change]').first().boundingBox();
  const index = await page.getByRole('navigation', { name: 'Refeições' }).boundingBox();
  expect(line?.y).toBeGreaterThan((index?.y ?? 0) + (index?.height ?? 0) + 50);
});

test('a long meal name has its number and time on the first line, and four options stand in two rows of two @desk', async ({
  page,
  server,
  account,
}) => {
  const nome = 'Almoço especial de domingo com a família toda reunida em casa depois da missa';
  const refeicoes = [
    {
      nome,
      horario: 'entre 12:00 e 13:30, ou logo após o treino',
      opcoes: ['a', 'b', 'c', 'd'].map((item) => ({ itens: [item] })),
    },
  ];
  const { link } = await publishPlan(server, await account(), { refeicoes });
  await page.goto(link);
  for (const width of [660, 1024, 1440]) {
    await page.setViewportSize({ width, height: 768 });
    const tops = await page
      .locator('.doc-option')
      .evaluateAll((options) => options.map((option) => option.getBoundingClientRect().top));
    expect(tops[1], String(width)).toBe(tops[0]);
    expect(tops[2]).toBeGreaterThan(tops[1] ?? 0);
    expect(tops[3]).toBe(tops[2]);
  }
  await page.setViewportSize({ width: 660, height: 768 });
  const title = await page.getByRole('heading', { level: 3, name: nome }).boundingBox();
  const number = await page.locator('.doc-number').boundingBox();
  expect(title?.height).toBeGreaterThan(40);
  expect(number?.y).toBeLessThanOrEqual((title?.y ?? 0) + 2);
});
