import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Sheet, SheetContent } from './dialog.tsx';

/** The opener is no trigger of the sheet, like the button of the history. */
function WithSheet() {
  const [isOpen, setOpen] = useState(false);
  const [isThere, setThere] = useState(true);
  return (
    <main tabIndex={-1}>
      {isThere && (
        <button type="button" onClick={() => setOpen(true)}>
          Histórico
        </button>
      )}
      <Sheet open={isOpen} onOpenChange={setOpen}>
        <SheetContent label="Histórico de versões">
          <button type="button">Restaurar</button>
          <button type="button" onClick={() => setThere(false)}>
            Excluir
          </button>
        </SheetContent>
      </Sheet>
    </main>
  );
}

const openIt = () => userEvent.click(screen.getByRole('button', { name: 'Histórico' }));
const focused = () => document.activeElement;

test('a sheet takes the focus, and gives it back to the button that opened it', async () => {
  render(<WithSheet />);
  await openIt();
  await expect.poll(focused).toBe(screen.getByRole('button', { name: 'Restaurar' }));
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe(screen.getByRole('button', { name: 'Histórico' }));
});

test('when the button is gone by then, the page gets the focus', async () => {
  render(<WithSheet />);
  await openIt();
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe(screen.getByRole('main'));
});
