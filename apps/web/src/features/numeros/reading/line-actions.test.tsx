import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { ToastProvider } from '../../../ui/toast.tsx';
import { useWriteLine, type WriteLine } from './line-actions.ts';

function aList(itens: string[]) {
  let form = {} as UseFormReturn<{ itens: string[] }>;
  let write: WriteLine = () => () => {};
  function List() {
    write = useWriteLine('itens');
    return null;
  }
  function Form() {
    form = useForm({ defaultValues: { itens } });
    return (
      <ToastProvider>
        <FormProvider {...form}>
          <List />
        </FormProvider>
      </ToastProvider>
    );
  }
  render(<Form />);
  return {
    lines: () => form.getValues('itens'),
    type: (lines: string[]) => act(() => form.setValue('itens', lines)),
    write: (index: number, text: string) => act(() => void write(index, text)),
  };
}

const undo = () => userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));

test('undo restores the former text of a line', async () => {
  const { lines, write } = aList(['1 pão', '1 maçã']);
  write(1, '1 maçã ou 1 pera');
  expect(lines()).toEqual(['1 pão', '1 maçã ou 1 pera']);
  await undo();
  expect(lines()).toEqual(['1 pão', '1 maçã']);
});

test('undo finds a line that was moved', async () => {
  const { lines, write, type } = aList(['1 pão', '1 maçã']);
  write(1, '1 maçã ou 1 pera');
  type(['1 maçã ou 1 pera', '1 pão', '1 ovo']);
  await undo();
  expect(lines()).toEqual(['1 maçã', '1 pão', '1 ovo']);
});

test('undo finds a list whose meal was moved', async () => {
  let form = {} as UseFormReturn<{ opcoes: { itens: string[] }[] }>;
  let write: WriteLine = () => () => {};
  function List({ at }: { at: number }) {
    write = useWriteLine(`opcoes.${at}.itens`);
    return null;
  }
  function Form({ at }: { at: number }) {
    form = useForm({ defaultValues: { opcoes: [{ itens: ['1 maçã'] }, { itens: ['1 pera'] }] } });
    return (
      <ToastProvider>
        <FormProvider {...form}>
          <List at={at} />
        </FormProvider>
      </ToastProvider>
    );
  }
  const { rerender } = render(<Form at={0} />);
  act(() => void write(0, '1 pera'));
  act(() => form.setValue('opcoes', [{ itens: ['1 pera'] }, { itens: ['1 pera'] }]));
  rerender(<Form at={1} />);
  await undo();
  expect(form.getValues('opcoes')).toEqual([{ itens: ['1 pera'] }, { itens: ['1 maçã'] }]);
});

test('undo does not overwrite a line that was changed since', async () => {
  const { lines, write, type } = aList(['1 maçã']);
  write(0, '1 maçã ou 1 pera');
  type(['1 kiwi']);
  await undo();
  expect(lines()).toEqual(['1 kiwi']);
});
