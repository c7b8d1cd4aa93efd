import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, type UseFormReturn, useController, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { DecimalField } from '../../../fields/decimal-field.tsx';
import { LinesField } from '../../../fields/lines-field.tsx';
import { usePartList } from '../../../fields/part-list.ts';
import { SelectField } from '../../../fields/select-field.tsx';
import { onFormChange } from '../../../lib/form-changes.ts';
import { ToastProvider } from '../../../ui/toast.tsx';
import { useLongForm } from './long-form.ts';

interface Values {
  titulo: string;
  tipo: string | null;
  meta: { kcal?: number } | null;
  nota: string;
  refeicoes: { nome: string; itens: string[] }[];
}

let form = {} as UseFormReturn<Values>;
let list = {} as ReturnType<typeof usePartList>;

function aForm(useAnyForm: typeof useLongForm<Values>) {
  function Form() {
    form = useAnyForm({
      defaultValues: {
        titulo: '',
        tipo: null,
        meta: null,
        nota: '',
        refeicoes: [{ nome: 'Ceia', itens: [] }],
      },
    });
    return (
      <FormProvider {...form}>
        <input aria-label="Título" {...form.register('titulo', { required: true })} />
        <SelectField name="tipo" label="Tipo" options={{ '': 'Nenhum', a: 'A' }} />
        <LinesField name="refeicoes.0.itens" label="Itens" />
        <DecimalField name="meta.kcal" label="Energia" />
        <Note />
        <List />
      </FormProvider>
    );
  }
  render(<Form />, { wrapper: ToastProvider });
  const heard: unknown[] = [];
  const stop = onFormChange(form, ({ name }) => heard.push(name));
  return { field: screen.getByLabelText('Título'), heard, stop };
}

/** A controlled field like any other. */
function Note() {
  const { field } = useController({ name: 'nota' });
  return <input aria-label="Nota" {...field} />;
}

function List() {
  list = usePartList('refeicoes', 'Refeição');
  return null;
}

const forms = [
  ['a short form', useForm<Values>],
  ['a long form', useLongForm<Values>],
] as const;

test.each(forms)('%s reports each change, whoever makes it', async (_name, useAnyForm) => {
  const { field, heard } = aForm(useAnyForm);
  await userEvent.type(field, 'ab');
  await userEvent.type(screen.getByLabelText('Itens'), 'c');
  await userEvent.selectOptions(screen.getByLabelText('Tipo'), 'A');
  await userEvent.type(screen.getByLabelText('Energia'), '9');
  await userEvent.type(screen.getByLabelText('Nota'), 'd');
  expect(heard).toEqual(['titulo', 'titulo', 'refeicoes.0.itens', 'tipo', 'meta.kcal', 'nota']);
  act(() => form.setValue('refeicoes.0.nome', 'Almoço'));
  expect(heard.splice(0)).toContain('refeicoes.0.nome');
  act(() => list.add({ nome: 'Café', itens: [] }));
  act(() => list.move(0, 1));
  expect(heard).toEqual(['refeicoes', 'refeicoes']);
  expect(form.getValues('refeicoes.1')).toMatchObject({ nome: 'Almoço', itens: ['c'] });
});

test.each(forms)('%s reports no errors, no focus, nothing that stays the same', async (_name, useAnyForm) => {
  const { field, heard, stop } = aForm(useAnyForm);
  await act(() => form.handleSubmit(() => {})());
  expect(form.getFieldState('titulo').error).toBeDefined();
  await userEvent.click(field);
  await userEvent.tab();
  act(() => form.setValue('refeicoes.0.nome', 'Ceia'));
  stop();
  await userEvent.type(field, 'a');
  expect(heard).toEqual([]);
});

test.each(forms)(
  '%s shows lines that are written into it, alone or with their meal',
  async (_name, useAnyForm) => {
    aForm(useAnyForm);
    act(() => form.setValue('refeicoes.0.itens', ['1 ovo']));
    expect(screen.getByLabelText('Itens')).toHaveValue('1 ovo');
    act(() => form.setValue('refeicoes.0', { nome: 'Ceia', itens: ['2 ovos'] }));
    expect(screen.getByLabelText('Itens')).toHaveValue('2 ovos');
  },
);
