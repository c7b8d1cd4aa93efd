import { createContext, useContext, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { NewOptionContext } from '../../../fields/refeicao-fields.tsx';
import { useHistory } from '../../../lib/form-history/use-history.ts';
import { useOffer } from '../../../ui/toast.tsx';

/** Where an item was read. */
export interface ItemPosition {
  /** The text of the line. */
  line: string;
  lineIndex: number;
  itemIndex: number;
}

/** What an item can do to the list of lines that contains it. */
interface LineActions {
  isRecipe: boolean;
  write: WriteLine;
  /** Adds a copy of the option with another text for the line at `index`; absent in a recipe. */
  addOption?: (index: number, text: string) => void;
}

/** Null in a dialog that shows lines of several lists. */
export const LineActionsContext = createContext<LineActions | null>(null);

/** A new option gets the focus after the panel has closed. */
export function useLineActions(name: string, write: WriteLine, onClose: () => void) {
  const { getValues } = useFormContext();
  const addAfter = useContext(NewOptionContext);
  const focusOption = useRef<(() => void) | null>(null);
  const option = /opcoes\.(\d+)\.itens$/.exec(name)?.[1];
  const addOption = (index: number, text: string) => {
    const lines = (getValues(name) as string[]).map((line, i) => (i === index ? text : line));
    focusOption.current = addAfter?.(Number(option), lines) ?? null;
    onClose();
  };
  const actions: LineActions = { isRecipe: isRecipe(name), write, ...(addAfter && option && { addOption }) };
  const onCloseAutoFocus = (event: Event) => {
    if (!focusOption.current) return;
    event.preventDefault();
    focusOption.current();
  };
  return { actions, onCloseAutoFocus };
}

export const isRecipe = (name: string) => name.endsWith('ingredientes');

/** Returns a function that restores the former text. */
export type WriteLine = (index: number, text: string) => () => void;

/** Writes another text into a line of a list, as if it was typed, and offers an undo. */
export function useWriteLine(name: string): WriteLine {
  const { getValues, setValue } = useFormContext();
  const { step } = useHistory();
  // A list that is no longer on the page has nothing to undo.
  const offer = useOffer();
  // The list may have moved with its meal before a notice takes the text back.
  const latest = useRef(name);
  latest.current = name;
  return (index, text) => {
    const lines = (): string[] => getValues(latest.current) ?? [];
    const before = lines()[index];
    if (before === undefined) return () => {};
    const write = (from: string, to: string) => {
      // The line may have moved since. A line that was changed again is not overwritten.
      const at = lines()[index] === from ? index : lines().indexOf(from);
      const written = lines().map((line, i) => (i === at ? to : line));
      if (at >= 0) setValue(latest.current, written, { shouldDirty: true });
    };
    const takeBack = step('Substituição inserida', () => write(before, text));
    const undo = () => takeBack(() => write(text, before));
    offer({ title: 'Substituição inserida', action: { label: 'Desfazer', onPress: undo } });
    return undo;
  };
}
