import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ContextType, useContext } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { ToastProvider } from '../ui/toast.tsx';
import { LinesFoot } from './lines-field.tsx';
import { anOpcao, type NewOption, NewOptionContext, OpcoesFields } from './refeicao-fields.tsx';

let readOptions = (): object[] => [];

function aMeal(Foot: ContextType<typeof LinesFoot> = null, opcoes: object[] = [anOpcao(), anOpcao()]) {
  function Form() {
    const form = useForm({ defaultValues: { opcoes } });
    readOptions = () => form.getValues('opcoes');
    return (
      <ToastProvider>
        <FormProvider {...form}>
          <LinesFoot value={Foot}>
            <OpcoesFields prefix="" />
          </LinesFoot>
        </FormProvider>
      </ToastProvider>
    );
  }
  render(<Form />);
  return () => screen.getAllByLabelText<HTMLTextAreaElement>(/^Itens/);
}

test('a new option gets the focus during the press, so that no key goes to another field', () => {
  const items = aMeal();
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar opção' }));
  expect(items()).toHaveLength(3);
  expect(items()[2]).toHaveFocus();
});

test('an option that a dialog makes is placed after its source, and can be undone', () => {
  let addAfter: NewOption | null = null;
  function Foot() {
    addAfter = useContext(NewOptionContext);
    return null;
  }
  const items = aMeal(Foot);
  let focus = () => {};
  act(() => {
    focus = addAfter?.(0, ['5 torradas', '1 ovo']) ?? focus;
  });
  expect(items().map(({ value }) => value)).toEqual(['', '5 torradas\n1 ovo', '']);
  focus();
  expect(items()[1]).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(items().map(({ value }) => value)).toEqual(['', '']);
});

test('an option that a substitution makes is of the days of its source', () => {
  let addAfter: NewOption | null = null;
  function Foot() {
    addAfter = useContext(NewOptionContext);
    return null;
  }
  aMeal(Foot, [{ ...anOpcao(), dias: ['treino'] }, anOpcao()]);
  act(() => void addAfter?.(0, ['5 torradas']));
  expect(readOptions()[1]).toMatchObject({ itens: ['5 torradas'], dias: ['treino'] });
  act(() => void addAfter?.(2, ['1 ovo']));
  expect(readOptions()[3]).toMatchObject({ itens: ['1 ovo'], dias: [] });
});

test('the first press of a menu by the keyboard is on its first action, one by the mouse on none', async () => {
  aMeal();
  screen.getByRole('button', { name: 'Ações da Opção 1' }).focus();
  await userEvent.keyboard('{Enter}');
  // The first option cannot move up.
  expect(await screen.findByRole('menuitem', { name: 'Mover para baixo' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Ações da Opção 1' })).toHaveFocus();
  screen.getByRole('button', { name: 'Ações da Opção 2' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menuitem', { name: 'Mover para cima' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar opção' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ações da Opção 3' }));
  expect(screen.getByRole('menu')).toHaveFocus();
});
