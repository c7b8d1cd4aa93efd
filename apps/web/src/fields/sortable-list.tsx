import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useDndContext,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { createContext, type KeyboardEvent, type ReactNode, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { cn } from '../lib/cn.ts';
import { isTyping } from '../lib/is-typing.ts';
import { Button } from '../ui/button.tsx';

interface SortableListProps {
  /** One key per part, in order. */
  keys: readonly string[];
  /** The name of a part in announcements, such as "Refeição". */
  noun: string;
  onMove: (from: number, to: number) => void;
  isGrid?: boolean;
  className?: string;
  children: (key: string, index: number) => ReactNode;
}

/** Parts in an order that people change: by the handle, or with Alt and the arrows from anywhere but a field. */
export function SortableList({ keys, noun, onMove, isGrid, className, children }: SortableListProps) {
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(
    // A click on the handle does not start a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function dropped({ active, over }: DragEndEvent) {
    const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over?.id))];
    if (to >= 0 && from !== to) onMove(from, to);
  }

  function step(from: number, by: number) {
    const to = from + by;
    if (to < 0 || to >= keys.length) return;
    onMove(from, to);
    setAnnouncement(`${noun} na posição ${to + 1} de ${keys.length}`);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={dropped}
      accessibility={{
        announcements: dragAnnouncements(noun, keys),
        screenReaderInstructions: { draggable: dragInstructions },
      }}
    >
      <SortableContext
        items={[...keys]}
        strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ol className={className}>
          {keys.map((key, index) => (
            <SortableItem key={key} id={key} onStep={(by) => step(index, by)}>
              {children(key, index)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <EscapeGuard />
    </DndContext>
  );
}

/** During a move Esc cancels the move. A dialog around the list hears the key first, and closes unless it is taken. */
function EscapeGuard() {
  const isMoving = useDndContext().active !== null;
  // The dialog listens on the document, in the capture phase; only the window comes before it.
  useEffect(() => {
    if (!isMoving) return;
    const take = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && event.preventDefault();
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  }, [isMoving]);
  return null;
}

type SortableItemProps = { id: string; onStep: (by: number) => void; children: ReactNode };

function SortableItem({ id, onStep, children }: SortableItemProps) {
  const sortable = useSortable({ id });
  const { setNodeRef, transform, transition, isDragging } = sortable;

  function stepByKey(event: KeyboardEvent) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    // Fields need these keys: Option and an arrow move the caret by a paragraph on a Mac, Alt and an arrow open a choice.
    if (!event.altKey || by === undefined || isTyping(event.target)) return;
    event.preventDefault();
    // An option inside a meal moves alone.
    event.stopPropagation();
    const focused = document.activeElement;
    // Moving a node removes its focus; the focus is restored before the next key.
    flushSync(() => onStep(by));
    if (focused instanceof HTMLElement) focused.focus();
  }

  return (
    <HandleContext value={sortable}>
      <li
        ref={setNodeRef}
        onKeyDown={stepByKey}
        style={{
          transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
          transition,
        }}
        className={cn('min-w-0', isDragging && 'relative z-10 opacity-90 drop-shadow-xl')}
      >
        {children}
      </li>
    </HandleContext>
  );
}

const HandleContext = createContext<ReturnType<typeof useSortable> | null>(null);

/** The handle by which a part of a sortable list is dragged. */
export function DragHandle({ label }: { label: string }) {
  const handle = useContext(HandleContext);
  if (!handle) return null;
  const { attributes, listeners, setActivatorNodeRef } = handle;
  return (
    <Button
      icon={GripVertical}
      ref={setActivatorNodeRef}
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-describedby={attributes['aria-describedby']}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      className="w-9 cursor-grab touch-none text-muted active:cursor-grabbing md:w-8"
      {...listeners}
    />
  );
}

const dragInstructions =
  'Para mover, use Alt com as setas para cima e para baixo. Ou pegue com a barra de espaço, mova com as setas, solte com a barra de espaço e cancele com Esc.';

/** The announcements for screen readers during a drag. */
function dragAnnouncements(noun: string, keys: readonly string[]): Announcements {
  const position = (id: unknown) => `posição ${keys.indexOf(String(id)) + 1} de ${keys.length}`;
  return {
    onDragStart: ({ active }) => `${noun} selecionada, ${position(active.id)}.`,
    onDragOver: ({ over }) => (over ? `Movendo para a ${position(over.id)}.` : undefined),
    onDragEnd: ({ over }) => (over ? `${noun} movida para a ${position(over.id)}.` : 'Movimento cancelado.'),
    onDragCancel: () => 'Movimento cancelado.',
  };
}
