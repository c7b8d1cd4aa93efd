import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { LinesField } from './lines-field.tsx';

function aForm(itens: string[] | null = ['1 pão', '1 ovo']) {
  let values = () => ({}) as unknown;
  let write = (_: string[]) => {};
  function Form() {
    const form = useForm({ defaultValues: { itens } });
    values = () => form.getValues().itens;
    write = (lines) => form.setValue('itens', lines);
    return (
      <FormProvider {...form}>
        <LinesField name="itens" label="Itens" />
      </FormProvider>
    );
  }
  render(<Form />);
  return { field: screen.getByLabelText<HTMLTextAreaElement>('Itens'), items: () => values(), write };
}

test('the list is shown as lines', () => {
  expect(aForm().field).toHaveValue('1 pão\n1 ovo');
});

test('a missing list is an empty text', () => {
  expect(aForm(null).field).toHaveValue('');
});

test('Enter starts the next item; blank lines are none', async () => {
  const { field, items } = aForm();
  await userEvent.type(field, '{Enter}{Enter}  1 maçã  ');
  expect(items()).toEqual(['1 pão', '1 ovo', '1 maçã']);
  expect(field).toHaveValue('1 pão\n1 ovo\n\n  1 maçã  ');
});

test('a pasted list comes in as clean lines, at the caret', () => {
  const { field, items } = aForm();
  field.setSelectionRange(5, 5);
  fireEvent.paste(field, { clipboardData: { getData: () => '\n• 1 kiwi\n2) 1 pera' } });
  expect(items()).toEqual(['1 pão1 kiwi', '1 pera', '1 ovo']);
});

test('a list that a dialog writes into the form is shown', async () => {
  const { field, items, write } = aForm();
  await userEvent.type(field, '{Enter}');
  write(['1 pão ou 5 torradas', '1 ovo']);
  expect(field).toHaveValue('1 pão ou 5 torradas\n1 ovo');
  await userEvent.type(field, '{Enter}1 maçã');
  expect(items()).toEqual(['1 pão ou 5 torradas', '1 ovo', '1 maçã']);
});
