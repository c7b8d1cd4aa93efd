import type { Target } from './engines/look.ts';
import { test as base, expect } from './engines/test.ts';
import { type Api, apiOf } from './fixtures/api.ts';
import { slowProxy } from './fixtures/slow-proxy.ts';

const test = base.extend<{ api: Api }>({
  api: async ({ account, signIn, server }, use) => {
    const ana = await account({ full_name: 'Ana Prado' });
    await signIn(ana);
    await use(apiOf(server, ana.token));
  },
});

const button = (name: string): Target => ({ role: 'button', name });
const link = (name: string): Target => ({ role: 'link', name });
const field = (name: string): Target => ({ role: 'field', name });
const title = field('Título do Cardápio *');
const save = button('Salvar Cardápio');
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('alecrim:rascunho:')).length;

base('after sign-in a visitor returns to the requested address', async ({ view, account }) => {
  const { email, password } = await account();
  await view.open('/Pacientes?q=rui');
  await view.sees({ role: 'heading', name: 'Entrar' });
  await view.fill(field('E-mail'), email);
  await view.fill(field('Senha'), password);
  await view.pressOn(field('Senha'), 'Enter');
  await view.at(/\/Pacientes\?q=rui$/);
});

test('leaving with unsaved changes asks, by link, by Cancelar and by the browser’s back', async ({
  view,
  api,
}) => {
  test.slow();
  const plan = await api.createPlan({ titulo: 'Plano de março' });
  const question: Target = { role: 'alertdialog', name: 'Sair sem salvar?' };
  const answer = (name: string) => view.click({ ...button(name), within: question });
  const toPatients = async () => {
    if (view.isPhone) await view.click(button('Abrir menu'));
    await view.click({ ...link('Pacientes'), within: { role: 'navigation' } });
  };
  await view.open('/');
  await view.click(button('Ações de Plano de março'));
  await view.click({ role: 'menuitem', name: 'Editar' });
  await view.fill(title, 'Mudei');

  await toPatients();
  await answer('Continuar editando');
  await view.press('Escape');
  await view.valued(title, 'Mudei');

  await view.back();
  await view.sees(question);
  await view.at(/EditarCardapio/);
  await answer('Continuar editando');
  await view.valued(title, 'Mudei');

  await view.click(button('Cancelar'));
  await answer('Guardar rascunho e sair');
  await view.at(/VisualizarCardapio/);
  await view.click(link('Editar'));
  await view.click({ ...button('Restaurar'), within: { role: 'region', name: 'Rascunho recuperado' } });
  await view.valued(title, 'Mudei');

  await toPatients();
  await answer('Descartar alterações');
  await view.at(/Pacientes/);
  await view.missing({ role: 'dialog', name: 'Menu' });
  await view.gives(drafts, 0);
  expect((await api.get('Cardapio', plan.id)).titulo).toBe('Plano de março');
});

test('parts are moved with the keyboard, the menu and the mouse, removed and brought back', async ({
  view,
  problems,
  api,
}) => {
  test.slow();
  // WebKit reports this when a ResizeObserver changes a size. It is harmless: the observer runs again in the next frame.
  problems.allow(/ResizeObserver loop/);
  const refeicoes = ['Desjejum', 'Almoço', 'Jantar'].map((nome, n) => ({
    id: `m${n}`,
    nome,
    opcoes: [{ id: `o${n}`, numero: 1, itens: [`Item de ${nome}`] }],
  }));
  const plan = await api.createPlan({ titulo: 'Ordem', refeicoes, receitas: [], orientacoes: [] });
  const handle = (number: number) => button(`Mover Refeição ${number}`);
  const choose = async (part: string, item: string) => {
    await view.click(button(`Ações da ${part}`));
    await view.click({ role: 'menuitem', name: item });
  };
  const order = (...names: string[]) =>
    view.gives(
      () =>
        [...document.querySelectorAll('[name$=".nome"], [data-field$=".nome"]')].map(
          (one) => (one as HTMLInputElement).value ?? one.textContent,
        ),
      names,
    );
  await view.open(`/EditarCardapio?id=${plan.id}`);
  await view.pressOn(handle(3), 'Alt+ArrowUp');
  await order('Desjejum', 'Jantar', 'Almoço');
  await view.focused(handle(2));
  await choose('Refeição 1', 'Mover para baixo');
  await order('Jantar', 'Desjejum', 'Almoço');
  await view.drag(handle(3), handle(1), 'Movendo para a posição 1 de 3.');
  await order('Almoço', 'Jantar', 'Desjejum');
  await choose('Refeição 1', 'Remover');
  await order('Jantar', 'Desjejum');
  await view.click(button('Desfazer'));
  await order('Almoço', 'Jantar', 'Desjejum');
  await view.click(save);
  await view.at(/Visualizar/);
  const saved = await api.get('Cardapio', plan.id);
  expect(saved.refeicoes.map(({ nome }) => nome)).toEqual(['Almoço', 'Jantar', 'Desjejum']);
});

