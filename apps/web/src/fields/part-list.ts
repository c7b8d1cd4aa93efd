import { useCallback, useEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useHistory } from '../lib/form-history/use-history.ts';
import { newId } from '../lib/new-id.ts';
import { revealField } from '../lib/reveal-field.ts';
import { useOffer } from '../ui/toast.tsx';
import { kindOfList } from './copied-part.ts';
import { copiedPart, copyPart } from './part-clipboard.ts';
import type { PartActions } from './part-menu.tsx';
import { wholePart, wholeParts } from './whole-part.ts';

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
  const { fields, append, insert, move, remove, update } = useFieldArray({ name, keyName: 'key' });
  const { getValues } = useFormContext();
  const { step, addList } = useHistory();
  const offer = useOffer();
  const kind = kindOfList(name);

  const focusPart = useCallback(
    (index: number) => revealField(`${name}.${index}.${firstField}`)?.focus(),
    [name, firstField],
  );

  // The history is outside React. It changes the list by the same means, so that the parts keep their keys.
  useEffect(() => addList(name, { insert, remove, move }), [addList, name, insert, remove, move]);

  // Rendered during the press: a focus in a later frame would lose the keys that are typed before it.
  const put = useCallback(
    (index: number, parts: object | object[]) => {
      flushSync(() => insert(index, wholeParts(name, [parts].flat()), { shouldFocus: false }));
    },
    [insert, name],
  );

  const add = useCallback(
    (parts: object | object[]) => {
      const first = getValues(name)?.length ?? 0;
      const label = `${noun} ${Array.isArray(parts) && parts.length > 1 ? `e mais ${parts.length - 1} ` : ''}adicionada`;
      step(label, () => flushSync(() => append(wholeParts(name, [parts].flat()), { shouldFocus: false })));
      focusPart(first);
    },
    [append, focusPart, getValues, name, noun, step],
  );

  const moveTo = useCallback(
    (from: number, to: number) => void step(`${noun} movida`, () => move(from, to)),
    [move, noun, step],
  );

  const indexOf = useCallback(
    (id: string) => ((getValues(name) ?? []) as { id?: string }[]).findIndex((part) => part.id === id),
    [getValues, name],
  );

  const insertAt = useCallback<PartTools['insertAt']>(
    (index, part, title) => {
      const id = newId();
      const takeBack = step(title, () => put(index, { ...part, id }));
      const removeAgain = () => {
        if (indexOf(id) >= 0) remove(indexOf(id));
      };
      offer({ title, action: { label: 'Desfazer', onPress: () => takeBack(removeAgain) } });
      return () => focusPart(index);
    },
    [focusPart, offer, indexOf, put, remove, step],
  );

  const replaceAt = useCallback<PartTools['replaceAt']>(
    (index, part, title) => {
      const before = structuredClone(getValues(`${name}.${index}`));
      const id = newId();
      const takeBack = step(title, () => flushSync(() => update(index, wholePart(name, { ...part, id }))));
      const putBack = () => {
        if (indexOf(id) >= 0) update(indexOf(id), before);
      };
      offer({ title, action: { label: 'Desfazer', onPress: () => takeBack(putBack) } });
      return () => focusPart(index);
    },
    [focusPart, getValues, name, offer, indexOf, step, update],
  );

  const actionsFor = useCallback(
    (index: number, count: number): PartActions => ({
      moveUp: index > 0 ? () => moveTo(index, index - 1) : undefined,
      moveDown: index < count - 1 ? () => moveTo(index, index + 1) : undefined,
      duplicate: () => {
        step(`${noun} duplicada`, () => put(index + 1, withNewIds(getValues(`${name}.${index}`))));
        focusPart(index + 1);
      },
      copy:
        kind &&
        (() => {
          const isCopied = copyPart({ kind, part: getValues(`${name}.${index}`) });
          offer({ title: `${noun} copiada`, description: isCopied ? HOW_TO_PASTE : undefined });
        }),
      paste: () => {
        const copied = copiedPart();
        if (!copied || copied.kind !== kind) return undefined;
        return () => insertAt(index + 1, withNewIds(copied.part), `${noun} colada`)();
      },
      remove: () => {
        const removed = structuredClone(getValues(`${name}.${index}`));
        const takeBack = step(`${noun} removida`, () => remove(index));
        const putBack = () => put(Math.min(index, getValues(name)?.length ?? 0), removed);
        offer({
          title: `${noun} removida`,
          action: { label: 'Desfazer', onPress: () => takeBack(putBack) },
        });
      },
    }),
    [focusPart, getValues, insertAt, kind, moveTo, name, noun, offer, put, remove, step],
  );

  const tools = useMemo(() => ({ insertAt, replaceAt }), [insertAt, replaceAt]);
  const keys = useMemo(() => fields.map(({ key }) => key), [fields]);
  return { keys, add, move: moveTo, tools, actionsFor };
}

/** A copy with new ids, for the part and the parts inside it. */
export function withNewIds<T>(part: T): T {
  if (Array.isArray(part)) return part.map(withNewIds) as T;
  if (typeof part !== 'object' || part === null) return part;
  const copy = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withNewIds(value)]));
  return { ...copy, id: newId() } as T;
}
