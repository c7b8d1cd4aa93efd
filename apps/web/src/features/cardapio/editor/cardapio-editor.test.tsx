import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { planContentOf } from '../../../data/plan-content.ts';
import { anAccount } from '../../../testing/accounts.ts';
import { aFakeServer, ME } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { draftStore } from '../../../unsaved/draft-store.ts';
import { CardapioEditor } from './cardapio-editor.tsx';

const title = () => screen.getByLabelText('Título do Cardápio *');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('after a draft is restored, the text that it replaced is offered as a draft', async () => {
  localStorage.setItem('token', 'um-token');
  const base = { content: planContentOf({}), idempotencyKey: 'chave' };
  draftStore({ userId: anAccount().id, type: 'Cardapio' }).put('aba', {
    savedAt: new Date().toISOString(),
    content: planContentOf({ titulo: 'De ontem' }),
    base,
    tried: [],
  });
  const server = aFakeServer({ [ME]: [200, anAccount()] });
  await renderApp(<CardapioEditor onSaved={() => {}} onCancel={() => {}} />, { server, isSignedIn: true });
  await screen.findByText(/“De ontem”/);
  await userEvent.type(title(), 'De hoje');
  await press('Restaurar');
  expect(title()).toHaveValue('De ontem');
  expect(await screen.findByText(/“De hoje”/)).toBeInTheDocument();
  await press('Restaurar');
  expect(title()).toHaveValue('De hoje');
});

test('a target that is typed into a stored plan is unsaved text, and is saved', async () => {
  const plan = { ...planContentOf({ titulo: 'Plano' }), id: 'c1', version: 1 };
  const sent = vi.fn();
  const server = aFakeServer({
    [ME]: [200, anAccount({ calorias_e_macros: 'sim' })],
    'PUT /entities/Cardapio/c1': (body) => {
      sent(body);
      return [200, { ...plan, ...(body as object), version: 2 }];
    },
  });
  const onSaved = vi.fn();
  await renderApp(<CardapioEditor plan={plan as never} onSaved={onSaved} onCancel={() => {}} />, {
    server,
    isSignedIn: true,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Metas' }));
  await userEvent.type(await screen.findByLabelText('Energia (kcal por dia)'), '1800');
  await press('Pronto');
  await press('Salvar Cardápio');
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ meta: { kcal: 1_800 } });
});
