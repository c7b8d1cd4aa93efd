import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aRecordServer, stored } from '../testing/record-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { GerenciarCategorias } from './gerenciar-categorias.tsx';
import { GerenciarReceitas } from './gerenciar-receitas.tsx';
import { GerenciarRefeicoes } from './gerenciar-refeicoes.tsx';

const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole('button', { name }));
const write = async (inside: HTMLElement, label: string, text: string) => {
  const field = within(inside).getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const sweets = stored('c1', { nome: 'Doces', tipo: 'receita', cor: '#ec4899' });

test('GerenciarReceitas: ingredients one per line, blank lines dropped, and "null" means no category', async () => {
  const server = aRecordServer({ Categoria: [sweets], ReceitaTemplate: [] });
  await renderApp(<GerenciarReceitas />, { server, at: '/GerenciarReceitas', isSignedIn: true });
  await press('Nova Receita');
  const dialog = await screen.findByRole('dialog', { name: 'Nova Receita' });
  await press('Criar', dialog);
  expect(await within(dialog).findByText('Informe o nome da receita')).toBeInTheDocument();
  await write(dialog, 'Nome da Receita *', 'Bolo de banana');
  await write(dialog, 'Ingredientes', '3 bananas\n\n2 ovos\n   \n1 xícara de aveia');
  await write(dialog, 'Modo de preparo', 'Misture.\nAsse.');
  expect(within(dialog).getByLabelText('Categoria')).toHaveValue('null');
  await press('Criar', dialog);
  await isClosed();
  expect(server.records('ReceitaTemplate')).toMatchObject([
    {
      nome: 'Bolo de banana',
      ingredientes: ['3 bananas', '2 ovos', '1 xícara de aveia'],
      modo_preparo: 'Misture.\nAsse.',
      categoria_id: null,
    },
  ]);

  await press('Editar Bolo de banana');
  const editing = await screen.findByRole('dialog', { name: 'Editar Receita' });
  expect(within(editing).getByLabelText('Ingredientes')).toHaveValue('3 bananas\n2 ovos\n1 xícara de aveia');
  await userEvent.selectOptions(within(editing).getByLabelText('Categoria'), 'Doces');
  await press('Salvar', editing);
  await isClosed();
  expect(server.records('ReceitaTemplate')).toMatchObject([{ categoria_id: 'c1', version: 2 }]);
});

test("a copy has ' (Cópia)' after its name, and neither the id nor the dates nor the owner of the original", async () => {
  const meal = stored('r1', { nome: 'Almoço', horario: '12:00', categoria_id: null, opcoes: [] });
  const sent: object[] = [];
  const server = aRecordServer(
    { Categoria: [], RefeicaoTemplate: [meal] },
    {
      'POST /entities/RefeicaoTemplate': (body) => {
        sent.push(body as object);
        return [201, { ...stored('r2', {}), ...(body as object) }];
      },
    },
  );
  await renderApp(<GerenciarRefeicoes />, { server, at: '/GerenciarRefeicoes', isSignedIn: true });
  await press('Duplicar Almoço');
  expect(await screen.findByText('Cópia criada')).toBeInTheDocument();
  expect(sent).toMatchObject([{ nome: 'Almoço (Cópia)', horario: '12:00' }]);
  for (const field of ['id', 'created_date', 'updated_date', 'created_by_id', 'version'])
    expect(sent[0]).not.toHaveProperty(field);

  await press('Excluir Almoço');
  const question = await screen.findByRole('alertdialog', {
    name: 'Tem certeza que deseja excluir esta refeição?',
  });
  await press('Excluir', question);
  await waitFor(() => expect(server.records('RefeicaoTemplate')).toEqual([]));
  await press('Desfazer');
  await waitFor(() => expect(server.records('RefeicaoTemplate')).toHaveLength(1));
});

test('GerenciarCategorias: three groups, a dialog with its defaults, and a category that moves with its kind', async () => {
  const server = aRecordServer({ Categoria: [] });
  await renderApp(<GerenciarCategorias />, { server, at: '/GerenciarCategorias', isSignedIn: true });
  expect(screen.getByText('Organize sua biblioteca em categorias')).toBeInTheDocument();
  for (const kind of ['refeições', 'receitas', 'orientações'])
    expect(await screen.findByText(`Nenhuma categoria de ${kind} cadastrada`)).toBeInTheDocument();
  await press('Nova Categoria');
  const dialog = await screen.findByRole('dialog', { name: 'Nova Categoria' });
  expect(within(dialog).getByLabelText('Tipo *')).toHaveValue('refeicao');
  expect(within(dialog).getByLabelText('Cor da Categoria')).toHaveValue('#10b981');
  await press('Criar', dialog);
  expect(await within(dialog).findByText('Informe o nome da categoria')).toBeInTheDocument();
  await write(dialog, 'Nome da Categoria *', 'Doces');
  await press('Criar', dialog);
  await isClosed();
  const group = (kind: string) => screen.findByRole('list', { name: `Categorias de ${kind}` });
  expect(await group('Refeições')).toHaveTextContent('Doces');

  await press('Editar Doces');
  const editing = await screen.findByRole('dialog', { name: 'Editar Categoria' });
  await write(editing, 'Nome da Categoria *', 'Sobremesas');
  await userEvent.selectOptions(within(editing).getByLabelText('Tipo *'), 'receita');
  await press('Salvar', editing);
  await isClosed();
  expect(await group('Receitas')).toHaveTextContent('Sobremesas');
  expect(screen.getByText('Nenhuma categoria de refeições cadastrada')).toBeInTheDocument();
  expect(server.records('Categoria')).toMatchObject([{ nome: 'Sobremesas', tipo: 'receita', version: 2 }]);
});

test('deleting a category in use says how many templates use it', async () => {
  const server = aRecordServer({
    Categoria: [sweets],
    ReceitaTemplate: [stored('r1', { nome: 'Bolo' }), stored('r2', { nome: 'Pudim' })],
  });
  await renderApp(<GerenciarCategorias />, { server, at: '/GerenciarCategorias', isSignedIn: true });
  await press('Excluir Doces');
  const question = await screen.findByRole('alertdialog', {
    name: 'Tem certeza que deseja excluir esta categoria?',
  });
  expect(await within(question).findByText(/2 modelos usam esta categoria/)).toBeInTheDocument();
  await press('Excluir', question);
  expect(await screen.findByText('Categoria excluída')).toBeInTheDocument();
  expect(server.records('Categoria')).toEqual([]);
});
