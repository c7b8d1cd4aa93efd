import type { StoredDecision } from '@alecrim/nutrition/decisions';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { ClientProvider, type useClient } from '../../../data/context.ts';
import { createFormHistory, type FormHistory } from '../../../lib/form-history/form-history.ts';
import { HistoryContext } from '../../../lib/form-history/use-history.ts';
import { ToastProvider } from '../../../ui/toast.tsx';
import { createNumbersStore, NumbersContext } from '../numbers-store.ts';
import { createHandlers } from '../worker/worker-handlers.ts';
import { NumbersEngine } from './numbers-engine.tsx';
import { ReadingPanel } from './reading-panel.tsx';

const callWorker = vi.hoisted(() => {
  // Files share their modules: one that another file has loaded would call the real worker.
  vi.resetModules();
  return vi.fn();
});
vi.mock('../worker/worker-client.ts', () => ({ callWorker }));

// Answers of the search wait for this.
let search: Promise<void>;

beforeEach(() => {
  search = Promise.resolve();
  const handlers = createHandlers() as Record<string, (input: unknown) => unknown>;
  callWorker.mockImplementation(async (name: string, input: unknown) => {
    if (name === 'foods') await search;
    return handlers[name]?.(input);
  });
});

function aPanel(line: string) {
  const remembered: StoredDecision[] = [];
  const client = {
    entities: {
      Alimento: { list: async () => [] },
      Leitura: {
        list: async () => [...remembered],
        upsert: async (decisions: StoredDecision[]) => void remembered.push(...decisions),
      },
    },
    until: () => client,
  } as unknown as ReturnType<typeof useClient>;
  let history = {} as FormHistory;
  let form = {} as UseFormReturn<{ leituras: StoredDecision[] }>;
  function Editor() {
    const [store] = useState(createNumbersStore);
    form = useForm({
      defaultValues: { refeicoes: [{ opcoes: [{ itens: [line] }] }], leituras: [] },
    }) as never;
    const [shownHistory] = useState(() => createFormHistory(form as never));
    useEffect(() => shownHistory.follow(), [shownHistory]);
    history = shownHistory;
    return (
      <FormProvider {...form}>
        <HistoryContext value={history.access}>
          <NumbersContext value={store}>
            <NumbersEngine store={store} guard={null} />
            <ReadingPanel
              name="refeicoes.0.opcoes.0.itens"
              label="Opção 1"
              write={() => () => {}}
              onClose={() => {}}
            />
          </NumbersContext>
        </HistoryContext>
      </FormProvider>
    );
  }
  render(
    <ClientProvider value={client}>
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <Editor />
        </ToastProvider>
      </QueryClientProvider>
    </ClientProvider>,
  );
  return { decisions: () => form.getValues('leituras'), undo: () => act(() => void history.undo()) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const question = 'Qual alimento?';

test('another food is shown for a line whose numbers stay unknown', async () => {
  aPanel('1 porção de mingau da vovó');
  expect(await screen.findByText('Mingau')).toBeInTheDocument();
  await press('Trocar alimento');
  await userEvent.type(screen.getByLabelText(question), 'farinha láctea{Enter}');
  await waitFor(() => expect(screen.queryByText('Mingau')).toBeNull());
  expect(screen.getByText(/^1 item não calculado/)).toBeInTheDocument();
});

test('a late answer of the search closes no other form and keeps the grams that were typed meanwhile', async () => {
  const { decisions } = aPanel('1 porção de mingau da vovó');
  await press('Trocar alimento');
  let answer = () => {};
  search = new Promise((resolve) => {
    answer = resolve;
  });
  await userEvent.type(screen.getByLabelText(question), 'arroz branco cozido{Enter}');
  await press('Ajustar gramas');
  await userEvent.type(screen.getByLabelText('Quantos gramas tem 1 porção?'), '100{Enter}');
  await press('Ajustar gramas');
  answer();
  expect(await screen.findByText(/≈ 128 kcal/)).toBeInTheDocument();
  expect(screen.getByLabelText('Quantos gramas tem 1 porção?')).toBeInTheDocument();
  expect(decisions()).toMatchObject([{ gramas: 100 }, { alimento: expect.any(String) }]);
});

test('an undo takes a decision back, although it is remembered for other plans', async () => {
  const { decisions, undo } = aPanel('1 porção de arroz branco cozido');
  await press('Ajustar gramas');
  await userEvent.type(screen.getByLabelText('Quantos gramas tem 1 porção?'), '100{Enter}');
  expect(await screen.findByText(/≈ 128 kcal/)).toBeInTheDocument();
  undo();
  await waitFor(() => expect(screen.queryByText(/≈ 128 kcal/)).not.toBeInTheDocument());
  expect(decisions()).toEqual([]);
});
