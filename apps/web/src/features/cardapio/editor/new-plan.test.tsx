import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { anAccount } from '../../../testing/accounts.ts';
import { aFakeServer, ME, type Replies } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { CardapioEditor } from './cardapio-editor.tsx';

async function aNewPlan(replies: Replies, exits = { onSaved: (_plan: object) => {}, onCancel: () => {} }) {
  const server = aFakeServer({ [ME]: [200, anAccount()], ...replies });
  const props = { hasLibrary: true, ...exits };
  await renderApp(<CardapioEditor {...props} />, { server, isSignedIn: true });
  return server;
}

const parts = () => screen.getAllByRole('region', { name: /^Refeição \d/ });

test('a new plan may begin with the names and times of the meals of the newest plan', async () => {
  const refeicoes = [
    { id: 'a', nome: 'Desjejum', horario: '6h', opcoes: [{ id: 'b', itens: ['1 ovo'] }] },
    { id: 'c', nome: 'Ceia', horario: '22h', opcoes: [] },
  ];
  await aNewPlan({ 'GET /entities/Cardapio': [200, [{ id: 'p', refeicoes }]] });
  await screen.findByText('Desjejum · Ceia');
  await userEvent.click(screen.getByRole('button', { name: 'Começar com suas refeições de sempre' }));
  expect(parts()).toHaveLength(2);
  expect(screen.getByLabelText('Nome da Refeição')).toHaveValue('Desjejum');
  expect(parts()[1]).toHaveTextContent('Editar Ceia22hOpção 1 Sem itens');
  expect(screen.queryByText('1 ovo')).not.toBeInTheDocument();
});

test('without an earlier plan the common meals are offered', async () => {
  await aNewPlan({ 'GET /entities/Cardapio': [200, []] });
  expect(await screen.findByText(/^Café da manhã · Lanche da manhã · Almoço/)).toBeInTheDocument();
});

test('a typed name that no patient has is registered with one press, and is the patient of the plan', async () => {
  const created: unknown[] = [];
  const server = await aNewPlan({
    'GET /entities/Paciente': [200, []],
    'POST /entities/Paciente': (body) => {
      created.push(body);
      return [200, { ...(body as object), id: 'p9', version: 1 }];
    },
    'GET /entities/Paciente/p9': [200, { id: 'p9', nome: 'Rosa Lima', restricoes: [] }],
  });
  await userEvent.type(screen.getByRole('combobox', { name: 'Paciente' }), ' Rosa Lima');
  fireEvent.blur(screen.getByRole('combobox', { name: 'Paciente' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cadastrar Rosa Lima' }));
  expect(await screen.findByRole('link', { name: 'Ver paciente' })).toHaveAttribute(
    'href',
    '/Paciente?id=p9',
  );
  expect(created).toMatchObject([{ nome: 'Rosa Lima' }]);
  expect(server.calls.filter((call) => call.startsWith('POST /entities/Paciente'))).toHaveLength(1);
});

test('an answer that comes after another name was typed does not change the patient of the plan', async () => {
  let answer: (reply: [number, object]) => void = () => {};
  await aNewPlan({
    'GET /entities/Paciente': [200, []],
    'POST /entities/Paciente': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const field = screen.getByRole('combobox', { name: 'Paciente' });
  await userEvent.type(field, 'Rosa Lima');
  fireEvent.blur(field);
  await userEvent.click(await screen.findByRole('button', { name: 'Cadastrar Rosa Lima' }));
  await userEvent.clear(field);
  await userEvent.type(field, 'Bruno');
  answer([200, { id: 'p9', nome: 'Rosa Lima', version: 1 }]);
  expect(await screen.findByText('Paciente cadastrado')).toBeInTheDocument();
  expect(field).toHaveValue('Bruno');
  expect(screen.queryByRole('link', { name: 'Ver paciente' })).not.toBeInTheDocument();
});

test('after Ctrl+S in a new plan, Salvar Cardápio with nothing more to save leads to the saved plan', async () => {
  const exits = { onSaved: vi.fn(), onCancel: vi.fn() };
  const server = await aNewPlan(
    {
      'GET /entities/Cardapio': [200, []],
      'POST /entities/Cardapio': (body) => [200, { ...(body as object), id: 'c1', version: 1 }],
    },
    exits,
  );
  await userEvent.type(screen.getByLabelText('Título do Cardápio *'), 'Plano');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Cardápio salvo')).toBeInTheDocument();
  expect(exits.onSaved).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar Cardápio' }));
  expect(exits.onCancel).not.toHaveBeenCalled();
  expect(exits.onSaved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'c1' }));
  expect(server.calls.filter((call) => /^(POST|PUT) \/entities\/Cardapio/.test(call))).toHaveLength(1);
});
