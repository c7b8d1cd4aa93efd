import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { ClientProvider, type useClient } from '../../../data/context.ts';
import { leanOf } from '../../pacientes/medidas/composition.ts';
import { TargetsDialog } from './targets-dialog.tsx';

const marina = {
  id: 'marina',
  nome: 'Marina de Albuquerque Vasconcelos e Figueiredo-Montenegro do Nascimento',
  data_nascimento: '1990-01-01',
  peso_kg: 90,
  altura_cm: 165,
  medidas_em: '2026-03-12',
  sexo: 'feminino',
  atividade: 'leve',
};
const typed = { id: 'm', data: '2026-03-12', peso_kg: 90, gordura_percentual: 40 };

function open(
  meta: object | null = null,
  paciente_id: string | null = 'marina',
  measurement: object = typed,
) {
  const entities = {
    Paciente: { get: async () => marina },
    Avaliacao: { filter: async () => [measurement] },
  };
  const client = { entities, until: () => client };
  const onClose = vi.fn();
  let form = {} as UseFormReturn;
  function Editor() {
    form = useForm({ defaultValues: { paciente_id, meta } }) as unknown as UseFormReturn;
    return (
      <FormProvider {...form}>
        <TargetsDialog onClose={onClose} />
      </FormProvider>
    );
  }
  const queries = new QueryClient();
  queries.setQueryData(['Paciente', 'record', 'marina'], marina);
  queries.setQueryData(['Avaliacao', 'newest', 'marina'], measurement);
  render(
    <ClientProvider value={client as unknown as ReturnType<typeof useClient>}>
      <QueryClientProvider client={queries}>
        <Editor />
      </QueryClientProvider>
    </ClientProvider>,
  );
  return { onClose, meta: () => form.getValues('meta') };
}
const formula = () => screen.getByLabelText('Fórmula do gasto energético');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const person = { sexo: 'feminino', idade: 30, peso_kg: 90, altura_cm: 165, atividade: 'leve' };
const mifflin = { formula: 'mifflin', ...person };

test('the formula comes first; choosing one shows what it asks for, filled in with the data of the patient', async () => {
  const { meta } = open();
  expect(screen.queryByLabelText('Peso (kg)')).toBeNull();
  await userEvent.selectOptions(formula(), 'Mifflin-St Jeor (1990)');
  expect(screen.getByLabelText('Peso (kg)')).toHaveValue('90');
  expect(screen.getByLabelText('Altura (cm)')).toHaveValue('165');
  expect(screen.getByLabelText('Sexo')).toHaveValue('feminino');
  expect(screen.getByText(/^Peso ideal 56,6 kg \(IMC 20,8\) · peso ajustado 65 kg$/)).toBeInTheDocument();
  expect(meta()).toMatchObject({ formula: 'mifflin', peso_kg: 90, massa_magra_kg: 54 });
  expect(screen.queryByRole('button', { name: /^Usar os dados/ })).toBeNull();
  await userEvent.selectOptions(formula(), 'Cunningham (1980)');
  expect(screen.getByLabelText('Massa magra (kg)')).toHaveValue('54');
  expect(screen.queryByLabelText('Sexo')).toBeNull();
});

test('a deficit is the step after the expenditure, and the target is taken by one press', async () => {
  const { meta } = open(mifflin);
  expect(screen.getByText('Gasto do dia').nextSibling).toHaveTextContent('2.228 kcal');
  await press('−500 kcal');
  expect(screen.getByText('Déficit').nextSibling).toHaveTextContent('−500 kcal');
  await press('−15 %');
  expect(screen.getByText('Déficit').nextSibling).toHaveTextContent('−334 kcal');
  expect(screen.getByLabelText('Outro valor')).toHaveValue('-15');
  await press('Usar 1.894 kcal como meta');
  expect(meta()).toMatchObject({ kcal: 1894, ajuste: { valor: -15, unidade: '%' } });
  expect(screen.getByText('É a meta de energia deste cardápio.')).toBeInTheDocument();
  await press('Manter');
  expect(screen.queryByText('Déficit')).toBeNull();
});

test('leaving asks before a calculated value is dropped', async () => {
  const { onClose, meta } = open({ ...mifflin, kcal: 1600 });
  await press('−500 kcal');
  await press('Pronto');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByText('Usar 1.728 kcal como meta?')).toBeInTheDocument();
  await press('Usar 1.728 kcal');
  expect(meta().kcal).toBe(1728);
  expect(onClose).toHaveBeenCalled();
});

