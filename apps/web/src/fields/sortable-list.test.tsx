import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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
