import { openOptions } from './fixtures/plan-page.ts';
import { expect, test } from './fixtures/signed-in.ts';

// Every run: plan-timeline.test.ts, plan-diff.test.ts, entities/thin-history.test.ts of the server, and the history of a note in paciente-anotacoes.spec.ts.
test('L06: every save keeps the earlier version; the history says in words what changed and restores a version @desk', {
  tag: '@full',
}, async ({ page, axe, api }) => {
  const first = await api.createPlan({ titulo: 'Plano de março' });
  const refeicoes = structuredClone(first.refeicoes);
  refeicoes[0]!.opcoes![0]!.itens!.push('1 kiwi');
  await api.change('Cardapio', first.id, { titulo: 'Plano de abril', refeicoes });
  await api.change('Cardapio', first.id, { ativo: false });

  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/history')) asked.push(request.url());
  });
  await page.goto(`/VisualizarCardapio?id=${first.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Plano de abril' })).toBeVisible();
  expect(asked).toEqual([]);

  await (await openOptions(page)).getByRole('button', { name: 'Histórico' }).click();
  const panel = page.getByRole('dialog', { name: 'Histórico de versões' });
  const entries = panel.getByRole('listitem').filter({ has: page.getByRole('button') });
  // Closing the link is told, but it is no version.
  await expect(panel.getByText(/^O cardápio ficou privado\./)).toBeVisible();
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0)).toContainText('Versão atual');
  await expect(entries.nth(0)).toContainText('2 mudanças: Informações básicas e Refeição “Café da manhã”');
  await expect(entries.nth(0)).toContainText('salva por você', { ignoreCase: true });
  await expect(entries.nth(1)).toContainText('Primeira versão');
  expect(asked).not.toEqual([]);

  await entries.nth(0).getByRole('button').first().click();
  await expect(entries.nth(0)).toContainText('Título: “Plano de março” virou “Plano de abril”.');
  await expect(entries.nth(0)).toContainText('Opção 1: entrou “1 kiwi”.');
  await axe(page);

  await entries.nth(1).getByRole('button').first().click();
  await entries.nth(1).getByRole('link', { name: 'Ver esta versão' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plano de março' })).toBeVisible();
  await expect(page.getByText('1 kiwi', { exact: true })).toHaveCount(0);
  await axe(page);
  await page.getByRole('button', { name: 'Restaurar esta versão' }).click();
  await expect(page.getByText('Versão restaurada')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Plano de março' })).toBeVisible();

  const restored = await api.get('Cardapio', first.id);
  expect(restored).toMatchObject({
    titulo: 'Plano de março',
    refeicoes: first.refeicoes,
    // Restoring a version does not change the link: a closed link stays closed.
    ativo: false,
    token_publico: first.token_publico,
    version: first.version + 3,
  });
  await (await openOptions(page)).getByRole('button', { name: 'Histórico' }).click();
  await expect(entries).toHaveCount(3);
});

// Every run: ui/query-view.test.tsx.
test('when the history cannot be loaded, the page offers to try again @desk', { tag: '@full' }, async ({
  page,
  problems,
  api,
}) => {
  problems.allow(/status of 503/);
  const plan = await api.createPlan();
  await page.route('**/history', (route) =>
    route.fulfill({ status: 503, json: { code: 'DB_UNAVAILABLE', message: '' } }),
  );
  await page.goto(`/VisualizarCardapio?id=${plan.id}`);
  await (await openOptions(page)).getByRole('button', { name: 'Histórico' }).click();
  const panel = page.getByRole('dialog', { name: 'Histórico de versões' });
  await expect(panel.getByRole('alert')).toContainText('O banco de dados não está respondendo');
  await page.unroute('**/history');
  await panel.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(panel.getByText('Versão atual')).toBeVisible();
});
