import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { RestricoesField } from './restricoes-field.tsx';

function aForm(restricoes: object[] = []) {
  let form = {} as UseFormReturn;
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  function Form() {
    form = useForm({ defaultValues: { restricoes } }) as unknown as UseFormReturn;
    return (
      <FormProvider {...form}>
        <form onSubmit={onSubmit}>
          <RestricoesField />
        </form>
      </FormProvider>
    );
  }
  render(<Form />);
  return { values: () => form.getValues('restricoes'), onSubmit };
}

const words = () => screen.getByLabelText('Outra restrição ou preferência');

test('a restriction of the list is a press, with a reason that can be chosen', async () => {
  const { values } = aForm();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lactose' }));
  await userEvent.selectOptions(screen.getByLabelText('Motivo: Lactose'), 'Intolerância');
  expect(values()).toMatchObject([{ tipo: 'lactose', motivo: 'intolerancia' }]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lactose' }));
  expect(values()).toEqual([]);
});

test('Enter adds own words and does not send the form', async () => {
  const { values, onSubmit } = aForm();
  await userEvent.type(words(), ' camarão{Enter}Camarão{Enter}');
  expect(values()).toMatchObject([{ palavras: 'camarão' }]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('words that were typed and not added are not lost when the field is left', async () => {
  const { values } = aForm();
  await userEvent.type(words(), 'jiló');
  await userEvent.tab();
  expect(values()).toMatchObject([{ palavras: 'jiló' }]);
});

test('words belong to the form while they are typed, so that Esc does not lose them', async () => {
  const { values } = aForm([{ id: 'a', palavras: 'jiló' }]);
  await userEvent.type(words(), 'camarão');
  expect(values()).toMatchObject([{ palavras: 'jiló' }, { palavras: 'camarão' }]);
  await userEvent.keyboard('{Escape}');
  expect(values()).toMatchObject([{ palavras: 'jiló' }, { palavras: 'camarão' }]);
});

test('words that are being typed are not listed yet, and can be deleted', async () => {
  const { values } = aForm([{ id: 'a', palavras: 'jiló' }]);
  await userEvent.type(words(), 'gluten');
  expect(screen.getByRole('checkbox', { name: 'Glúten' })).not.toBeChecked();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
  await userEvent.clear(words());
  expect(values()).toEqual([{ id: 'a', palavras: 'jiló' }]);
});

test('the name of a restriction of the list is that restriction', async () => {
  const { values } = aForm();
  await userEvent.type(words(), 'gluten{Enter}');
  expect(values()).toMatchObject([{ tipo: 'gluten' }]);
  expect(screen.getByRole('checkbox', { name: 'Glúten' })).toBeChecked();
});

test('a restriction can be removed, and the focus stays in the field', async () => {
  const { values } = aForm([{ id: 'a', palavras: 'jiló' }]);
  const list = screen.getByRole('list', { name: 'Restrições deste paciente' });
  await userEvent.click(within(list).getByRole('button', { name: 'Remover jiló' }));
  expect(values()).toEqual([]);
  expect(words()).toHaveFocus();
});
