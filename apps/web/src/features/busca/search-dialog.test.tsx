import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { anAccount } from '../../testing/accounts.ts';
import { aFakeServer, ME, type Replies } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { SearchDialog } from './search-dialog.tsx';

afterEach(() => onlineManager.setOnline(true));

const nothing: Replies = Object.fromEntries(
  [
    'Paciente',
    'Cardapio',
    'CardapioTemplate',
    'RefeicaoTemplate',
    'ReceitaTemplate',
    'OrientacaoTemplate',
    'Alimento',
  ].map((name) => [`GET /entities/${name}`, [200, []]]),
);

function Page() {
  const [isOpen, setOpen] = useState(true);
  const { pathname, search } = useLocation();
  return (
    <>
      <output aria-label="Endereço">{`${pathname}${search}`}</output>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir de novo
      </button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}

async function opened(replies: Replies = {}) {
  const server = aFakeServer({ [ME]: [200, anAccount()], ...nothing, ...replies });
  const { queries } = await renderApp(<Page />, { server, isSignedIn: true });
  return { server, queries, box: screen.getByRole('combobox', { name: 'Buscar em tudo' }) };
}
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const address = () => screen.getByLabelText('Endereço').textContent;

test('the box begins with the pages, has the focus, and finds a page by part of its name', async () => {
  const { box } = await opened();
  expect(box).toHaveFocus();
  expect(options()).toContain('Meu Perfil');
  await userEvent.type(box, 'orientaco');
  await waitFor(() => expect(options()[0]).toBe('Orientações'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/GerenciarOrientacoes'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a patient is found with the offer of a new plan, and so are plans, templates and foods', async () => {
  const { box } = await opened({
    'GET /entities/Paciente': [200, [{ id: 'p1', nome: 'Marina Alves' }]],
    'GET /entities/Cardapio': [200, [{ id: 'c1', titulo: 'Plano', paciente_nome: 'Marina Alves' }]],
    'GET /entities/ReceitaTemplate': [200, [{ id: 'r1', nome: 'Mariscada' }]],
    'GET /entities/Alimento': [200, [{ id: 'a1', nome: 'Maria mole' }]],
  });
  await userEvent.type(box, 'mar');
  await waitFor(() =>
    expect(options()).toEqual([
      'Marina Alves',
      'Novo cardápio para Marina Alves',
      'PlanoMarina Alves',
      'Mariscada',
      'Maria mole',
      'Meu Perfil',
      'Procurar “mar” nos cardápios',
    ]),
  );
  await userEvent.keyboard('{ArrowDown}');
  const active = screen.getByRole('option', { selected: true });
  expect(active).toHaveTextContent('Novo cardápio para Marina Alves');
  expect(box).toHaveAttribute('aria-activedescendant', active.id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/CriarCardapio?paciente=p1'));
});

test('guidance is searched without the examples of other people, as on its page', async () => {
  const sheets = [
    { id: 'o1', titulo: 'Hidratação', is_sample: true, created_by_id: 'u1' },
    { id: 'o2', titulo: 'Hidratação de um exemplo alheio', is_sample: true, created_by_id: 'u2' },
    { id: 'o3', titulo: 'Hidratação no treino', is_sample: false, created_by_id: 'u2' },
  ];
  const { 'GET /entities/OrientacaoTemplate': _guidance, ...others } = nothing;
  const server = aFakeServer({ [ME]: [200, anAccount()], ...others }, (_method, path, _body, query) => {
    if (path !== '/entities/OrientacaoTemplate') return undefined;
    const { $or } = JSON.parse(query.get('q') ?? '{}') as { $or?: Partial<(typeof sheets)[0]>[] };
    const isMeant = (sheet: object) =>
      !$or ||
      $or.some((one) => Object.entries(one).every(([name, value]) => Reflect.get(sheet, name) === value));
    return [200, sheets.filter(isMeant)];
  });
  await renderApp(<Page />, { server, isSignedIn: true });
  await userEvent.type(screen.getByRole('combobox', { name: 'Buscar em tudo' }), 'hidra');
  await screen.findByRole('option', { name: 'Hidratação no treino' });
  expect(options()).toEqual(['Hidratação', 'Hidratação no treino', 'Procurar “hidra” nos cardápios']);
});

test('Enter before the answer opens the first thing that is found, not what an earlier text found', async () => {
  let answer = () => {};
  // One promise for all requests: on a slow machine a part of the text is searched for as well.
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { box } = await opened({
    'GET /entities/Paciente': async () => {
      await answered;
      return [200, [{ id: 'p2', nome: 'Pedro' }]];
    },
  });
  await userEvent.type(box, 'pedr{Enter}');
  expect(address()).toBe('/');
  await waitFor(() => expect(screen.getByText('Procurar “pedr” nos cardápios')).toBeVisible());
  await act(async () => answer());
  await waitFor(() => expect(address()).toBe('/Paciente?id=p2'));
});

test('without a connection the pages are found, and the box says that nothing else is', async () => {
  const { box, server } = await opened();
  act(() => onlineManager.setOnline(false));
  await userEvent.type(box, 'pac');
  expect(within(screen.getByRole('dialog')).getByText(/sem conexão: só as páginas/)).toBeVisible();
  expect(options()).toEqual(['Pacientes']);
  expect(server.calls.filter((call) => call.includes('/entities/'))).toEqual([ME]);
});

test('a failed search says why, and the pages stay', async () => {
  const { box } = await opened({ 'GET /entities/Cardapio': [422, { message: 'Recusado.' }] });
  await userEvent.type(box, 'pac');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(options()).toContain('Pacientes');
});

test('closing the box forgets the text and what was found', async () => {
  const { box, queries } = await opened({ 'GET /entities/Paciente': [200, [{ id: 'p1', nome: 'Marina' }]] });
  await userEvent.type(box, 'marina');
  await waitFor(() => expect(options()[0]).toBe('Marina'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(queries.getQueryCache().findAll({ queryKey: ['busca'] })).toEqual([]));
  await userEvent.click(screen.getByRole('button', { name: 'Abrir de novo' }));
  expect(screen.getByRole('combobox')).toHaveValue('');
  expect(screen.queryByText('Marina')).toBeNull();
});
