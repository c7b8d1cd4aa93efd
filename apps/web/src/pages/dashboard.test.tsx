import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aRecordServer, stored } from '../testing/record-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { draftStore } from '../unsaved/draft-store.ts';
import { Dashboard } from './dashboard.tsx';

const plan = (id: string, titulo: string, over: object = {}) =>
  stored(id, {
    titulo,
    paciente_id: null,
    paciente_nome: 'Bruno Reis',
    ativo: true,
    token_publico: `token-${id}`,
    refeicoes: [],
    ...over,
  });
const quiet = {
  'POST /functions/procurarNosCardapios': [200, { itens: [], continua: null }],
  'POST /functions/paraAcompanhar': [200, { atrasados: [], proximos: [], vencendo: [] }],
  'POST /functions/cardapiosComNumerosMudados': [200, { cardapios: [] }],
} as const;

async function open(plans: object[], replies = {}, at = '/') {
  const server = aRecordServer(
    { Cardapio: plans as never, Paciente: [stored('p1', { nome: 'Bruno Reis' })] },
    { ...(quiet as object), ...replies },
  );
  await renderApp(<Dashboard />, { server, at, isSignedIn: true });
  return server;
}
const menu = async (title: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Ações de ${title}` }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};
const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }));

test('a new nutritionist sees zeros and a button for the first plan', async () => {
  await open([]);
  expect(await screen.findByText('Ainda não há cardápios criados')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Criar Primeiro Cardápio' })).toHaveAttribute(
    'href',
    '/CriarCardapio',
  );
  await waitFor(() =>
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['0', '1', '0']),
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Total de Cardápios',
    'Pacientes Ativos',
    'Cardápios Este Mês',
  ]);
});

test('a search that finds nothing says so', async () => {
  await open([], {}, '/?q=ningu%C3%A9m');
  expect(screen.getByPlaceholderText('Buscar cardápios...')).toHaveValue('ninguém');
  expect(await screen.findByText('Nenhum cardápio encontrado')).toBeInTheDocument();
});

test('a card shows title, patient and date, and leads to the plan', async () => {
  await open([plan('c1', 'Plano de março')]);
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent('Plano de março');
  expect(card).toHaveTextContent('Bruno Reis');
  expect(card).toHaveTextContent('15 de novembro, 2026');
  expect(within(card).getByRole('link', { name: /Ver Detalhes/ })).toHaveAttribute(
    'href',
    '/VisualizarCardapio?id=c1',
  );
});

test('P20: the menu of a card offers every action, and the public link only while it works', async () => {
  await open([plan('c1', 'Aberto'), plan('c2', 'Fechado', { ativo: false })]);
  expect(await menu('Aberto')).toEqual([
    'Visualizar',
    'Editar',
    'Copiar Link Público',
    'Duplicar',
    'Duplicar para outro paciente',
    'Excluir',
  ]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(await menu('Fechado')).not.toContain('Copiar Link Público');
});

test('Duplicar makes a copy, and Excluir asks first, removes the plan and can be undone', async () => {
  const server = await open([plan('c1', 'Plano de março')]);
  await menu('Plano de março');
  await choose('Duplicar');
  expect(await screen.findByRole('heading', { name: 'Plano de março (Cópia)' })).toBeInTheDocument();
  expect(server.records('Cardapio')).toHaveLength(2);
  expect(server.records('Cardapio')[0]?.token_publico).not.toBe('token-c1');

  await menu('Plano de março');
  await choose('Excluir');
  const question = await screen.findByRole('alertdialog', {
    name: 'Tem certeza que deseja excluir este cardápio?',
  });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
  expect(server.records('Cardapio')).toHaveLength(2);
  await menu('Plano de março');
  await choose('Excluir');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Excluir' }),
  );
  expect(await screen.findByText('Cardápio excluído')).toBeInTheDocument();
  expect(server.records('Cardapio')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(server.records('Cardapio')).toHaveLength(2));
});

test('when the list cannot be loaded, the page offers to try again and shows the number as unknown', async () => {
  const failure = [503, { code: 'DB_UNAVAILABLE' }];
  const server = await open([plan('c1', 'Plano de março')], {
    'GET /entities/Cardapio/v2/list': failure,
    'GET /entities/Cardapio/count': failure,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('O banco de dados não está respondendo');
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('—');
  server.now({
    'GET /entities/Cardapio/v2/list': [
      200,
      { items: [plan('c1', 'Plano de março')], next_cursor: null, has_more: false },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: 'Plano de março' })).toBeInTheDocument();
});

test('drafts of this device are named with their plan and patient', async () => {
  const kept = (titulo: string, id?: string) =>
    draftStore({ userId: 'u1', type: 'Cardapio', id }).put(`aba de ${titulo}`, {
      savedAt: new Date().toISOString(),
      content: { titulo, paciente_nome: id ? 'Marina Alves' : '' },
      base: { content: { titulo: '' }, idempotencyKey: titulo },
      tried: [],
    });
  // Drafts are kept for who is signed in.
  localStorage.setItem('token', 'um-token');
  kept('Plano B', 'c1');
  kept('Outro plano');
  await open([plan('c1', 'Plano de março')]);
  const drafts = await screen.findByRole('region', { name: 'Rascunhos guardados' });
  expect(drafts).toHaveTextContent('Alterações não salvas: “Plano B”, de Marina Alves');
  expect(drafts).toHaveTextContent('Cardápio novo, não salvo: “Outro plano”');
  expect(await within(await screen.findByRole('article')).findByText('Alterações não salvas')).toBeVisible();
});
