import { actionBar, linkField, openOptions, openPlan, patientSees } from './fixtures/plan-page.ts';
import { expect, test } from './fixtures/signed-in.ts';

test('Copiar copies the link and says Copiado! for two seconds @desk', async ({
  page,
  context,
  server,
  api,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const plan = await api.createPlan();
  await page.clock.install({ time: Date.now() });
  await openPlan(page, plan);
  const link = `${server.url}/#/VerCardapio?token=${plan.token_publico}`;
  await expect(linkField(page)).toHaveValue(link);
  await page.clock.pauseAt(Date.now() + 60 * 60 * 1_000);
  await page.getByRole('button', { name: 'Copiar', exact: true }).click();
  const copied = page.getByRole('button', { name: 'Copiado!' });
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.clock.runFor(1_900);
  await expect(copied).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();
});

test('Privado closes the public page at once and says so; Público opens it again', {
  tag: '@firefox',
}, async ({ page, axe, api }) => {
  const plan = await api.createPlan();
  expect(await patientSees(page, plan)).toContain('Café da manhã');
  await openPlan(page, plan);
  await page.getByRole('switch', { name: 'Cardápio público' }).click();
  await expect(page.getByRole('switch', { name: 'Cardápio público' })).toHaveAttribute(
    'aria-checked',
    'false',
  );
  await expect(page.getByRole('region', { name: 'Cardápio privado' })).toBeVisible();
  await expect(linkField(page)).toHaveCount(0);
  const dead = await patientSees(page, plan);
  expect(dead).not.toContain('Café da manhã');
  expect(dead).toContain('Cardápio não encontrado');
  await axe(page);

  await page.getByRole('button', { name: 'WhatsApp', disabled: true }).press('Enter');
  await expect(page.getByText('Para enviar pelo WhatsApp, torne o cardápio público.')).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);

  await page.getByRole('switch', { name: 'Cardápio público' }).click();
  await expect(linkField(page)).toBeVisible();
  expect(await patientSees(page, plan)).toContain('Café da manhã');
  expect((await api.get('Cardapio', plan.id)).token_publico).toBe(plan.token_publico);
});

// Every run: keyboard-day.spec.ts.
test('Desfazer in the toast undoes a press on Público, and a second Desfazer undoes the first @desk', {
  tag: '@full',
}, async ({ page, axe, api }) => {
  const plan = await api.createPlan();
  await openPlan(page, plan);
  await page.getByRole('switch', { name: 'Cardápio público' }).click();
  const notices = page.getByRole('region', { name: 'Avisos' });
  await notices.getByRole('button', { name: 'Desfazer' }).click();
  await expect(linkField(page)).toBeVisible();
  await expect.poll(async () => (await api.get('Cardapio', plan.id)).ativo).toBe(true);
  await notices.getByRole('button', { name: 'Desfazer' }).click();

  const note = page.getByRole('region', { name: 'Cardápio privado' });
  await expect(note).toBeVisible();
  await axe(page);
});

// Every run: whatsapp.test.ts of packages/domain, and the journey "WhatsApp waits".
test('WhatsApp opens a chat with the patient, the greeting and the link @desk', { tag: '@full' }, async ({
  page,
  server,
  api,
}) => {
  await api.changeMe({ nome_nutricionista: 'Dra. Ana Prado' });
  const { id } = await api.create('Paciente', { nome: 'Marina Alves', telefone: '(55) 99999-0001' });
  const plan = await api.createPlan({ paciente_id: id, paciente_nome: 'Marina Alves' });
  await openPlan(page, plan);
  const button = actionBar(page).getByRole('link', { name: 'WhatsApp' });
  await expect(button).toHaveAttribute('href', /wa\.me\/5555999990001\?/);
  const message = new URL((await button.getAttribute('href')) ?? '').searchParams.get('text');
  expect(message).toContain('Olá, Marina!');
  expect(message).toContain('Dra. Ana Prado');
  expect(message).toContain(`${server.url}/#/VerCardapio?token=${plan.token_publico}`);
  await expect(button).toHaveAttribute('target', '_blank');

  const nobody = await api.createPlan({ paciente_nome: '' });
  await openPlan(page, nobody);
  await expect(button).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=Ol/);
});

test('every link uses the public address; without a public address the page says where the link opens @desk', async ({
  page,
  axe,
  api,
}) => {
  const plan = await api.createPlan();
  await openPlan(page, plan);
  await expect(linkField(page)).toHaveValue(/^http:\/\/127\.0\.0\.1:/);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Este link só abre neste computador.')).toBeVisible();
  await page.getByRole('button', { name: 'Como colocar no ar' }).click();
  await expect(page.getByRole('dialog', { name: 'Colocar no ar' })).toContainText(
    'docs/pt-BR/colocar-no-ar.md',
  );
  await axe(page);

  const link = `https://cardapios.exemplo.com.br/#/VerCardapio?token=${plan.token_publico}`;
  await page.route('**/public-settings/**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      json: { ...(await answer.json()), public_url: 'https://cardapios.exemplo.com.br' },
    });
  });
  await openPlan(page, plan);
  await expect(linkField(page)).toHaveValue(link);
  const href = await actionBar(page).getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('text')).toContain(link);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Abrir como o paciente vê' })).toHaveAttribute('href', link);
  await expect(page.getByText(/Este link só abre/)).toBeHidden();
});

