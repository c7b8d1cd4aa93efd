import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { planContentOf } from '../../../../data/plan-content.ts';
import { anAccount } from '../../../../testing/accounts.ts';
import { aFakeServer, ME } from '../../../../testing/fake-server.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { draftsOf } from '../../../../unsaved/draft-store.ts';
import { CardapioEditor } from '../cardapio-editor.tsx';

const title = () => screen.getByLabelText('Título do Cardápio *');
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const keys = (text: string) => userEvent.keyboard(text);
/** The names of the meals, as text or in their fields. */
const meals = () =>
  [...document.querySelectorAll('[data-field^="refeicoes."][data-field$=".nome"], [name$=".nome"]')].map(
    (name) => (name instanceof HTMLInputElement ? name.value : name.textContent),
  );

const plan = {
  ...planContentOf({
    titulo: 'Plano',
    refeicoes: [
      { id: 'r1', nome: 'Café', opcoes: [{ id: 'o1', itens: ['1 ovo'] }] },
      { id: 'r2', nome: 'Almoço', opcoes: [{ id: 'o2', itens: ['Arroz'] }] },
    ],
  }),
  id: 'c1',
  version: 1,
} as never;

const open = () =>
  renderApp(<CardapioEditor plan={plan} onSaved={() => {}} onCancel={() => {}} />, {
    server: aFakeServer({ [ME]: [200, anAccount()] }),
    isSignedIn: true,
  });

test('Ctrl+Z undoes text and parts in the order in which they were made, and says what it undid', async () => {
  await open();
  await userEvent.type(title(), ' novo');
  await press('Ações da Refeição 1');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remover' }));
  await userEvent.click(screen.getByText('Arroz'));
  await keys(' com feijão');
  expect(meals()).toEqual(['Almoço']);
  await keys('{Control>}z{/Control}{Control>}z{/Control}');
  expect(screen.getByLabelText('Itens da Opção 1')).toHaveValue('Arroz');
  expect(screen.getByText('Desfeito: texto da refeição 1')).toBeInTheDocument();
  await keys('{Control>}z{/Control}');
  expect(meals()).toEqual(['Café', 'Almoço']);
  expect(screen.getByText('Desfeito: refeição removida')).toBeInTheDocument();
  await keys('{Control>}z{/Control}');
  expect(title()).toHaveValue('Plano');
  expect(title()).toHaveFocus();
  await keys('{Control>}z{/Control}');
  expect(screen.getByText('Não há o que desfazer')).toBeInTheDocument();
  await keys('{Control>}{Shift>}z{/Shift}{/Control}{Control>}y{/Control}');
  expect(title()).toHaveValue('Plano novo');
  expect(meals()).toEqual(['Almoço']);
});

test('an undo opens the part that it changes and puts the caret there; a button keeps the focus', async () => {
  await open();
  const name = () => screen.getAllByLabelText('Nome da Refeição')[0] as HTMLInputElement;
  await userEvent.click(screen.getByText('Café'));
  await keys(' da manhã cedo{Escape}');
  expect(screen.queryByLabelText('Nome da Refeição')).not.toBeInTheDocument();
  await userEvent.click(title());
  await keys('{Control>}z{/Control}');
  expect(name()).toHaveValue('Café da manhã');
  expect(name()).toHaveFocus();
  expect(name().selectionStart).toBe('Café da manhã'.length);
  await press('Desfazer');
  expect(name()).toHaveValue('Café da');
  expect(button('Desfazer')).toHaveFocus();
});

test("a phone's own undo is the editor's", async () => {
  await open();
  await userEvent.type(title(), ' novo');
  const event = new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true, cancelable: true });
  act(() => void title().dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  expect(title()).toHaveValue('Plano');
});

test('after everything was undone, a reload still knows the steps; leaving the editor forgets them', async () => {
  const { unmount } = await open();
  await userEvent.type(title(), ' novo');
  await press('Desfazer');
  // A tab that is reloaded stores its draft and does not close its editor.
  window.dispatchEvent(new Event('pagehide'));
  expect(draftsOf(anAccount().id)).toEqual([]);
  const atReload = Object.entries(localStorage);
  unmount();
  expect(Object.keys(localStorage).filter((key) => key.includes('rascunho'))).toEqual([]);
  for (const [key, value] of atReload) localStorage.setItem(key, value as string);
  await open();
  await waitFor(() => expect(button('Refazer')).toHaveAttribute('aria-disabled', 'false'));
  expect(screen.queryByText('Rascunho recuperado')).not.toBeInTheDocument();
  await press('Refazer');
  expect(title()).toHaveValue('Plano novo');
});
