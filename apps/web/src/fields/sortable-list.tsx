import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { cn } from '../lib/cn.ts';
import { HandleContext } from './drag-handle.tsx';
import { dragInstructions, dragWords, useDragSensors } from './drag-words.ts';

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
export function SortableList(props: SortableListProps) {
  const { keys, noun, onMove, isGrid, className, children } = props;
  const [said, setSaid] = useState('');
  const sensors = useDragSensors();

  function dropped({ active, over }: DragEndEvent) {
    const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over?.id))];
    if (to >= 0 && from !== to) onMove(from, to);
  }

  function step(from: number, by: number) {
    const to = from + by;
    if (to < 0 || to >= keys.length) return;
    onMove(from, to);
    setSaid(`${noun} na posição ${to + 1} de ${keys.length}`);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={dropped}
      accessibility={{
        announcements: dragWords(noun, keys),
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
        {said}
      </p>
    </DndContext>
  );
}

interface SortableItemProps {
  id: string;
  onStep: (by: number) => void;
  children: ReactNode;
}

function SortableItem({ id, onStep, children }: SortableItemProps) {
  const sortable = useSortable({ id });
  const { setNodeRef, transform, transition, isDragging } = sortable;

  function stepByKey(event: KeyboardEvent) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined || isField(event.target)) return;
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

// Fields need these keys: Option and an arrow move the caret by a paragraph on a Mac, Alt and an arrow open a choice.
const isField = (target: EventTarget) =>
  target instanceof Element && target.matches('input, textarea, select');
