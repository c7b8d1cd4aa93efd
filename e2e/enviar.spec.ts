import { actionBar, openPlan } from './fixtures/plan-page.ts';
import { hasNoSideScroll } from './fixtures/screen.ts';
import { expect, test } from './fixtures/signed-in.ts';

declare global {
  interface Window {
    shares: { name: string; type: string; size: number }[];
  }
}

// Every run: enviar/send-dialog.test.tsx.
test('from the saved plan to its file in the share sheet in two taps, and the sending is in the history @phone', {
  tag: '@full',
}, async ({ page, axe, api }) => {
  await page.addInitScript(() => {
    window.shares = [];
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] }: ShareData = {}) => {
      if (!navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError');
      window.shares.push(...files.map(({ name, type, size }) => ({ name, type, size })));
    };
  });
  await page.setViewportSize({ width: 360, height: 740 });
  // Private: a file needs no public link.
  const plan = await api.createPlan({ paciente_nome: 'Beatriz Lima', ativo: false });
  await openPlan(page, plan);

  // The first screen reaches the food.
  const meal = page.getByRole('article').getByRole('heading', { level: 3 }).first();
  await expect(meal).toBeInViewport({ ratio: 1 });
  await expect(actionBar(page)).toBeInViewport({ ratio: 1 });
  expect(await hasNoSideScroll(page)).toBe(true);

  await page.getByRole('button', { name: 'Enviar', exact: true }).tap();
  await page.getByRole('button', { name: /^PDF Plano alimentar/ }).tap();
  const [file] = await page
    .waitForFunction(() => window.shares.length > 0 && window.shares)
    .then((shares) => shares.jsonValue() as Promise<Window['shares']>);
  expect(file?.name).toMatch(/^Plano alimentar - Beatriz - \d{4}-\d\d-\d\d\.pdf$/);
  expect(file?.type).toBe('application/pdf');
  expect(file?.size).toBeGreaterThan(1_000);
  await axe(page);

  await page.getByRole('button', { name: 'Fechar', exact: true }).tap();
  await page.getByRole('button', { name: 'Opções', exact: true }).tap();
  await page.getByRole('button', { name: 'Histórico' }).tap();
  await expect(page.getByText('PDF enviado ou baixado')).toBeVisible();
});
