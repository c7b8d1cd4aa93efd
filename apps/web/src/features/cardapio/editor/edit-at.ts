import type { MouseEvent } from 'react';
import { revealField } from '../../../lib/reveal-field.ts';

/**
 * Opens the fields of a part and puts the caret where its text was pressed. The element of a text names its field
 * (`data-field`). The text stays where it is on the screen, although other parts may close.
 */
export function editAt(event: MouseEvent<HTMLElement>, otherwise: string) {
  const isPointer = event.detail > 0;
  if (isPointer && isSelecting(event.currentTarget)) return;
  const pressed = event.target as Element;
  const place = pressed.closest<HTMLElement>('[data-field]') ?? event.currentTarget;
  const line = [...place.children].indexOf(pressed.closest('li') ?? pressed);
  const caret = isPointer ? caretAt(event) : undefined;
  const top = place.getBoundingClientRect().top;
  const field = revealField(place.dataset.field ?? otherwise);
  if (!field) return;
  scrollerOf(field).scrollBy(0, field.getBoundingClientRect().top - top);
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'nearest' });
  const before = field.value.split('\n').slice(0, Math.max(0, line));
  const at = caret === undefined ? field.value.length : lengthOf(before) + caret;
  field.setSelectionRange(at, at);
}

/** Each line ends with a line break. */
const lengthOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length + 1, 0);

/** A text that is being selected, to be copied. */
function isSelecting(element: Element): boolean {
  const selection = getSelection();
  return Boolean(selection && !selection.isCollapsed && element.contains(selection.anchorNode));
}

/** The letter under the pointer, counted from the start of its text. */
function caretAt({ clientX, clientY }: MouseEvent): number | undefined {
  if (document.caretPositionFromPoint) return document.caretPositionFromPoint(clientX, clientY)?.offset;
  // Safari has only this one.
  return document.caretRangeFromPoint?.(clientX, clientY)?.startOffset;
}

/** A dialog scrolls by itself. */
function scrollerOf(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  return document.documentElement;
}
