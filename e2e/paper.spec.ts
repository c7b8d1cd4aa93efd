import type { Page } from '@playwright/test';
import { type Body, codedPlan, pagesOfParts } from './fixtures/coded-plan.ts';
import { engine } from './fixtures/engine.ts';
import { overlaps, printed } from './fixtures/pdf.ts';
import { publishPlan } from './fixtures/public-plan.ts';
import { expect, test } from './fixtures/test.ts';

const plans: Record<string, { body: Partial<Body>; isBranded: boolean; pages: [number, number] }> = {
  short: {
    body: { ...codedPlan(2, 2, 3), receitas: [], orientacoes: [] },
    isBranded: true,
    pages: [1, 1],
  },
  typical: { body: codedPlan(6, 3, 5), isBranded: true, pages: [3, 6] },
  'long, with 200 items,': { body: codedPlan(8, 5, 5), isBranded: true, pages: [5, 12] },
  brandless: { body: codedPlan(6, 3, 5), isBranded: false, pages: [3, 6] },
};

for (const [name, { body, isBranded, pages }] of Object.entries(plans)) {
  // Every run: a typical plan, in engines-plan.spec.ts.
  const isEvery = name === 'short';
  const tag = isEvery ? [] : ['@full'];
  test(`a ${name} plan is printed with every part whole on one page @desk`, { tag }, async ({
    page,
    server,
    account,
  }) => {
    const { link, hashLink, brand } = await publishPlan(server, await account(), body);
    if (isBranded) await brand();
    await page.goto(link);
    const { sheets, links, size, fonts } = await printed(page);

    expect(size).toEqual([210, 297]);
    expect(sheets.length).toBeGreaterThanOrEqual(pages[0]);
    expect(sheets.length).toBeLessThanOrEqual(pages[1]);
    expect(sheets.flatMap(overlaps)).toEqual([]);
    for (const [number, { text, lines }] of sheets.entries()) {
      expect(text).toContain(
        `Cardápio elaborado por ${isBranded ? 'Helena Duarte' : 'Nutricionista de Teste'}`,
      );
      if (isBranded) expect(text).toContain('CRN-3 00000');
      // Firefox prints no page number: it does not support boxes in the page margin.
      if (engine() === 'chromium') expect(text).toContain(`${number + 1} / ${sheets.length}`);
      // Each page has text above the footer, and no text covers the footer.
      const foot = lines.filter(({ text: line }) => /elaborado por|CRN-3 00000|^\d+ \/ \d+$/.test(line));
      expect(lines.length).toBeGreaterThan(foot.length);
      const footer = lines.find(({ text: line }) => line.includes('elaborado por'));
      const others = lines.filter((line) => !foot.includes(line)).map(({ y }) => y);
      expect(Math.min(...others)).toBeGreaterThan((footer?.y ?? 0) + 9);
    }
    // No block is cut: every part stands on one page.
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
      if (!parts.has(first)) continue;
      const at = sheets.findIndex(({ lines }) => lines.some(({ text }) => text.trim() === heading));
      expect([at], heading).toEqual(parts.get(first));
    }
    const all = sheets.map(({ text }) => text).join(' ');
    for (const text of ['Imprimir Cardápio', 'Menos tinta', 'Aviso de privacidade', 'Guardar na tela'])
      expect(all).not.toContain(text);
    // The QR code is a link in the file, too.
    expect(links).toContain(hashLink);
    // A printer without these fonts prints the same letters.
    expect(fonts.count).toBeGreaterThanOrEqual(2);
    expect(fonts.missing).toEqual([]);
  });
}

test('the nutritionist and the patient print the same sheets at any scroll position', {
  tag: '@sizes-full',
}, async ({ page, server, account, signIn }) => {
  const ana = await account();
  const { link, plan, brand } = await publishPlan(server, ana);
  await brand();
  const foot = page.getByText('Cardápio elaborado por Helena Duarte');
  const printedFromTheFoot = async () => {
    await foot.scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    const paper = await printed(page);
    await expect(foot).toBeInViewport();
    return paper;
  };
  await page.goto(link);
  const patients = await printedFromTheFoot();
  for (const { text } of patients.sheets) expect(text).toContain('Cardápio elaborado por Helena Duarte');
  await signIn(page, ana);
  await page.goto(`/VisualizarCardapio?id=${plan.id}`);
  await expect(foot).toBeVisible();
  const own = await printedFromTheFoot();
  expect(own.sheets).toEqual(patients.sheets);
  expect(own.links).toEqual(patients.links);
});