test('leaving asks nothing where the calculation was not touched, or the value is the target', async () => {
  const { onClose, meta } = open({ ...mifflin, kcal: 1600 });
  await press('Pronto');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(meta().kcal).toBe(1600);
});

test('other text in a field is never shown as a number', async () => {
  open({ ...mifflin, kcal: 1800, proteina: { valor: 1.6, unidade: 'g/kg' } });
  const weight = screen.getByLabelText('Peso (kg)');
  await userEvent.clear(weight);
  await userEvent.type(weight, '72 k');
  await userEvent.type(screen.getByLabelText('Energia (kcal por dia)'), ' mil');
  await userEvent.type(screen.getByLabelText('Carboidrato'), 'muito');
  expect(screen.getByText('Faltam dados: peso.')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/NaN|undefined|Infinity/);
  await userEvent.clear(weight);
  await userEvent.type(weight, '72 kg');
  expect(screen.getByText('= 115 g · 1,6 g/kg')).toBeInTheDocument();
});

test('percentages stand beside grams, and a sum other than 100 % is said', async () => {
  open({
    ...person,
    kcal: 2000,
    proteina: { valor: 1.6, unidade: 'g/kg' },
    carboidrato: { valor: 45, unidade: '%' },
  });
  expect(screen.getByText('= 144 g · 29 % · 1,6 g/kg')).toBeInTheDocument();
  expect(screen.getByText('Restam 26 % da energia para gordura: 58 g.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Gordura'), '35');
  expect(screen.getByText('Somam 109 % da energia: 176 kcal a mais que a meta.')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Unidade de Proteína'), 'g por kg de peso ideal');
  expect(screen.getByText('= 91 g · 18 % · 1 g/kg')).toBeInTheDocument();
  expect(screen.getByText('Somam 98 % da energia: faltam 38 kcal.')).toBeInTheDocument();
});

test('the whole shares of the targets add up to what their sum says', async () => {
  const percent = (valor: number) => ({ valor, unidade: '%' as const });
  open({ kcal: 2000, proteina: percent(20.4), carboidrato: percent(49.4), gordura: percent(30.2) });
  for (const text of ['= 102 g · 21 %', '= 247 g · 49 %', '= 67 g · 30 %', 'Somam 100 % da energia.'])
    expect(screen.getByText(text)).toBeInTheDocument();
  const fat = screen.getByLabelText('Gordura');
  await userEvent.clear(fat);
  await userEvent.type(fat, '31,2');
  expect(screen.getByText('Somam 101 % da energia: 20 kcal a mais que a meta.')).toBeInTheDocument();
});

test('pregnancy adds its energy, and a very low target is remarked', async () => {
  open({ ...mifflin, formula: 'iom', idade: 32, peso_kg: 62, altura_cm: 162, atividade: 'sedentario' });
  await userEvent.selectOptions(screen.getByLabelText('Gestação ou amamentação'), 'Gestação, 2º trimestre');
  const [step] = screen.getAllByText('Gestação, 2º trimestre').filter(({ tagName }) => tagName === 'DT');
  expect(step?.nextSibling).toHaveTextContent('+340 kcal');
  const other = screen.getByLabelText('Outro valor');
  await userEvent.clear(other);
  await userEvent.type(other, '−1.200');
  expect(screen.getByText('Menos de 1.200 kcal por dia: confira se é isso.')).toBeInTheDocument();
});

test('a newer measurement is offered, with the day of the weight and the whole name', async () => {
  const { meta } = open({ ...mifflin, peso_kg: 95 });
  expect(screen.getByText('peso de 12/03/2026')).toBeInTheDocument();
  await press(`Usar os dados de ${marina.nome}`);
  expect(meta().peso_kg).toBe(90);
  expect(screen.getByLabelText('Peso (kg)')).toHaveValue('90');
});

test('the lean mass is the one that the measurements show: a method hides the typed values', async () => {
  const folds = { dobra_triceps_mm: 20, dobra_suprailiaca_mm: 18, dobra_coxa_mm: 25 };
  const byFolds = { ...typed, ...folds, metodo_gordura: 'jackson-pollock-3', massa_magra_kg: 70 };
  const { meta } = open(null, 'marina', byFolds);
  await userEvent.selectOptions(formula(), 'Cunningham (1980)');
  const shown = leanOf(byFolds, { sex: 'feminino', birthDay: marina.data_nascimento });
  expect(shown).toBeLessThan(69);
  expect((meta() as { massa_magra_kg: number }).massa_magra_kg).toBeCloseTo(shown ?? 0, 1);
});
