import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClientProvider, SessionProvider, type useClient } from '../../data/context.ts';
import { createSession } from '../../data/session.ts';
import { LinesField } from '../../fields/lines-field.tsx';
import { ToastProvider } from '../../ui/toast.tsx';
import { aCheck, aFinding } from './testing.ts';

const callWorker = vi.hoisted(() => {
  // Files share their modules: one that another file has loaded would call the real worker.
  vi.resetModules();
  return vi.fn();
});
vi.mock('../numeros/worker/worker-client.ts', () => ({ callWorker }));

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
  callWorker.mockImplementation(async (name: string, { plans }: { plans: object[] }) => {
    if (name !== 'check') return true;
    return [aCheck(JSON.stringify(plans).includes('1 copo de leite') ? [aFinding()] : [])];
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  callWorker.mockReset();
});

const accepted = {
  restricao: 'lactose|leite',
  texto: '1 copo de leite',
  aceito_em: '2026-03-12T12:00:00.000Z',
};

const patients: Record<string, object> = {
  maria: { id: 'maria', nome: 'Maria', restricoes: [{ tipo: 'lactose', motivo: 'intolerancia' }] },
  joao: { id: 'joao', nome: 'João', restricoes: [] },
};

/** The plan of a patient in the editor, with the numbers switched off. */
async function aPlan(patient: string, avisos_aceitos: object[] = []) {
  const [{ GuardFrame }, { GuardBadge }, { NumbersFrame }] = await Promise.all([
    import('./guard-frame.tsx'),
    import('./guard-badge.tsx'),
    import('../numeros/numbers-frame.tsx'),
  ]);
  const entities = {
    Paciente: { get: async (id: string) => patients[id] ?? Promise.reject(new Error('não')) },
    Alimento: { list: async () => [] },
    Leitura: { list: async () => [] },
  };
  const client = { entities, until: () => client };
  let form = {} as UseFormReturn;
  function Editor() {
    form = useForm({
      defaultValues: {
        paciente_id: patient,
        refeicoes: [{ nome: 'Café da manhã', opcoes: [{ itens: ['1 copo de leite'] }] }],
        leituras: [],
        avisos_aceitos,
      },
    }) as unknown as UseFormReturn;
    return (
      <FormProvider {...form}>
        <GuardFrame>
          <NumbersFrame>
            <LinesField name="refeicoes.0.opcoes.0.itens" label="Itens" />
            <GuardBadge />
          </NumbersFrame>
        </GuardFrame>
      </FormProvider>
    );
  }
  render(
    <ClientProvider value={client as unknown as ReturnType<typeof useClient>}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <SessionProvider value={createSession()}>
          <ToastProvider>
            <Editor />
          </ToastProvider>
        </SessionProvider>
      </QueryClientProvider>
    </ClientProvider>,
  );
  return {
    field: screen.getByLabelText<HTMLTextAreaElement>('Itens'),
    accepted: () => form.getValues('avisos_aceitos'),
    choose: (id: string | null) => act(() => form.setValue('paciente_id', id)),
  };
}

const badge = (name: string) => screen.findByRole('button', { name });

test('a plan is compared with the restrictions of its patient, also while the numbers are off', async () => {
  const { field } = await aPlan('maria');
  await badge('1 aviso de restrição');
  expect(callWorker.mock.calls.map(([name]) => name)).not.toContain('plan');
  await waitFor(() => expect(field.nextSibling).toHaveTextContent('1 copo de leite'));
});

test('nothing is read for a patient without restrictions', async () => {
  await aPlan('joao');
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(callWorker).not.toHaveBeenCalled();
});

test('a warning can be accepted, is stored with its line and its date, and can be taken back', async () => {
  const plan = await aPlan('maria');
  await userEvent.click(await badge('1 aviso de restrição'));
  await userEvent.click(await screen.findByRole('button', { name: 'Aceitar: leite, 1 copo de leite' }));
  expect(plan.accepted()).toEqual([{ ...accepted, aceito_em: expect.stringMatching(/^\d{4}-/) }]);
  await waitFor(() => expect(plan.field.style.backgroundImage).toBe(''));
  await userEvent.click(await screen.findByRole('button', { name: /^Desfazer aceite/ }));
  expect(plan.accepted()).toEqual([]);
});

test('a warning leads to its words in the plan', async () => {
  const { field } = await aPlan('maria');
  await userEvent.click(await badge('1 aviso de restrição'));
  await userEvent.click(await screen.findByRole('button', { name: /^Ir ao item/ }));
  await waitFor(() => expect(field).toHaveFocus());
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('leite');
});

test('what was accepted for one patient is not accepted for another, and returns with the first', async () => {
  const { accepted: now, choose } = await aPlan('maria', [accepted]);
  await badge('Nenhum aviso de restrição');
  choose(null);
  choose('joao');
  expect(now()).toEqual([]);
  choose('maria');
  expect(now()).toEqual([accepted]);
});

test('restrictions that could not be read are not shown as none', async () => {
  await aPlan('quem-nao-carregou');
  await userEvent.click(await badge('Restrições não conferidas'));
  expect(await screen.findByText('Não foi possível conferir as restrições agora.')).toBeInTheDocument();
});
