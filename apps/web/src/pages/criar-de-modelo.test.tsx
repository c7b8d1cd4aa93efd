import { CardapioTemplate } from '@alecrim/domain';
import { aCardapioTemplate } from '@alecrim/domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { anAccount } from '../testing/accounts.ts';
import { aFakeServer, ME, type Replies, refused } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { draftsOf } from '../unsaved/draft-store.ts';
import { CriarCardapio } from './criar-cardapio.tsx';

// happy-dom does not select the option of a stored value, so the journeys in a browser test `mostrar_numeros`.
const content = aCardapioTemplate({ mostrar_numeros: 'nada' });
const modelo = { ...CardapioTemplate.blank, ...content, id: 'm1', version: 1 };
const ONE = 'GET /entities/CardapioTemplate/m1';
const created = vi.fn();

async function criar(at: string, replies: Replies = {}) {
  created.mockClear();
  const server = aFakeServer({
    [ME]: [200, anAccount()],
    [ONE]: [200, modelo],
    'GET /entities/CardapioTemplate/v2/list': [200, { items: [modelo], next_cursor: null, has_more: false }],
    'POST /entities/Cardapio': (body) => {
      created(body);
      return [200, { ...(body as object), id: 'c1', version: 1 }];
    },
    ...replies,
  });
  return renderApp(<CriarCardapio />, { server, isSignedIn: true, at });
}

const title = () => screen.findByLabelText('Título do Cardápio *');
const press = async (name: string) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await userEvent.click(button);
};
const openShelf = async () => {
  await press('Começar de um modelo');
  return within(await screen.findByRole('dialog', { name: 'Começar de um modelo' }));
};

test('an address that names a template opens a plan with its text, decisions and targets', async () => {
  await criar('/CriarCardapio?modelo=m1');
  expect(await title()).toHaveValue('Emagrecimento 1.600 kcal');
  // It is no unsaved text: the address brings it again.
  expect(draftsOf(anAccount().id)).toEqual([]);
  await press('Salvar Cardápio');
  await waitFor(() => expect(created).toHaveBeenCalledOnce());
  const { refeicoes, meta, leituras } = modelo;
  expect(created.mock.calls[0]?.[0]).toMatchObject({
    titulo: modelo.nome,
    paciente_id: null,
    ...{ refeicoes, meta, leituras },
  });
});

test('an address that names no template says so, and a failed answer can be asked for again', async () => {
  const { server, unmount } = await criar('/CriarCardapio?modelo=m1', { [ONE]: refused(403) });
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
  server.now({ [ONE]: [200, modelo] });
  await press('Tentar novamente');
  expect(await title()).toHaveValue(modelo.nome);
  unmount();
  await criar('/CriarCardapio?modelo=m2');
  expect(await screen.findByText('Modelo não encontrado')).toBeInTheDocument();
  expect(screen.queryByLabelText('Título do Cardápio *')).not.toBeInTheDocument();
});

test('a template that is chosen in the editor keeps the typed title and asks nothing', async () => {
  await criar('/CriarCardapio');
  await userEvent.type(await title(), 'Plano de abril');
  const shelf = await openShelf();
  await userEvent.click(await shelf.findByRole('button', { name: `Usar modelo ${modelo.nome}` }));
  expect(await title()).toHaveValue('Plano de abril');
  await waitFor(async () => expect(await title()).toHaveFocus());
  expect(screen.getByLabelText('Observações finais')).toHaveValue(modelo.observacoes_finais);
  expect(screen.queryByText('Rascunho recuperado')).not.toBeInTheDocument();
});

test('a template that replaces a text is one step: an undo brings the text back, a redo the template', async () => {
  await criar('/CriarCardapio');
  const notes = () => screen.getByLabelText('Observações finais');
  const meals = () =>
    screen.queryAllByRole('region', { name: /^Refeição \d/ }).map(({ textContent }) => textContent);
  await title();
  await userEvent.type(notes(), 'Beba água');
  const shelf = await openShelf();
  await userEvent.click(await shelf.findByRole('button', { name: `Usar modelo ${modelo.nome}` }));
  expect(await title()).toHaveValue(modelo.nome);
  const taken = meals();
  expect(taken).toHaveLength(modelo.refeicoes.length);
  await press('Desfazer');
  expect(notes()).toHaveValue('Beba água');
  expect(await title()).toHaveValue('');
  expect(meals()).toEqual([]);
  await press('Refazer');
  expect(notes()).toHaveValue(modelo.observacoes_finais);
  expect(meals()).toEqual(taken);
});

