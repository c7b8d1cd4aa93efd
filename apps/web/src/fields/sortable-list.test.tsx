import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { OpenDialog } from '../ui/dialog.tsx';
import { DragHandle, SortableList } from './sortable-list.tsx';

function aList() {
  const onMove = vi.fn();
  render(
    <SortableList keys={['a', 'b']} noun="Opção" onMove={onMove}>
      {(key) => (
        <>
          <DragHandle label={`Mover ${key}`} />
          <button type="button">Mais ações de {key}</button>
          <input aria-label={`Nome de ${key}`} />
          <textarea aria-label={`Itens de ${key}`} />
          <select aria-label={`Tipo de ${key}`} />
        </>
      )}
    </SortableList>,
  );
  return onMove;
}

/** Whether the browser's own action of the key still happens. */
const press = (element: HTMLElement, key: string) => fireEvent.keyDown(element, { key, altKey: true });

test.each(['Mover b', 'Mais ações de b'])('Alt with the arrow up on "%s" moves the part', (name) => {
  const onMove = aList();
  expect(press(screen.getByRole('button', { name }), 'ArrowUp')).toBe(false);
  expect(onMove).toHaveBeenCalledExactlyOnceWith(1, 0);
});

test.each(['Nome de a', 'Itens de a', 'Tipo de a'])(
  'Alt with an arrow in the field "%s" moves the caret or opens the choices, and no part',
  (name) => {
    const onMove = aList();
    expect(press(screen.getByLabelText(name), 'ArrowDown')).toBe(true);
    expect(onMove).not.toHaveBeenCalled();
  },
);

test('in a dialog, Esc cancels a move by the keyboard; only the next Esc closes the dialog', async () => {
  const onClose = vi.fn();
  const onMove = vi.fn();
  render(
    <OpenDialog title="Nova Refeição" onClose={onClose}>
      <SortableList keys={['a', 'b']} noun="Opção" onMove={onMove}>
        {(key) => <DragHandle label={`Mover ${key}`} />}
      </SortableList>
    </OpenDialog>,
  );
  screen.getByRole('button', { name: 'Mover a' }).focus();
  await userEvent.keyboard(' ');
  expect(await screen.findByText(/Movendo/)).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('Movimento cancelado.')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  expect(onMove).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('Esc is free again after a part was dropped, and after a list that was being moved is gone', async () => {
  const list = (
    <SortableList keys={['a', 'b']} noun="Opção" onMove={() => {}}>
      {(key) => <DragHandle label={`Mover ${key}`} />}
    </SortableList>
  );
  const { unmount } = render(list);
  const handle = screen.getByRole('button', { name: 'Mover a' });
  // Not in the document, where the library itself listens.
  const pressEscape = () => fireEvent.keyDown(window, { key: 'Escape' });
  handle.focus();
  await userEvent.keyboard(' ');
  await screen.findByText(/Movendo/);
  await userEvent.keyboard(' ');
  await screen.findByText(/movida/);
  expect(pressEscape()).toBe(true);
  await userEvent.keyboard(' ');
  await screen.findByText(/Movendo/);
  expect(pressEscape()).toBe(false);
  unmount();
  expect(pressEscape()).toBe(true);
  // The library's own listener stays on the document until its next key, which a later test would lose.
  fireEvent.keyDown(document, { key: 'Escape', code: 'Escape' });
  expect(fireEvent.keyDown(document, { key: 'Enter', code: 'Enter' })).toBe(true);
});
