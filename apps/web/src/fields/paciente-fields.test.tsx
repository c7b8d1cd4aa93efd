import { Paciente } from '@alecrim/domain';
import { dayText, pacienteLabels } from '@alecrim/domain/pure';
import { aPaciente } from '@alecrim/domain/testing';
import { zodResolver } from '@hookform/resolvers/zod';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { dayOf } from '../lib/dates.ts';
import { MeasureFields } from './paciente-fields.tsx';

function patientForm(over: object = {}) {
  const onSubmit = vi.fn();
  function Form() {
    const form = useForm({
      defaultValues: { ...Paciente.blank, ...aPaciente(over) },
      resolver: zodResolver(Paciente.form as never) as unknown as Resolver,
    });
    return (
      <FormProvider {...form}>
        <form onSubmit={form.handleSubmit((values) => onSubmit(values))}>
          <MeasureFields />
          <button type="submit">Salvar</button>
        </form>
      </FormProvider>
    );
  }
  render(<Form />);
  const user = userEvent.setup();
  const field = (name: keyof typeof pacienteLabels) => screen.getByLabelText(pacienteLabels[name]);
  const fill = async (name: keyof typeof pacienteLabels, text: string) => {
    await user.clear(field(name));
    if (text) await user.type(field(name), text);
    await user.tab();
  };
  const save = async () => {
    await user.click(screen.getByText('Salvar'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    const { peso_kg, altura_cm, medidas_em, sexo, atividade } = onSubmit.mock.lastCall?.[0] ?? {};
    return { peso_kg, altura_cm, medidas_em, sexo, atividade };
  };
  const isOpen = () => screen.getByRole('group').hasAttribute('open');
  return { user, field, fill, save, isOpen };
}

const today = () => dayOf(new Date());

test('the section of measures is folded while they are empty', () => {
  expect(patientForm().isOpen()).toBe(false);
});

test('the section of measures is open when one of them is filled', () => {
  const { isOpen, field } = patientForm({ peso_kg: 72.5 });
  expect(isOpen()).toBe(true);
  expect(field('peso_kg')).toHaveValue('72,5');
});

test('a decimal comma and a height in metres are understood, and the day of the measures is today', async () => {
  const { fill, field, save, user } = patientForm();
  await fill('peso_kg', '72,5');
  await fill('altura_cm', '1,65');
  await user.selectOptions(field('sexo'), 'Feminino');
  expect(field('altura_cm')).toHaveValue('165');
  expect(field('medidas_em')).toHaveValue(dayText(today()));
  expect(await save()).toEqual({
    peso_kg: 72.5,
    altura_cm: 165,
    medidas_em: today(),
    sexo: 'feminino',
    atividade: null,
  });
});

test('a typed day of the measures stays', async () => {
  const { fill, save } = patientForm();
  await fill('medidas_em', '02/01/2026');
  await fill('peso_kg', '72');
  expect(await save()).toMatchObject({ peso_kg: 72, medidas_em: '2026-01-02' });
});

test('a changed weight has a new day, and the old weight has its old day again', async () => {
  const { fill, field, save } = patientForm({ peso_kg: 72, medidas_em: '2026-01-02' });
  await fill('peso_kg', '70');
  expect(field('medidas_em')).toHaveValue(dayText(today()));
  await fill('peso_kg', '72');
  expect(await save()).toMatchObject({ peso_kg: 72, medidas_em: '2026-01-02' });
});

test('a removed weight takes its day with it', async () => {
  const { fill, save } = patientForm({ peso_kg: 72, medidas_em: '2026-01-02' });
  await fill('peso_kg', '');
  expect(await save()).toMatchObject({ peso_kg: null, medidas_em: null });
});

test('a text that is no measure stays in its field, and the open section shows which numbers are allowed', async () => {
  const { user, fill, field, isOpen } = patientForm();
  await fill('peso_kg', 'setenta');
  await fill('altura_cm', '19');
  await user.click(screen.getByText('Salvar'));
  expect(await screen.findByText('Informe o peso em quilos, de 0,3 a 500')).toBeInTheDocument();
  expect(screen.getByText('Informe a altura em centímetros, de 20 a 250')).toBeInTheDocument();
  expect(field('peso_kg')).toHaveValue('setenta');
  expect(isOpen()).toBe(true);
});
