import { useContext, useMemo, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { NewOptionContext } from '../../fields/opcao-fields.tsx';
import type { Panel } from './panel-context.ts';
import type { WriteLine } from './use-write-line.ts';

/** What the items can do to the lines. A new option gets the focus when the panel has closed. */
export function usePanel(name: string, write: WriteLine, onClose: () => void) {
  const { getValues } = useFormContext();
  const addAfter = useContext(NewOptionContext);
  const focusOption = useRef<(() => void) | null>(null);
  const panel = useMemo<Panel>(() => {
    const option = /opcoes\.(\d+)\.itens$/.exec(name)?.[1];
    const addOption = (place: number, text: string) => {
      const lines = (getValues(name) as string[]).map((line, i) => (i === place ? text : line));
      focusOption.current = addAfter?.(Number(option), lines) ?? null;
      onClose();
    };
    const isRecipe = name.endsWith('ingredientes');
    return { isRecipe, write, ...(addAfter && option && { addOption }) };
  }, [addAfter, getValues, name, onClose, write]);
  const onCloseAutoFocus = (event: Event) => {
    if (!focusOption.current) return;
    event.preventDefault();
    focusOption.current();
  };
  return { panel, onCloseAutoFocus };
}