test('the notice of a template takes it back after another letter, and what was written since stays', async () => {
  await criar('/CriarCardapio');
  const notes = () => screen.getByLabelText('Observações finais');
  const meals = () => screen.queryAllByRole('region', { name: /^Refeição \d/ });
  await title();
  await userEvent.type(notes(), 'Beba água');
  await press('Criar Nova');
  await userEvent.type(screen.getByLabelText('Nome da Refeição'), 'Ceia');
  const shelf = await openShelf();
  await userEvent.click(await shelf.findByRole('button', { name: `Usar modelo ${modelo.nome}` }));
  await userEvent.type(await title(), '!');
  expect(meals()).toHaveLength(modelo.refeicoes.length);
  const notice = within(screen.getByRole('region', { name: 'Avisos' }));
  await userEvent.click(await notice.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(notes()).toHaveValue('Beba água'));
  expect(await title()).toHaveValue(`${modelo.nome}!`);
  expect(meals()).toHaveLength(1);
  expect(meals()[0]).toHaveTextContent('Ceia');
  await press('Desfazer');
  expect(meals()).toHaveLength(modelo.refeicoes.length);
});

const PLANS = 'GET /entities/Cardapio';
const NO_TEMPLATES = {
  'GET /entities/CardapioTemplate/v2/list': [200, { items: [], next_cursor: null, has_more: false }],
} as const satisfies Replies;

test('the first plan is offered the ready plans; one of them is taken as a draft', async () => {
  await criar('/CriarCardapio', { ...NO_TEMPLATES, [PLANS]: [200, []] });
  await press('Ver planos prontos');
  const shelf = within(await screen.findByRole('dialog', { name: 'Começar de um modelo' }));
  const rows = within(await shelf.findByRole('list', { name: 'Planos prontos' }));
  expect(rows.getAllByRole('button', { name: /^Usar modelo/ })).toHaveLength(10);
  expect(rows.getByText(/^1\.500 kcal por dia · 5 refeições · 1 receita$/)).toBeInTheDocument();
  expect(shelf.getByText(/ponto de partida/)).toBeInTheDocument();
  await userEvent.click(rows.getByRole('button', { name: /^Diabetes tipo 2/ }));
  expect(rows.getByText('Alimentação e controle da glicemia')).toBeInTheDocument();
  await userEvent.click(rows.getByRole('button', { name: 'Usar modelo Emagrecimento 1.500 kcal' }));
  expect(await title()).toHaveValue('Emagrecimento 1.500 kcal');
  await waitFor(() => expect(draftsOf(anAccount().id)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Ver planos prontos' })).not.toBeInTheDocument();
  await press('Salvar Cardápio');
  await waitFor(() => expect(created).toHaveBeenCalledOnce());
  expect(created.mock.calls[0]?.[0]).toMatchObject({
    titulo: 'Emagrecimento 1.500 kcal',
    paciente_id: null,
    meta: { kcal: 1_500 },
    receitas: [{ nome: 'Escondidinho de batata-doce com frango' }],
  });
});

test('somebody who has plans is not asked; the ready plans stay below the own templates, and the search finds both', async () => {
  await criar('/CriarCardapio', { [PLANS]: [200, [{ refeicoes: [] }]] });
  await title();
  const shelf = await openShelf();
  const lists = await shelf.findAllByRole('list', { name: /^(Modelos de cardápio|Planos prontos)$/ });
  expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual([
    'Modelos de cardápio',
    'Planos prontos',
  ]);
  expect(screen.queryByRole('button', { name: 'Ver planos prontos' })).not.toBeInTheDocument();
  await userEvent.type(shelf.getByLabelText('Buscar modelos'), 'gestacao');
  await waitFor(() => expect(shelf.queryByText(/^Diabetes tipo 2/)).not.toBeInTheDocument());
  expect(shelf.getByText('Gestação: segundo e terceiro trimestres')).toBeInTheDocument();
});

test('the shelf says that there is no template yet, and how to make one', async () => {
  await criar('/CriarCardapio', {
    'GET /entities/CardapioTemplate/v2/list': [200, { items: [], next_cursor: null, has_more: false }],
  });
  const shelf = await openShelf();
  expect(await shelf.findByText('Você ainda não tem modelos de cardápio')).toBeInTheDocument();
  expect(shelf.getByText(/Salvar como modelo/)).toBeInTheDocument();
});
