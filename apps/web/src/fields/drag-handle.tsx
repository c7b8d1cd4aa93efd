import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core';
import { createContext, useContext } from 'react';
import { Button } from '../ui/button.tsx';
import { Dots } from '../ui/dots.tsx';

interface DragHandleState {
  attributes: DraggableAttributes;
  listeners: DraggableSyntheticListeners;
  setActivatorNodeRef: (node: HTMLElement | null) => void;
}

export const HandleContext = createContext<DragHandleState | null>(null);

/** The handle by which a part of a sortable list is dragged. */
export function DragHandle({ label }: { label: string }) {
  const handle = useContext(HandleContext);
  if (!handle) return null;
  const { attributes, listeners, setActivatorNodeRef } = handle;
  return (
    <Button
      ref={setActivatorNodeRef}
      look="ghost"
      size="icon"
      aria-label={label}
      aria-describedby={attributes['aria-describedby']}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      className="w-9 cursor-grab touch-none text-muted active:cursor-grabbing md:w-8"
      {...listeners}
    >
      <Dots columns={2} />
    </Button>
  );
}
