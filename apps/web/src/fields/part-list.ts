import { useCallback, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { newId } from '../lib/new-id.ts';
import { revealField } from '../lib/reveal-field.ts';
import { useOffer } from '../ui/toast.tsx';
import type { PartActions } from './part-menu.tsx';

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
  const offer = useOffer();

  const focusPart = useCallback(
    (index: number) => revealField(`${name}.${index}.${firstField}`)?.focus(),
    [name, firstField],
  );

  // Rendered during the press: a focus in a later frame would lose the keys that are typed before it.
  const put = useCallback(
    (index: number, parts: object | object[]) => {
      flushSync(() => insert(index, parts, { shouldFocus: false }));
    },
    [insert],
  );

  const add = useCallback(
    (parts: object | object[]) => {
      const first = getValues(name)?.length ?? 0;
      flushSync(() => append(parts, { shouldFocus: false }));
      focusPart(first);
    },
    [append, focusPart, getValues, name],
  );

  const actionsFor = useCallback(
    (index: number, count: number): PartActions => ({
      moveUp: index > 0 ? () => move(index, index - 1) : undefined,
      moveDown: index < count - 1 ? () => move(index, index + 1) : undefined,
      duplicate: () => {
        put(index + 1, withNewIds(getValues(`${name}.${index}`)));
        focusPart(index + 1);
      },
      remove: () => {
        const removed = structuredClone(getValues(`${name}.${index}`));
        remove(index);
        const back = () => put(Math.min(index, getValues(name)?.length ?? 0), removed);
        offer({ title: `${noun} removida`, action: { label: 'Desfazer', onPress: back } });
      },
    }),
    [focusPart, getValues, move, name, noun, offer, put, remove],
  );

  const indexOf = useCallback(
    (id: string) => ((getValues(name) ?? []) as { id?: string }[]).findIndex((part) => part.id === id),
    [getValues, name],
  );

  const insertAt = useCallback<PartTools['insertAt']>(
    (index, part, title) => {
      const id = newId();
      put(index, { ...part, id });
      const onPress = () => {
        if (indexOf(id) >= 0) remove(indexOf(id));
      };
      offer({ title, action: { label: 'Desfazer', onPress } });
      return () => focusPart(index);
    },
    [focusPart, offer, indexOf, put, remove],
  );

  const replaceAt = useCallback<PartTools['replaceAt']>(
    (index, part, title) => {
      const before = structuredClone(getValues(`${name}.${index}`));
      const id = newId();
      flushSync(() => update(index, { ...part, id }));
      const onPress = () => {
        if (indexOf(id) >= 0) update(indexOf(id), before);
      };
      offer({ title, action: { label: 'Desfazer', onPress } });
      return () => focusPart(index);
    },
    [focusPart, getValues, name, offer, indexOf, update],
  );

  const tools = useMemo(() => ({ insertAt, replaceAt }), [insertAt, replaceAt]);
  const keys = useMemo(() => fields.map(({ key }) => key), [fields]);
  return { keys, add, move, tools, actionsFor };
}

/** A copy with new ids, for the part and the parts inside it. */
export function withNewIds<T>(part: T): T {
  if (Array.isArray(part)) return part.map(withNewIds) as T;
  if (typeof part !== 'object' || part === null) return part;
  const copy = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withNewIds(value)]));
  return { ...copy, id: newId() } as T;
}
