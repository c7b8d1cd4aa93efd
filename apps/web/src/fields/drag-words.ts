import { type Announcements, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

export const dragInstructions =
  'Para mover, use Alt com as setas para cima e para baixo. Ou pegue com a barra de espaço, mova com as setas, solte com a barra de espaço e cancele com Esc.';

/** The announcements for screen readers during a drag. */
export function dragWords(noun: string, keys: readonly string[]): Announcements {
  const place = (id: unknown) => `posição ${keys.indexOf(String(id)) + 1} de ${keys.length}`;
  return {
    onDragStart: ({ active }) => `${noun} selecionada, ${place(active.id)}.`,
    onDragOver: ({ over }) => (over ? `Movendo para a ${place(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `${noun} movida para a ${place(over.id)}.` : 'Movimento cancelado.'),
    onDragCancel: () => 'Movimento cancelado.',
  };
}

/** A click on the handle does not start a drag. */
export function useDragSensors() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
}
