import { Cardapio } from '@alecrim/domain';
import { aCardapio } from '@alecrim/domain/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { anAccount } from '../../../testing/accounts.ts';
import { aFakeServer, ME, type Replies } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { DuplicateFor } from './duplicate-for.tsx';

const plan = {
  ...Cardapio.blank,
  ...aCardapio({ titulo: 'Plano', paciente_id: 'p1', paciente_nome: 'Ana Lima' }),
  observacoes_finais: 'Ana, beba água.',
  meta: { kcal: 1_800, peso_kg: 70 },
  id: 'c1',
  version: 1,
};
const bia = { id: 'p2', nome: 'Bia Reis', telefone: null, email: 'bia@example.com' };
const created = vi.fn();
const onClose = vi.fn();

function open(patients: object[], replies: Replies = {}) {
  created.mockClear();
  onClose.mockClear();
  const server = aFakeServer({
    [ME]: [200, anAccount()],
    'GET /entities/Paciente': [200, patients],
    'GET /entities/Cardapio/c1': [200, plan],
    'POST /entities/Cardapio': (body) => {
      created(body);
      return [200, { ...(body as object), id: 'c2', version: 1 }];
    },
    ...replies,
  });
  return renderApp(<DuplicateFor plan={plan as never} onClose={onClose} />, { server, isSignedIn: true });
}

test('one press copies the plan for the patient, without the measures of the former one', async () => {
  await open([bia]);
  await userEvent.click(await screen.findByRole('button', { name: /Bia Reis/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(created).toHaveBeenCalledOnce();
  expect(created.mock.calls[0]?.[0]).toMatchObject({
    titulo: 'Plano',
    paciente_id: 'p2',
    paciente_nome: 'Bia Reis',
    meta: { kcal: 1_800 },
  });
  expect(created.mock.calls[0]?.[0].meta).not.toHaveProperty('peso_kg');
  expect(await screen.findByText('Cardápio duplicado para Bia Reis')).toBeInTheDocument();
  expect(screen.getByText('O texto ainda cita Ana Lima. Confira antes de enviar.')).toBeInTheDocument();
});

test('without patients it leads to the list of patients', async () => {
  await open([]);
  expect(await screen.findByText('Ainda não há pacientes cadastrados')).toBeInTheDocument();
});

test('a copy that fails says so and leaves the choice open', async () => {
  await open([bia], { 'POST /entities/Cardapio': [500, { message: 'falhou' }] });
  await userEvent.click(await screen.findByRole('button', { name: /Bia Reis/ }));
  expect(await screen.findByText('Não foi possível duplicar')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test('tries with one patient have the same key, and another patient has another one', async () => {
  const keys: [patient: unknown, key: string | null][] = [];
  const ana = { id: 'p3', nome: 'Ana Prado', telefone: null, email: null };
  await open([bia, ana], {
    'POST /entities/Cardapio': (body, headers) => {
      keys.push([(body as { paciente_id: string }).paciente_id, headers.get('idempotency-key')]);
      return keys.length < 3 ? [500, { message: 'falhou' }] : [200, { id: 'c2', version: 1 }];
    },
  });
  const press = async (name: RegExp) => {
    const before = keys.length;
    await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(keys.length).toBeGreaterThan(before));
    await waitFor(() =>
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'false'),
    );
  };
  await press(/Bia Reis/);
  await press(/Bia Reis/);
  await press(/Ana Prado/);
  expect(keys.map(([patient]) => patient)).toEqual(['p2', 'p2', 'p3']);
  const [first, second, third] = keys.map(([, key]) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
