import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { callWorker } from '../worker/worker-client.ts';
import { createHandlers } from '../worker/worker-handlers.ts';
import { RescaleDialog } from './rescale-dialog.tsx';

// Files share their modules: one that another file has loaded would call the real worker.
vi.hoisted(() => vi.resetModules());
vi.mock('../worker/worker-client.ts', () => ({ callWorker: vi.fn() }));
const worker = vi.mocked(callWorker);
const handlers = createHandlers() as unknown as Record<string, (input: unknown) => unknown>;
const answer = (async (name: string, input: unknown) => handlers[name]?.(input)) as typeof callWorker;

const eggs = ['2 ovos cozidos', '100 g de arroz branco', 'Mastigue devagar'];

function show(itens: string[], kcal: number | null = null) {
  const onApply = vi.fn();
  function Editor() {
    const values = { refeicoes: [{ nome: 'Almoço', opcoes: [{ itens }] }], receitas: [], meta: { kcal } };
    const form = useForm({ defaultValues: values });
    return (
      <FormProvider {...form}>
        <RescaleDialog onApply={onApply} onClose={() => {}} />
      </FormProvider>
    );
  }
  render(<Editor />);
  return onApply;
}
const kcal = () => screen.getByLabelText('Energia do dia (kcal)');
const applies = () => screen.getByRole('button', { name: 'Aplicar' });

test('without a goal nothing is calculated and nothing can be applied', async () => {
  worker.mockClear().mockImplementation(answer);
  show(eggs);
  expect(applies()).toBeDisabled();
  await userEvent.type(kcal(), 'muito');
  expect(await screen.findByText('Informe um número de 300 a 10.000')).toBeInTheDocument();
  expect(worker).not.toHaveBeenCalled();
});

test('the changed lines are applied, and no others', async () => {
  worker.mockImplementation(answer);
  const onApply = show(eggs, 400);
  const meal = await screen.findByRole('region', { name: 'Almoço' });
  expect(within(meal).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(applies());
  const [lines] = onApply.mock.calls[0] ?? [];
  expect(lines.map(({ before }: { before: string }) => before)).toEqual(eggs.slice(0, 2));
});

test('a failure is shown, and a second try shows the preview', async () => {
  worker.mockRejectedValueOnce(new Error('offline')).mockImplementation(answer);
  show(eggs, 400);
  expect(await screen.findByText('Não foi possível calcular agora.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('region', { name: 'Almoço' })).toBeInTheDocument();
  expect(screen.queryByText('Não foi possível calcular agora.')).toBeNull();
});

test('a line without number shows no energy and needs no lock', async () => {
  worker.mockImplementation(answer);
  show(['1 porção de mingau da vovó', ...eggs], 400);
  const [porridge, boiled] = await screen.findAllByRole('listitem');
  expect(porridge).toHaveTextContent('não muda: não calculado');
  expect(porridge).not.toHaveTextContent('kcal');
  expect(within(porridge!).getByRole('checkbox')).toBeDisabled();
  expect(boiled).toHaveTextContent('146 → 219 kcal');
});

test('a plan without food says so', async () => {
  worker.mockImplementation(answer);
  show(['Mastigue devagar'], 400);
  expect(await screen.findByText('Ainda não há itens com alimentos para ajustar.')).toBeInTheDocument();
});
