import { publishPlan } from './fixtures/public-plan.ts';
import { expect, test } from './fixtures/test.ts';

test('openings are counted for the patient, not for the nutritionist who owns the plan @desk', async ({
  page,
  server,
  account,
  signIn,
  browser,
}) => {
  const ana = await account();
  const { link, openings } = await publishPlan(server, ana);
  await page.goto(link);
  await expect.poll(openings).toMatchObject({ total: 1 });

  const office = await browser.newContext({ baseURL: server.url });
  const own = await office.newPage();
  await signIn(own, ana);
  await own.goto(link);
  await own.waitForLoadState('networkidle');
  // The nutritionist's computer keeps no copy of the patient's plan.
  expect(await own.evaluate(() => caches.keys())).toEqual([]);
  expect(
    await own.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('plano-'))),
  ).toEqual([]);
  await office.close();
  expect(await openings()).toMatchObject({ total: 1 });
});

const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "';alert(1)//",
  '</style><script>alert(1)</script>',
  '</title><svg onload=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '\u202e<b onmouseover=alert(1)>x',
  '<details open ontoggle=alert(1)>',
  '<p id="versao-salva" hidden=""></p>',
];

// Every run: cardapio-document.test.tsx of packages/document, public-page/routes.test.ts (T36) of the server, hostile-text.spec.ts.
test('T36: hostile text is shown as text, also in the list of changes @desk', { tag: '@full' }, async ({
  page,
  server,
  account,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  const all = payloads.join(' ');
  const parts = (text: string) => ({
    titulo: all.slice(0, 300),
    paciente_nome: all.slice(0, 300),
    observacoes_finais: text,
    refeicoes: payloads.map((nome) => ({
      nome,
      horario: nome,
      opcoes: [{ descricao: nome, itens: [...payloads, text] }],
    })),
    receitas: [{ nome: text, ingredientes: payloads, modo_preparo: all }],
    orientacoes: [{ titulo: text, itens: payloads }],
  });
  const { link, change, api } = await publishPlan(server, await account(), parts('antes'));
  await api.changeMe({
    nome_nutricionista: payloads[1],
    crn: payloads[0],
    telefone: payloads[5],
    especialidade: all.slice(0, 300),
    endereco: all.slice(0, 500),
  });
  await page.goto(link);
  await expect(page.getByText('<script>alert(1)</script>').first()).toBeVisible();
  await change(parts(payloads[1] ?? ''));
  await page.goto(link);
  await page.getByText('O que mudou').click();
  await expect(page.locator('#novidades').getByText('onerror=alert(1)').first()).toBeVisible();
  expect(dialogs).toEqual([]);
});