test('meals with one option share a sheet, and a long name leaves the CRN whole @desk', async ({
  page,
  server,
  account,
}) => {
  const itens = Array.from({ length: 28 }, (_, i) => `Alimento ${i + 1} (100 g)`);
  const refeicoes = ['Almoço', 'Lanche', 'Jantar'].map((nome) => ({ nome, opcoes: [{ itens }] }));
  const { link, brand } = await publishPlan(server, await account(), {
    refeicoes,
    receitas: [],
    orientacoes: [],
  });
  await brand({ nome_nutricionista: 'Maria Helena de Albuquerque Cavalcanti Duarte e Silva '.repeat(2) });
  await page.goto(link);
  await page.emulateMedia({ media: 'print' });
  const crn = page.locator('.doc-footer p').last();
  expect(await crn.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
  const { sheets } = await printed(page);
  expect(sheets).toHaveLength(2);
});

test('folded options are printed too, and the file is named after the plan @desk', async ({
  page,
  server,
  account,
}) => {
  const { link, plan } = await publishPlan(server, await account());
  await page.goto(link);
  const options = page.locator('details');
  await options.first().locator('summary').click();
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      document.body.dataset.printed = document.title;
    };
  });
  await page.getByRole('button', { name: 'Imprimir Cardápio' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', plan.titulo);
  await expect(options.first()).toHaveAttribute('open');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(options.first()).not.toHaveAttribute('open');
  await expect(page).toHaveTitle('Cardápio · Nutricionista de Teste');
  // The style sheet alone prints them too, without the script.
  const { sheets } = await printed(page);
  expect(sheets[0]?.text).toContain('1 pão francês (50 g)');
});

const inkOf = (page: Page) =>
  page.evaluate(() => {
    const style = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(selector);
      return getComputedStyle(element);
    };
    return {
      brand: style('.doc-brand').backgroundColor,
      number: style('.doc-number').backgroundColor,
      photo: style('.doc-photo').display,
      keepsColours: style('.doc').printColorAdjust,
    };
  });

test('the print has the brand’s colours unless the nutritionist saves ink @desk', async ({
  page,
  server,
  account,
}) => {
  const { link, brand } = await publishPlan(server, await account());
  await brand({ cor_primaria: '#123456' });
  await page.goto(link);
  await page.emulateMedia({ media: 'print' });
  expect(await inkOf(page)).toMatchObject({ brand: 'rgb(18, 52, 86)', keepsColours: 'exact' });
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Menos tinta').check();
  expect(await inkOf(page)).toMatchObject({ brand: 'rgb(18, 52, 86)' });
  await page.emulateMedia({ media: 'print' });
  expect(await inkOf(page)).toMatchObject({
    brand: 'rgb(255, 255, 255)',
    number: 'rgba(0, 0, 0, 0)',
    photo: 'none',
  });
  // Without the coloured band, the text in it starts at the same place as the title.
  const lefts = await page
    .locator('.doc-logo, .doc-contact > :first-child, h1')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(1);
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Menos tinta').uncheck();
  await page.emulateMedia({ media: 'print' });
  expect(await inkOf(page)).toMatchObject({ brand: 'rgb(18, 52, 86)' });
});

test('the notice of a changed plan is not printed @desk', async ({ page, server, account }) => {
  const { link, change } = await publishPlan(server, await account());
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await change({ observacoes_finais: 'Outra observação' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'O que mudou' })).toBeVisible();
  const { sheets } = await printed(page);
  const all = sheets.map(({ text }) => text).join(' ');
  expect(all).toContain('Outra observação');
  expect(all).not.toContain('O que mudou');
  expect(all).not.toContain('Entendi');
});
