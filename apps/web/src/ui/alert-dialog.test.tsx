import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';

interface AskingProps {
  /** The button disappears together with the record. */
  isGone?: boolean;
  isNamed?: boolean;
}

function Asking({ isGone, isNamed }: AskingProps) {
  const [isOpen, setOpen] = useState(false);
  const [isThere, setThere] = useState(true);
  const named = useRef<HTMLButtonElement>(null);
  return (
    <main tabIndex={-1}>
      {isThere && (
        <button type="button" onClick={() => setOpen(true)}>
          Excluir plano
        </button>
      )}
      <button type="button" ref={named}>
        Ações
      </button>
      <AlertDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Excluir?"
        confirmLabel="Excluir"
        onConfirm={() => setThere(!isGone)}
        opener={isNamed ? named : undefined}
      />
    </main>
  );
}

const ask = () => userEvent.click(screen.getByRole('button', { name: 'Excluir plano' }));

test('the question is an alert that begins on the harmless answer, and a press outside does not close it', async () => {
  render(<Asking />);
  await ask();
  const question = screen.getByRole('alertdialog', { name: 'Excluir?' });
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  fireEvent.pointerDown(question.previousElementSibling ?? document.body);
  await userEvent.click(document.body, { pointerEventsCheck: 0 });
  expect(question).toBeInTheDocument();
});

test('after the question the focus returns to the button that opened it', async () => {
  render(<Asking />);
  await ask();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Excluir plano' }));
});

test('after a question from a closed menu the focus goes to the given button', async () => {
  render(<Asking isNamed />);
  await ask();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Ações' }));
});

test('when the button is gone too, the page gets the focus', async () => {
  render(<Asking isGone />);
  await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('main'));
});