test('WhatsApp waits for the number of the patient, and asks when the number cannot be loaded @desk', async ({
  page,
  problems,
  api,
}) => {
  problems.allow(/status of 500/);
  const { id } = await api.create('Paciente', { nome: 'Marina Alves', telefone: '(11) 99999-0001' });
  const plan = await api.createPlan({ paciente_id: id, paciente_nome: 'Marina Alves' });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/entities/Paciente/${id}`, async (route) => {
    await held;
    await route.fulfill({ status: 500, json: {} });
  });
  await openPlan(page, plan);
  await page.getByRole('button', { name: 'WhatsApp', disabled: true }).press('Enter');
  await expect(page.getByText('Buscando o telefone do paciente…').first()).toBeVisible();

  release();
  await actionBar(page).getByRole('button', { name: 'WhatsApp', disabled: false }).click();
  const question = page.getByRole('alertdialog', { name: 'O telefone do paciente não carregou' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await question.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(actionBar(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me\/5511999990001\?/,
  );
});

test('Gerar novo link asks first, and the old link stops working at once @desk', async ({
  page,
  axe,
  api,
}) => {
  const plan = await api.createPlan();
  await openPlan(page, plan);
  const options = await openOptions(page);
  await options.getByRole('button', { name: 'Gerar novo link' }).click();
  const question = page.getByRole('alertdialog', { name: 'Gerar um novo link?' });
  await axe(page);
  await question.getByRole('button', { name: 'Gerar novo link' }).click();
  await options.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(linkField(page)).not.toHaveValue(new RegExp(plan.token_publico ?? ''));
  const fresh = await api.get('Cardapio', plan.id);
  expect(fresh.token_publico).not.toBe(plan.token_publico);
  expect(await patientSees(page, plan)).toContain('Cardápio não encontrado');
  expect(await patientSees(page, fresh)).toContain('Café da manhã');
});

test('L13: a link can have an end date and can show only the first name @desk', async ({
  page,
  axe,
  api,
}) => {
  const plan = await api.createPlan({ paciente_nome: 'Marina Alves' });
  await openPlan(page, plan);
  const options = await openOptions(page);
  await axe(page);
  const nextYear = new Date().getFullYear() + 1;
  const end = page.getByLabel('Validade do link', { exact: true });
  await end.fill('12/03/2020');
  await end.blur();
  await expect(page.getByText('Escolha hoje ou uma data futura')).toBeVisible();
  await end.fill(`1203${nextYear % 100}`);
  await end.blur();
  await expect(page.getByText(`O link funciona até 12 de março de ${nextYear}`)).toBeVisible();
  expect((await api.get('Cardapio', plan.id)).link_expira_em).toBe(`${nextYear}-03-13T02:59:59.999Z`);
  await expect(end).toHaveValue(`12/03/${nextYear}`);

  await page.getByRole('switch', { name: /só o primeiro nome/ }).click();
  await options.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(page.getByText('Para: Marina', { exact: true })).toBeVisible();
  expect(await patientSees(page, plan)).not.toContain('Alves');

  await api.change('Cardapio', plan.id, { link_expira_em: '2020-01-01T00:00:00.000Z' });
  await expect(page.getByText(/O link expirou em/)).toBeVisible();
  await page.getByRole('button', { name: 'WhatsApp', disabled: true }).press('Enter');
  await expect(page.getByText(/O link expirou\. Escolha outra validade/)).toBeVisible();
});

// Every run: public-page-private.spec.ts, which counts the openings.
test('the link box says how often and when the link was opened, and not by whom @desk', {
  tag: '@full',
}, async ({ page, browser, api }) => {
  const plan = await api.createPlan();
  await openPlan(page, plan);
  await expect(page.getByText('Ainda não foi aberto')).toBeVisible();
  const patient = await browser.newContext();
  const phone = await patient.newPage();
  const counted = phone.waitForResponse('**/VerCardapio/abertura');
  await phone.goto(new URL(`/VerCardapio?token=${plan.token_publico}`, page.url()).href);
  await expect(phone.getByText('Café da manhã').first()).toBeVisible();
  await counted;
  await patient.close();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Aberto 1 vez, a última hoje às \d\d:\d\d$/)).toBeVisible();
  }).toPass();
});

// Every run: features/cardapio/enviar/send-dialog.test.tsx.
test('the QR code is shown large and can be saved as a picture @phone', { tag: '@full' }, async ({
  page,
  axe,
  api,
}) => {
  await openPlan(page, await api.createPlan());
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('button', { name: /^QR code/ }).click();
  await expect(page.getByRole('img', { name: 'QR code do link público' })).toBeVisible();
  await axe(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar imagem' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^QR code - .+\.png$/);
});
