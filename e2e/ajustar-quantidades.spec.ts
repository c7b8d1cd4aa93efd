import { demoCardapios } from '@alecrim/domain/starter-library/demo';
import type { Page } from '@playwright/test';
import { edit, savePlan } from './fixtures/editor.ts';
import { hasNoSideScroll } from './fixtures/screen.ts';
import { expect, test } from './fixtures/signed-in.ts';

const day = (page: Page) => page.getByRole('region', { name: 'Calorias e macros do dia' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ajustar quantidades' });
const goal = (page: Page) => dialog(page).getByLabel('Ajustar o dia para');
const lock = (page: Page, text: string) => dialog(page).getByRole('checkbox', { name: `Bloquear ${text}` });
const notices = (page: Page) => page.getByRole('region', { name: 'Avisos' });
const items = (page: Page, option: number) => page.getByLabel(`Itens da Opção ${option}`, { exact: true });

const rescaled = async (page: Page) => {
  // Only a plan that was computed for the last goal can be applied.
  await expect(dialog(page).getByRole('button', { name: 'Aplicar' })).not.toHaveAttribute('aria-disabled');
  const energy = dialog(page).getByLabel('Dia antes e depois').locator('strong').first();
  return Number((await energy.textContent())?.replace('.', ''));
};
const apply = (page: Page) => dialog(page).getByRole('button', { name: 'Aplicar' }).click();

/** Opens the editor of a plan; its numbers are on already, or are switched on. */
async function open(page: Page, id: string) {
  await page.goto(`/EditarCardapio?id=${id}`);
  const numbers = page.getByRole('switch', { name: /^Calorias e macros/ });
  if ((await numbers.getAttribute('aria-checked')) !== 'true') await numbers.click();
  await expect(day(page)).toContainText('Dia ≈');
  await edit(page, 'Refeição 1');
  await day(page).getByRole('button', { name: 'Ajustar quantidades' }).click();
}

const breakfast = ['2 fatias de pão integral (50 g)', '1 ovo cozido (45 g)', '1 banana-prata (75 g)'];
const lunch = [
  '4 colheres de sopa de arroz (100 g)',
  '1 concha de feijão (140 g)',
  '1 filé de frango grelhado (120 g)',
];
const aPlan = {
  titulo: 'Plano de abril',
  refeicoes: [
    {
      id: 'dia',
      nome: 'Dia todo',
      horario: '',
      opcoes: [
        { id: 'a', numero: 1, descricao: 'Manhã', itens: [...breakfast, ...lunch] },
        {
          id: 'b',
          numero: 2,
          descricao: 'Outra',
          itens: ['300 g de batata inglesa cozida', 'Mastigue devagar'],
        },
      ],
    },
  ],
};

// Every run: features/numeros/rescale/rescale-demo.test.ts.
test('the demo plan goes to 2,300 kcal, to 2,150 and back, within 3 % of each @desk', {
  tag: '@full',
}, async ({ page, api, axe }) => {
  const { id } = await api.createPlan(demoCardapios[1]);
  for (const kcal of [2_300, 2_150, 2_300]) {
    await open(page, id);
    await goal(page).selectOption('Um valor em kcal');
    await dialog(page).getByLabel('Energia do dia (kcal)').fill(String(kcal));
    const promised = await rescaled(page);
    expect(Math.abs(promised - kcal)).toBeLessThanOrEqual(0.03 * kcal);
    expect(await hasNoSideScroll(page)).toBe(true);
    if (kcal === 2_150) await axe(page);
    await apply(page);
    await savePlan(page);
    await expect(page).toHaveURL(/VisualizarCardapio/);
    // The server reads the new words as the preview promised.
    expect((await api.get('Cardapio', id)).numeros?.dia?.kcal?.base).toBe(promised);
  }
});

// Every run: features/numeros/rescale/rescale-offer.test.tsx and apply-rescale.test.ts.
test('one undo brings every line back, apart from a line that was edited meanwhile @desk', {
  tag: '@full',
}, async ({ page, api }) => {
  const { id } = await api.createPlan(aPlan);
  const adjust = async () => {
    await goal(page).selectOption('Uma porcentagem a mais ou a menos');
    await dialog(page).getByLabel('Porcentagem').fill('+20');
    await rescaled(page);
    await apply(page);
  };
  await open(page, id);
  await adjust();
  await expect(items(page, 1)).not.toHaveValue([...breakfast, ...lunch].join('\n'));
  await expect(items(page, 2)).toHaveValue(/^3[4-6]0 g de batata inglesa cozida\nMastigue devagar$/);
  await day(page).getByRole('button', { name: 'Desfazer ajuste' }).click();
  await expect(notices(page)).toContainText('Todos os itens voltaram como estavam.');
  await expect(items(page, 1)).toHaveValue([...breakfast, ...lunch].join('\n'));
  await expect(items(page, 2)).toHaveValue('300 g de batata inglesa cozida\nMastigue devagar');

  await day(page).getByRole('button', { name: 'Ajustar quantidades' }).click();
  await adjust();
  await items(page, 2).fill('500 g de batata inglesa cozida');
  await day(page).getByRole('button', { name: 'Desfazer ajuste' }).click();
  await expect(notices(page)).toContainText('1 item foi editado depois e ficou como está.');
  await expect(items(page, 2)).toHaveValue('500 g de batata inglesa cozida');
  await expect(items(page, 1)).toHaveValue([...breakfast, ...lunch].join('\n'));
});

// Every run: rescale-dialog.test.tsx and rescale-goal.test.ts.
test('locked lines stay, a goal out of reach says why, and the target of the plan is offered @phone', {
  tag: '@full',
}, async ({ page, api, axe }) => {
  const { id } = await api.createPlan({ ...aPlan, meta: { kcal: 760 } });
  await open(page, id);
  await expect(goal(page)).toHaveValue('meta');
  expect(Math.abs((await rescaled(page)) - 760)).toBeLessThanOrEqual(23);
  await lock(page, '4 colheres de sopa de arroz (100 g)').check();
  await rescaled(page);
  await expect(dialog(page).getByText('não muda: bloqueado por você')).toBeVisible();

  await dialog(page).getByRole('checkbox', { name: 'Bloquear refeição Dia todo' }).check();
  await expect(dialog(page).getByText('Nenhum item pode mudar.')).toBeVisible();
  await expect(dialog(page).getByRole('status')).toHaveText('Nenhum item muda');
  await expect(dialog(page).getByRole('button', { name: 'Aplicar' })).toBeDisabled();
  await axe(page);
  await dialog(page).getByRole('checkbox', { name: 'Bloquear refeição Dia todo' }).uncheck();

  await goal(page).selectOption('Um valor em kcal');
  await dialog(page).getByLabel('Energia do dia (kcal)').fill('muito');
  await expect(dialog(page).getByText('Informe um número de 300 a 10.000')).toBeVisible();
  await dialog(page).getByLabel('Energia do dia (kcal)').fill('5.000');
  await expect(dialog(page).getByText('Nem todas as metas são alcançadas')).toBeVisible();
  await expect(dialog(page).getByText(/cada um muda no máximo 35 %/)).toBeVisible();

  await goal(page).selectOption('Proteína em gramas');
  await dialog(page).getByLabel('Proteína do dia (g)').fill('66');
  await rescaled(page);
  await expect(
    dialog(page).getByText('não muda: a energia não vem sobretudo de proteína').first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await day(page).getByRole('button', { name: 'Ajustar quantidades' }).press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(day(page).getByRole('button', { name: 'Ajustar quantidades' })).toBeFocused();
  await expect(items(page, 1)).toHaveValue([...breakfast, ...lunch].join('\n'));
});
