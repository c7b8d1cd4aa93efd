import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
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
