import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { reportChange } from '../lib/form-changes.ts';
import { useHistory } from '../lib/form-history/use-history.ts';
import { newId } from '../lib/new-id.ts';
import { revealField } from '../lib/reveal-field.ts';
import { useOffer } from '../ui/toast.tsx';
import { copiedPart, copyPart } from './part-clipboard.ts';
import type { PartActions } from './part-menu.tsx';
import { partListOf, wholeParts } from './whole-part.ts';

const HOW_TO_PASTE = 'Abra outro cardápio e cole com Ctrl+V ou pelo botão Colar.';

/** For dialogs that make a part. Each returns a function that focuses the part; call it after the dialog closes. */
export interface PartTools {
  insertAt: (index: number, part: object, title: string) => () => void;
  replaceAt: (index: number, part: object, title: string) => () => void;
}

/**
 * A list of parts in a form: in order, each with what can be done to it. `noun` is feminine: all parts are.
 * A new part opens, with the focus in `firstField`.
 */
export function usePartList(name: string, noun: string, firstField = 'nome') {
  const list = useFieldArray({ name, keyName: 'key' });
  const { fields, insert, move, remove } = list;
  const { control, getValues } = useFormContext();
  const { step, addList } = useHistory();
  const offer = useOffer();
  const kind = partListOf(name);
  // A notice takes a step back after its list may have moved, with a meal that was moved or with one above it.
  const latest = useRef({ name, list });
  latest.current = { name, list };

  // The history is outside React. It changes the list by the same means, so that the parts keep their keys.
  useEffect(() => addList(name, { insert, remove, move }), [addList, name, insert, remove, move]);

  const reported = useRef(fields);
  useEffect(() => {
    if (reported.current !== fields) reportChange(control, name);
    reported.current = fields;
  }, [control, name, fields]);

  const parts = () => (getValues(latest.current.name) ?? []) as { id?: string }[];
  const partAt = (index: number) => parts()[index] ?? {};
  const focusPart = (index: number) => revealField(`${latest.current.name}.${index}.${firstField}`)?.focus();

  // Rendered during the press: a focus in a later frame would lose the keys that are typed before it.
  const put = (index: number, added: object[]) =>
    flushSync(() => latest.current.list.insert(index, wholeParts(name, added), { shouldFocus: false }));

  /** A step that a notice offers to take back. */
  function offerStep(title: string, change: () => void, otherwise: () => void) {
    const takeBack = step(title, change);
    offer({ title, action: { label: 'Desfazer', onPress: () => takeBack(otherwise) } });
  }

  function putAndFocus(index: number, added: object[], word: string) {
    const more = added.length > 1 ? `e mais ${added.length - 1} ` : '';
    step(`${noun} ${more}${word}`, () => put(index, added));
    focusPart(index);
  }

  const add = (part: object | object[]) => putAndFocus(parts().length, [part].flat(), 'adicionada');

  const moveTo = (from: number, to: number) => void step(`${noun} movida`, () => move(from, to));

  /** What does something to the part with this id, wherever it is then. */
  const ifThere = (id: string, change: (index: number) => void) => () => {
    const index = parts().findIndex((part) => part.id === id);
    if (index >= 0) change(index);
  };

  const tools: PartTools = {
    insertAt(index, part, title) {
      const id = newId();
      const takeOut = ifThere(id, (at) => latest.current.list.remove(at));
      offerStep(title, () => put(index, [{ ...part, id }]), takeOut);
      return () => focusPart(index);
    },
    replaceAt(index, part, title) {
      const before = structuredClone(partAt(index));
      const after = { ...part, id: newId() };
      const replace = () => flushSync(() => list.update(index, wholeParts(name, [after])[0]));
      const restore = (at: number) => latest.current.list.update(at, before);
      offerStep(title, replace, ifThere(after.id, restore));
      return () => focusPart(index);
    },
  };

  /** What pastes the copied part; undefined if it is of another kind. */
  function pasteAt(index: number): (() => void) | undefined {
    const copied = copiedPart();
    if (!copied || copied.kind !== kind) return undefined;
    return () => tools.insertAt(index, withNewIds(copied.part), `${noun} colada`)();
  }

  function actionsFor(index: number): PartActions {
    return {
      moveUp: index > 0 ? () => moveTo(index, index - 1) : undefined,
      moveDown: index < fields.length - 1 ? () => moveTo(index, index + 1) : undefined,
      duplicate: () => putAndFocus(index + 1, [withNewIds(partAt(index))], 'duplicada'),
      copy:
        kind &&
        (() => {
          const isCopied = copyPart({ kind, part: partAt(index) });
          offer({ title: `${noun} copiada`, description: isCopied ? HOW_TO_PASTE : undefined });
        }),
      paste: () => pasteAt(index + 1),
      remove() {
        const removed = structuredClone(partAt(index));
        offerStep(
          `${noun} removida`,
          () => remove(index),
          () => put(Math.min(index, parts().length), [removed]),
        );
      },
    };
  }

  const pasteLast = () => pasteAt(fields.length);
  return { keys: fields.map(({ key }) => key), add, move: moveTo, pasteLast, tools, actionsFor };
}

/** A copy with new ids, for the part and the parts inside it. */
export function withNewIds<T>(part: T): T {
  if (Array.isArray(part)) return part.map(withNewIds) as T;
  if (typeof part !== 'object' || part === null) return part;
  const copy = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withNewIds(value)]));
  return { ...copy, id: newId() } as T;
}
