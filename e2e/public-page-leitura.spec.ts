import type { Page } from '@playwright/test';
import { publishPlan } from './fixtures/public-plan.ts';
import { hasNoSideScroll } from './fixtures/screen.ts';
import { expect, test } from './fixtures/test.ts';

const refeicoes = [
  {
    nome: 'Café da manhã',
    horario: '07:00hrs',
    opcoes: [{ descricao: '', itens: ['2 colheres de sopa de aveia', '1 pão francês (50 g)'] }],
  },
  { nome: 'Almoço', horario: '12:00', opcoes: [{ descricao: '', itens: ['1 concha de feijão carioca'] }] },
];

/** A device with one voice of its own, which says a text until the test ends it. */
const giveVoice = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = [];
    let last: SpeechSynthesisUtterance | undefined;
    const voices = [
      { lang: 'pt-BR', localService: false, name: 'Remota' },
      { lang: 'pt-BR', localService: true, name: 'Luciana' },
    ];
    const speech = {
      getVoices: () => voices,
      addEventListener() {},
      cancel() {},
      speak(words: SpeechSynthesisUtterance) {
        said.push(words.text);
        last = words;
      },
    };
    class Words {
      onend?: () => void;
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Words });
    Object.assign(window, { said, endLine: () => (last as unknown as Words).onend?.() });
  });
const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);
const endLine = (page: Page) => page.evaluate(() => (window as unknown as { endLine(): void }).endLine());

test('a reader chooses letters, contrast and drawings once, and hears the plan meal by meal @phone', async ({
  page,
  server,
  account,
  axe,
}) => {
  const { link, brand } = await publishPlan(server, await account(), { refeicoes, receitas: [] });
  await brand();
  await giveVoice(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(link);
  const entry = page.getByRole('button', { name: 'Leitura' });
  await entry.click();
  const panel = page.getByRole('region', { name: 'Leitura', exact: true });
  await panel.getByLabel('Desenhos das medidas').check();
  await expect(page.getByText('1 colher de sopa (15 ml) tem cerca de 15 g')).toBeVisible();
  await expect(page.getByText('1 concha tem cerca de 140 g')).toBeAttached();
  await panel.getByLabel('Alto contraste').check();
  for (const [size, pixels] of Object.entries({ Grande: '20px', Maior: '24px', Máxima: '32px' })) {
    await panel.getByLabel(size).check();
    await expect(page.locator('.doc')).toHaveCSS('font-size', pixels);
    expect(await hasNoSideScroll(page), size).toBe(true);
  }
  await panel.getByLabel('Aparência').selectOption('Escura');
  await expect(page.locator('.doc')).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(page.locator('.doc')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await axe(page);
  await panel.getByRole('button', { name: 'Fechar' }).click();
  await expect(panel).toBeHidden();
  await expect(entry).toBeFocused();

  // Before the first paint: the style of the page itself knows the choices.
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-tamanho', '200');
  await expect(page.locator('html')).toHaveAttribute('data-contraste', 'alto');
  await expect(page.getByText('1 concha tem cerca de 140 g')).toBeAttached();
  await expect(page.getByLabel('Letra grande')).toBeChecked();

  await entry.click();
  await page.getByRole('button', { name: 'Ouvir o cardápio' }).click();
  const voice = page.getByRole('region', { name: 'Leitura em voz alta' });
  const meals = page.locator('.doc-meal');
  await expect(meals.first()).toHaveAttribute('data-lendo', 'parte');
  for (let line = 0; line < 2; line++) await endLine(page);
  await voice.getByRole('button', { name: 'Pausar' }).click();
  await voice.getByRole('button', { name: 'Continuar' }).click();
  expect(await said(page)).toEqual([
    'Café da manhã',
    '7 horas',
    '2 colheres de sopa de aveia',
    '2 colheres de sopa de aveia',
  ]);
  await voice.getByRole('button', { name: 'Próxima' }).click();
  await expect(meals.nth(1)).toHaveAttribute('data-lendo', 'parte');
  await expect(meals.first()).not.toHaveAttribute('data-lendo');
  await axe(page);
  await voice.getByRole('button', { name: 'Parar' }).click();
  await expect(voice).toBeHidden();
  await expect(meals.nth(1)).not.toHaveAttribute('data-lendo');
});
