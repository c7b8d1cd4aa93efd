import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { planContentOf } from '../../../data/plan-content.ts';
import { packed } from '../../../fields/part-clipboard.ts';
import { anAccount } from '../../../testing/accounts.ts';
import { aFakeServer, ME } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { CardapioEditor } from './cardapio-editor.tsx';

const FORMAT = 'application/x-alecrim-part+json';
const option = { id: 'o9', itens: ['1 maçã'] };
const meal = { id: 'r9', nome: 'Ceia', opcoes: [option] };
const plan = {
  ...planContentOf({ titulo: 'Plano', refeicoes: [{ id: 'r1', nome: 'Café', opcoes: [] }] }),
  id: 'c1',
  version: 1,
} as never;

const open = () =>
  renderApp(<CardapioEditor plan={plan} onSaved={() => {}} onCancel={() => {}} />, {
    server: aFakeServer({ [ME]: [200, anAccount()] }),
    isSignedIn: true,
  });

/** Pastes what a clipboard holds. Returns whether the editor has taken it. */
function paste(target: Element, formats: Record<string, string>): boolean {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: (type: string) => formats[type] ?? '' } });
  act(() => void target.dispatchEvent(event));
  return event.defaultPrevented;
}

test('Ctrl+V adds a copied meal with new ids, and one undo takes it away', async () => {
  await open();
  expect(paste(document.body, { [FORMAT]: packed({ kind: 'refeicoes', part: meal }) })).toBe(true);
  expect(screen.getByLabelText('Nome da Refeição')).toHaveValue('Ceia');
  expect(screen.getByLabelText('Itens da Opção 1')).toHaveValue('1 maçã');
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Ceia'));
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/r9|o9/);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.queryByRole('region', { name: 'Refeição 2' })).not.toBeInTheDocument();
});

test('an option goes into the last meal; in a field and for anything else Ctrl+V is about text', async () => {
  await open();
  const copied = { [FORMAT]: packed({ kind: 'opcoes', part: option }) };
  expect(paste(screen.getByLabelText('Título do Cardápio *'), copied)).toBe(false);
  expect(paste(document.body, { 'text/plain': 'olá', [FORMAT]: '{"kind":"refeicoes"}' })).toBe(false);
  expect(paste(document.body, copied)).toBe(true);
  expect(screen.getByLabelText('Itens da Opção 1')).toHaveValue('1 maçã');
});

/** Presses *Desfazer* in the notice with this title. */
const takeBack = (title: string) => {
  const notice = screen.getByText(title).parentElement?.parentElement as HTMLElement;
  return userEvent.click(within(notice).getByRole('button', { name: 'Desfazer' }));
};

test('the notice takes away the pasted meal, also after another letter', async () => {
  await open();
  paste(document.body, { [FORMAT]: packed({ kind: 'refeicoes', part: meal }) });
  await userEvent.type(screen.getByLabelText('Título do Cardápio *'), 's');
  await takeBack('Refeição colada');
  expect(screen.queryByRole('region', { name: 'Refeição 2' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Título do Cardápio *')).toHaveValue('Planos');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.getByLabelText('Nome da Refeição')).toHaveValue('Ceia');
});

test('the notice finds a pasted option in a meal that was moved since', async () => {
  await open();
  paste(document.body, { [FORMAT]: packed({ kind: 'refeicoes', part: { ...meal, opcoes: [] } }) });
  paste(document.body, { [FORMAT]: packed({ kind: 'opcoes', part: option }) });
  await userEvent.click(screen.getByRole('button', { name: 'Ações da Refeição 2' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mover para cima' }));
  expect(screen.getByRole('region', { name: 'Refeição 1' })).toHaveTextContent(/Opção 1/);
  await takeBack('Opção colada');
  expect(screen.queryByRole('group', { name: 'Opção 1' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('region', { name: /^Refeição \d/ })).toHaveLength(2);
});
