import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { ClientProvider, type useClient } from '../../../data/context.ts';
import { PatientChange } from './patient-change.tsx';

const patients: Record<string, object> = {
  maria: { id: 'maria', nome: 'Maria', peso_kg: 60, altura_cm: 160, sexo: 'feminino', atividade: 'leve' },
  joao: {
    id: 'joao',
    nome: 'João',
    peso_kg: 92,
    altura_cm: 181,
    medidas_em: '2026-03-12',
    sexo: 'masculino',
    atividade: null,
  },
};
const measured = { peso_kg: 60, altura_cm: 160, idade: 34, sexo: 'feminino', atividade: 'leve' };

/** A copy of Maria's plan in the editor. */
function aPlan(meta: object | null) {
  const entities = { Paciente: { get: async (id: string) => patients[id] } };
  const client = { entities, until: () => client };
  let form = {} as UseFormReturn;
  function Editor() {
    form = useForm({ defaultValues: { paciente_id: 'maria', meta } }) as unknown as UseFormReturn;
    return (
      <FormProvider {...form}>
        <PatientChange />
      </FormProvider>
    );
  }
  render(
    <ClientProvider value={client as unknown as ReturnType<typeof useClient>}>
      <QueryClientProvider client={new QueryClient()}>
        <Editor />
      </QueryClientProvider>
    </ClientProvider>,
  );
  return {
    meta: () => form.getValues('meta'),
    choose: (id: string | null) => act(() => form.setValue('paciente_id', id)),
  };
}

test('another patient does not keep the measures of the first, and the app offers those of the new patient', async () => {
  const { meta, choose } = aPlan({ kcal: 1_800, formula: 'mifflin', ...measured });
  choose(null);
  choose('joao');
  expect(meta()).toEqual({ kcal: 1_800, formula: 'mifflin' });
  expect(await screen.findByText('Usar os dados de João?')).toBeInTheDocument();
  expect(screen.getByText('peso de 12/03/2026')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Usar os dados' }));
  expect(meta()).toMatchObject({ kcal: 1_800, peso_kg: 92, altura_cm: 181, sexo: 'masculino' });
  expect(meta()).not.toHaveProperty('idade');
  expect(screen.queryByText(/Usar os dados de/)).toBeNull();
});

test('the first patient, chosen again, has the same data as before', () => {
  const { meta, choose } = aPlan({ kcal: 1_800, ...measured });
  choose('joao');
  choose('maria');
  expect(meta()).toEqual({ kcal: 1_800, ...measured });
  expect(screen.queryByText(/Usar os dados de/)).toBeNull();
});

test('a plan without measures shows no offer', async () => {
  const { meta, choose } = aPlan({ kcal: 1_800 });
  choose('joao');
  await act(async () => {});
  expect(meta()).toEqual({ kcal: 1_800 });
  expect(screen.queryByText(/Usar os dados de/)).toBeNull();
});
