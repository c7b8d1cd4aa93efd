import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AppRouter, createAppHistory } from './app-history.tsx';
import { arrivalState, useFieldOnArrival, useOpenOnArrival } from './arrival.ts';

function Page({ isLoaded = true }: { isLoaded?: boolean }) {
  useFieldOnArrival();
  const [isOpen, setOpen] = useState(false);
  useOpenOnArrival('patient', () => setOpen(true));
  return (
    <>
      {isLoaded && <textarea aria-label="Itens" name="itens" defaultValue={'1 ovo\n1 copo de leite'} />}
      {isOpen && <input aria-label="Responsável" name="responsavel_nome" />}
    </>
  );
}

async function arrive(arrival: Parameters<typeof arrivalState>[0], page = <Page />) {
  const state = { usr: arrivalState(arrival), key: 'aqui' };
  window.history.replaceState(state, '', '/EditarCardapio');
  const history = createAppHistory();
  Element.prototype.scrollIntoView = () => {};
  const shown = render(<AppRouter history={history}>{page}</AppRouter>);
  await act(async () => {});
  return (next: typeof page) => {
    shown.rerender(<AppRouter history={history}>{next}</AppRouter>);
    return act(async () => {});
  };
}
const items = () => screen.getByLabelText<HTMLTextAreaElement>('Itens');

test('a navigation that names words of a line selects them', async () => {
  await arrive({
    field: 'itens',
    passage: { path: 'itens', text: '1 copo de leite', from: 10, to: 15 },
  });
  await waitFor(() => expect(items()).toHaveFocus());
  expect(items().value.slice(items().selectionStart, items().selectionEnd)).toBe('leite');
});

test('the field gets the focus as soon as the page has loaded it', async () => {
  const show = await arrive({ field: 'itens' }, <Page isLoaded={false} />);
  expect(document.body).toHaveFocus();
  await show(<Page />);
  await waitFor(() => expect(items()).toHaveFocus());
});

test('a part that the navigation asks for opens, with its field', async () => {
  await arrive({ open: 'patient', field: 'responsavel_nome' });
  await waitFor(() => expect(screen.getByLabelText('Responsável')).toHaveFocus());
});

test('a plain navigation focuses and opens nothing', async () => {
  await arrive({});
  expect(document.body).toHaveFocus();
  expect(screen.queryByLabelText('Responsável')).toBeNull();
});
