import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { ToastProvider } from '../ui/toast.tsx';
import { anOpcao, OpcoesFields } from './opcoes-fields.tsx';

function aMeal() {
  function Form() {
    const form = useForm({ defaultValues: { opcoes: [anOpcao(), anOpcao()] } });
    return (
      <ToastProvider>
        <FormProvider {...form}>
          <OpcoesFields prefix="" />
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