test('when the server stops during a save, it gets the plan once after it is back @desk', async ({
  view,
  server,
  problems,
  api,
}) => {
  test.slow();
  problems.allow(/ERR_CONNECTION|Could not connect|WebSocket|status of 50|can’t establish a connection/);
  await view.open('/CriarCardapio');
  await view.fill(title, 'Apesar de tudo');
  await server.stop();
  await view.click(save);
  await view.sees({ text: 'Aguardando conexão…' });
  await server.restart();
  await view.sees({ role: 'heading', name: 'Apesar de tudo' });
  expect(await api.all('Cardapio')).toHaveLength(1);
});

test('patients are managed with the keyboard alone', async ({ view, api: _api }) => {
  const create = button('Novo Paciente');
  await view.open('/Pacientes');
  await view.pressOn(create, 'Enter');
  await view.focused(view.isPhone ? { role: 'dialog' } : field('Nome Completo *'));
  // On a phone no field has the focus at first, so that the keyboard stays closed. Tab passes the cross.
  if (view.isPhone) for (const _ of ['cross', 'field']) await view.press('Tab');
  await view.type('Marina Alves');
  await view.press('Enter');
  await view.missing({ role: 'dialog' });
  await view.focused(create);
  await view.pressOn(button('Excluir Marina Alves'), 'Enter');
  await view.focused({ ...button('Cancelar'), within: { role: 'alertdialog' } });
  await view.press('Tab');
  await view.press('Enter');
  await view.sees({ text: 'Nenhum paciente cadastrado' });
  await view.focused({ role: 'region', name: 'Pacientes' });
});

// Each browser ends the requests of a page that is left, and complains about it in its own words. The slow proxy speaks
// no WebSocket.
const endedRequest =
  /ws-user-apps|download failed|module script failed|dynamically imported module|preload CSS|NetworkError|Load failed|Failed to fetch|AbortError|ERR_ABORTED|Error \(/;
const slowParts = {
  'a part of the app': '/assets/pacientes-',
  'the account': '/entities/User/me',
  'the list': '/entities/Paciente/',
};
for (const [name, path] of Object.entries(slowParts))
  base(
    `a page that was left while ${name} was loading is complete when the person goes back @desk`,
    {
      // Every run: one of them, and lib/page-restore.test.tsx.
      tag: name === 'the list' ? [] : '@full',
    },
    async ({ view, server, account, signIn, problems }) => {
      problems.allow(endedRequest);
      const proxy = await slowProxy(server.url, (asked) => asked.includes(path));
      try {
        await signIn(await account(), proxy.url);
        const isWaiting = proxy.hold();
        await view.run(() => location.assign('/Pacientes'), undefined);
        await isWaiting;
        await view.run(() => location.assign('/favicon.svg'), undefined);
        await view.at(/favicon\.svg$/);
        proxy.letGo();
        await view.back();
        await view.sees({ role: 'heading', name: 'Pacientes' });
        await view.sees({ text: 'Nenhum paciente' });
        await view.missing({ text: 'Não foi possível' });
        // The app asks for more in the background, and would complain about a server that is gone.
        await view.open('about:blank');
      } finally {
        await proxy.close();
      }
    },
  );
