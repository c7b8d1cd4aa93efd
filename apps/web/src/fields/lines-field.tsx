import { betterPaste, linesOf, textOf } from '@alecrim/domain/pure';
import {
  type ClipboardEvent,
  type ComponentProps,
  type ComponentType,
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useFormContext } from 'react-hook-form';
import { pasteInstead } from '../lib/clipboard.ts';
import { onFormChange } from '../lib/form-changes.ts';
import { Textarea } from '../ui/input.tsx';
import { type FieldTexts, FormField } from './form-field.tsx';

type LinesFieldProps = Omit<FieldTexts, 'aside' | 'label'> &
  Omit<ComponentProps<'textarea'>, 'name' | 'defaultValue' | 'onChange'> & { label: string };

/** A list of texts, typed as one text: a line is an item, blank lines are none. The form holds the list. */
export function LinesField({ name, label, hint, isLabelHidden, className, ...rest }: LinesFieldProps) {
  const { control, watch, getValues, register } = useFormContext();
  const { onChange } = register(name);
  const area = useRef<HTMLTextAreaElement>(null);
  const Foot = useContext(LinesFoot);
  // The textarea keeps its own text, because the list has no blank last line while a new line is started.
  const [initial] = useState(() => textOf(getValues(name)));
  // As a typed change: setValue would also signal a change of the option and of the meal, at every key.
  const write = (text: string) => void onChange({ type: 'change', target: { name, value: linesOf(text) } });
  // A dialog may write into the form: the textarea then shows the new lines. Typed text is in the textarea already.
  useEffect(
    () =>
      onFormChange({ control, watch }, (change) => {
        if (!area.current || !`${name}.`.startsWith(`${change.name}.`)) return;
        const written = textOf(getValues(name));
        if (textOf(linesOf(area.current.value)) !== written) area.current.value = written;
      }),
    [control, watch, getValues, name],
  );
  return (
    <FormField {...{ name, label, hint, isLabelHidden, className }}>
      {(control) => (
        <div className="grid">
          <Textarea
            ref={area}
            {...control}
            {...rest}
            name={name}
            defaultValue={initial}
            onChange={(event) => write(event.target.value)}
            onPaste={(event) => pasteInstead(event, linesOfPaste(event), write)}
            className="[grid-area:1/1]"
          />
          {Foot && <Foot {...{ name, label, area }} />}
        </div>
      )}
    </FormField>
  );
}

/** What to insert for a copied list; null if the browser's own paste is right. */
function linesOfPaste({
  currentTarget: area,
  clipboardData,
}: ClipboardEvent<HTMLTextAreaElement>): string | null {
  return betterPaste(clipboardData.getData('text/plain'), area.value.slice(0, area.selectionStart));
}

export interface LinesFootProps {
  /** The path of the list in the form. */
  name: string;
  label: string;
  area: RefObject<HTMLTextAreaElement | null>;
}

/** Shown under every list of lines of a form, for instance what the lines contain, or over it (`[grid-area:1/1]`). */
export const LinesFoot = createContext<ComponentType<LinesFootProps> | null>(null);
