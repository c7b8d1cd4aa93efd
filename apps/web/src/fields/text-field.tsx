import type { ComponentProps } from 'react';
import { type RegisterOptions, useFormContext } from 'react-hook-form';
import { Input, Textarea } from '../ui/input.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { type FieldTexts, FormField } from './form-field.tsx';

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, keyof FieldTexts | 'ref'> {
  rules?: RegisterOptions;
}

/** A phone has a keyboard for addresses, and corrects nothing in them. */
const ofEmails = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const;

/** A text of one line. The browser offers no text of another page, unless `autoComplete` says which. */
export function TextField(props: TextFieldProps) {
  const { name, label, isLabelHidden, hint, aside, className, type, rules, ...input } = props;
  const { register } = useFormContext();
  const given = {
    autoComplete: 'off',
    ...(type === 'email' && ofEmails),
    ...input,
    ...register(name, rules),
  };
  return (
    <FormField {...{ name, label, isLabelHidden, hint, aside, className }}>
      {(control) =>
        type === 'password' ? (
          <PasswordInput {...control} {...given} />
        ) : (
          <Input {...control} type={type} {...given} />
        )
      }
    </FormField>
  );
}

type LongTextFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'ref'>;

export function LongTextField(props: LongTextFieldProps) {
  const { name, label, isLabelHidden, hint, aside, className, ...area } = props;
  const { register } = useFormContext();
  return (
    <FormField {...{ name, label, isLabelHidden, hint, aside, className }}>
      {(control) => <Textarea {...control} {...area} {...register(name)} />}
    </FormField>
  );
}

/** For `rules`: removes spaces before and after a pasted text. */
export const trimmed = {
  setValueAs: (value: unknown) => (typeof value === 'string' ? value.trim() : value),
};

/** For `rules`: a whole number. Other text stays as typed, and the form shows an error. */
export const wholeNumber = {
  setValueAs: (typed: unknown) => {
    const text = String(typed ?? '').trim();
    if (text === '') return null;
    return /^\d+$/.test(text) ? Number(text) : typed;
  },
};
