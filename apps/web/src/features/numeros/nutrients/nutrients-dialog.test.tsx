import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { ClientProvider, type useClient } from '../../../data/context.ts';
import { GuardContext, type GuardStore } from '../../restricoes/guard-store.ts';
import { createHandlers } from '../worker/worker-handlers.ts';
import { NutrientsDialog } from './nutrients-dialog.tsx';

const callWorker = vi.hoisted(() => {
  // Files share their modules: one that another file has loaded would call the real worker.
  vi.resetModules();
  return vi.fn();
});
vi.mock('../worker/worker-client.ts', () => ({ callWorker }));

beforeEach(() => {
  const handlers = createHandlers() as Record<string, (input: unknown) => unknown>;
  callWorker.mockImplementation(async (name: string, input: unknown) => handlers[name]?.(input));
});

const born = `${new Date().getFullYear() - 30}-01-01`;
const woman = { id: 'ana', nome: 'Ana', sexo: 'feminino', data_nascimento: born };
const breakfast = {
  nome: 'Café da manhã',
  opcoes: [{ itens: ['1 pão francês', '200 ml de leite integral', ''] }],
};

function open({
  patient = woman as object | null,
  refeicoes = [breakfast],
  templates = [] as object[],
  guard = null as unknown,
  measured = [] as object[],
} = {}) {
  const entities = {
    Avaliacao: { filter: async () => measured },
    Paciente: { get: async () => patient },
    RefeicaoTemplate: { list: async () => templates },
  };
  const client = { entities, until: () => client };
  let form = {} as UseFormReturn;
  function Editor() {
    form = useForm({
      defaultValues: { paciente_id: patient && 'ana', meta: null, refeicoes },
    }) as unknown as UseFormReturn;
    return (
      <FormProvider {...form}>
        <GuardContext value={guard as GuardStore | null}>
          <NutrientsDialog onClose={() => {}} />
        </GuardContext>
      </FormProvider>
    );
  }
  render(
    <MemoryRouter initialEntries={['/EditarCardapio?id=p1']}>
      <ClientProvider value={client as unknown as ReturnType<typeof useClient>}>
        <QueryClientProvider client={new QueryClient()}>
          <Editor />
        </QueryClientProvider>
      </ClientProvider>
    </MemoryRouter>,
  );
  return { values: () => form.getValues() };
}

const line = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  const item = button.closest('li');
  if (!item) throw new Error(name);
  return item;
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('the nutrients stand beside the reference of the patient, and an unknown figure is no zero', async () => {
  open();
  expect(await screen.findByText('Comparado com a recomendação para mulher, 30 anos.')).toBeInTheDocument();
  const iron = await line('Ferro');
  expect(iron).toHaveTextContent('0,6 mg');
  expect(iron).toHaveTextContent('RDA 18 mg · EAR 8,1 mg · UL 45 mg');
  expect(iron).toHaveTextContent('Abaixo da recomendação');
  // Bread has no figure of folate: 124 of 274 kcal have one.
  const folate = await line('Folato');
  expect(folate).toHaveTextContent('≥ 10,3 µg');
  expect(folate).toHaveTextContent('45 % da energia com dado');
  expect(folate).toHaveTextContent('Faltam dados para dizer');
  await press('Folato');
  expect(within(folate).getByText('Sem dado: Pão francês')).toBeInTheDocument();
  expect(folate).toHaveTextContent('Leite integral, 206 g: 10,3 µg · IBGE 7900101');
});

test('pregnancy changes the reference and is kept with the targets', async () => {
  const { values } = open();
  await userEvent.selectOptions(await screen.findByLabelText('Gestação ou amamentação'), 'gestacao-2');
  expect(
    await screen.findByText('Comparado com a recomendação para mulher, 30 anos, gestante.'),
  ).toBeInTheDocument();
  await waitFor(async () => expect(await line('Ferro')).toHaveTextContent('RDA 27 mg'));
  expect(values().meta.condicao).toBe('gestacao-2');
});

test('a measured pregnancy is the reference until she chooses otherwise', async () => {
  const data = new Date().toISOString().slice(0, 10);
  open({ measured: [{ id: 'm', data, semanas_gestacao: 20 }] });
  expect(
    await screen.findByText('Comparado com a recomendação para mulher, 30 anos, gestante.'),
  ).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Gestação ou amamentação'), 'nenhuma');
  expect(await screen.findByText('Comparado com a recomendação para mulher, 30 anos.')).toBeInTheDocument();
});

test('without age or sex the panel says what is missing and leads to the patient', async () => {
  open({ patient: { id: 'ana', nome: 'Ana', sexo: null, data_nascimento: null } });
  expect(
    await screen.findByText(/falta informar o sexo e a data de nascimento do paciente/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Abrir a página do paciente' })).toHaveAttribute(
    'href',
    '/Paciente?id=ana',
  );
  expect(await line('Ferro')).not.toHaveTextContent('RDA');
  expect(screen.queryByRole('button', { name: /O que completaria/ })).toBeNull();
});

test('a suggestion is written into its meal by one press, and taken back by another', async () => {
  const { values } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'O que completaria: cálcio' }));
  const add = await screen.findByRole('button', {
    name: /^Incluir 1 pote de iogurte natural desnatado .* em Café da manhã$/,
  });
  await userEvent.click(add);
  const itens = () => values().refeicoes[0].opcoes[0].itens;
  expect(itens()).toEqual([
    '1 pão francês',
    '200 ml de leite integral',
    '1 pote de iogurte natural desnatado (170 g)',
  ]);
  expect(screen.getByText(/Incluído em Café da manhã: 1 pote/)).toBeInTheDocument();
  await press('Desfazer');
  expect(itens()).toEqual(['1 pão francês', '200 ml de leite integral']);
});

test('what the patient avoids is not suggested, and the own library is', async () => {
  const guard = {
    restrictions: [{ tipo: 'lactose', palavras: null, motivo: null }],
    subscribe: () => () => {},
    state: () => undefined,
  };
  const templates = [
    {
      nome: 'Lanche',
      horario: null,
      opcoes: [{ itens: ['1 colher de sopa de gergelim', '1 fatia de ricota'] }],
    },
  ];
  open({ guard, templates });
  await userEvent.click(await screen.findByRole('button', { name: 'O que completaria: cálcio' }));
  expect(
    await screen.findByRole('button', { name: 'Incluir 1 colher de sopa de gergelim em Café da manhã' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/da sua biblioteca/)).toBeInTheDocument();
  for (const button of screen.getAllByRole('button', { name: /^Incluir/ }))
    expect(button.getAttribute('aria-label')).not.toMatch(/leite integral|iogurte|queijo|ricota|kefir/);
});

test('a day without food says so', async () => {
  open({ refeicoes: [{ nome: 'Almoço', opcoes: [{ itens: ['Beber água'] }] }] });
  expect(await screen.findByText(/Ainda não há alimentos com quantidade definida/)).toBeInTheDocument();
});
