import { Cardapio, type Stored } from '@alecrim/domain';
import { aCardapio } from '@alecrim/domain/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { anAccount } from '../../../testing/accounts.ts';
import { aFakeServer, ME, type Replies, unreachable } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { SaveAsTemplate } from './save-as-template.tsx';

const plan = {
  ...{ ...Cardapio.blank, ...aCardapio({ titulo: 'Plano da Marina' }), id: 'c1', version: 4 },
  meta: { kcal: 1_600, peso_kg: 72.5 },
};
const POST = 'POST /entities/CardapioTemplate';

async function dialog(replies: Replies = {}, over: object = {}) {
  const onClose = vi.fn();
  const server = aFakeServer({ [ME]: [200, anAccount()], ...replies });
  const shown = { ...plan, ...over } as unknown as Stored<'Cardapio'>;
  await renderApp(<SaveAsTemplate plan={shown} onClose={onClose} />, { server, isSignedIn: true });
  return { onClose, server, name: await screen.findByLabelText('Nome do modelo *') };
}

const save = (name = 'Salvar modelo') => userEvent.click(screen.getByRole('button', { name }));

test('the dialog warns where the title names the patient, until another name is typed', async () => {
  const bodies: unknown[] = [];
  const { name, onClose } = await dialog({
    [POST]: (body) => {
      bodies.push(body);
      return [200, { ...(body as object), id: 'm1' }];
    },
  });
  expect(name).toHaveValue('Plano da Marina');
  expect(screen.getByText('O nome do paciente parece estar no texto')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Salvar assim mesmo' })).toBeInTheDocument();
  await userEvent.clear(name);
  await save();
  expect(screen.getByText('Informe o nome do modelo')).toBeInTheDocument();
  await userEvent.type(name, ' Emagrecimento ');
  expect(screen.queryByText('O nome do paciente parece estar no texto')).not.toBeInTheDocument();
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(bodies).toEqual([
    expect.objectContaining({ nome: 'Emagrecimento', meta: { kcal: 1_600 }, refeicoes: plan.refeicoes }),
  ]);
  expect(JSON.stringify(bodies)).not.toMatch(/Marina|paciente|token/);
});

test('the dialog lists the lines with the name, and the person may save them', async () => {
  const observacoes_finais = 'Beba água.\nMarina, me escreva.';
  const made: [number, unknown] = [200, { id: 'm1' }];
  const { onClose } = await dialog({ [POST]: made }, { titulo: 'Plano', observacoes_finais });
  expect(screen.getByRole('listitem')).toHaveTextContent('Marina, me escreva.');
  await save('Salvar assim mesmo');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('a save without an answer says so, and the next try sends the same key', async () => {
  const keys: (string | null)[] = [];
  const { server, onClose } = await dialog({ [POST]: unreachable }, { titulo: 'Plano' });
  server.now({
    [POST]: (_body, headers) => {
      keys.push(headers.get('idempotency-key'));
      return keys.length < 3 ? unreachable : [200, { id: 'm1' }];
    },
  });
  await save();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toEqual(expect.any(String));
});

test('another name after a save without an answer is another template', async () => {
  const sent: [name: string, key: string | null][] = [];
  const { server, onClose } = await dialog({ [POST]: unreachable }, { titulo: 'Plano' });
  server.now({
    [POST]: (body, headers) => {
      const { nome } = body as { nome: string };
      sent.push([nome, headers.get('idempotency-key')]);
      return nome === 'Plano' ? unreachable : [200, { id: 'm1' }];
    },
  });
  await save();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Nome do modelo *'), ' de março');
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent.at(-1)?.[0]).toBe('Plano de março');
  expect(sent.at(-1)?.[1]).not.toBe(sent[0]?.[1]);
});
