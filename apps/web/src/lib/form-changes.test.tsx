import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { onFormChange } from './form-changes.ts';

interface Values {
  titulo: string;
  refeicoes: { nome: string }[];
}

function aForm() {
  let form = {} as UseFormReturn<Values>;
  function Form() {
    form = useForm<Values>({ defaultValues: { titulo: '', refeicoes: [{ nome: 'Ceia' }] } });
    return <input aria-label="Título" {...form.register('titulo', { required: true })} />;
  }
  render(<Form />);
  const heard: unknown[] = [];
  const stop = onFormChange(form, ({ name }) => heard.push(name));
  return { form, field: screen.getByLabelText('Título'), heard, stop };
}

test('a listener gets the path of each field that a person types in or the code sets', async () => {
  const { form, field, heard } = aForm();
  await userEvent.type(field, 'ab');
  act(() => form.setValue('refeicoes.0.nome', 'Almoço'));
  expect(heard).toEqual(['titulo', 'titulo', 'refeicoes.0.nome']);
  expect(form.getValues()).toEqual({ titulo: 'ab', refeicoes: [{ nome: 'Almoço' }] });
});

test('a listener is not called for errors, focus, or changes after it has stopped', async () => {
  const { form, field, heard, stop } = aForm();
  await act(() => form.handleSubmit(() => {})());
  expect(form.getFieldState('titulo').error).toBeDefined();
  await userEvent.click(field);
  await userEvent.tab();
  stop();
  await userEvent.type(field, 'a');
  expect(heard).toEqual([]);
});
