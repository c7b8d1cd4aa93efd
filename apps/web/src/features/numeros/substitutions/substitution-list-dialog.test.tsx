import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePartList } from '../../../fields/part-list.ts';
import { ToastProvider } from '../../../ui/toast.tsx';
import { createHandlers } from '../worker/worker-handlers.ts';
import { SubstitutionListDialog } from './substitution-list-dialog.tsx';

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

interface Guidance {
  id: string;
  titulo: string;
  itens: string[];
}

function aPlan(lines: string[], orientacoes: Guidance[] = []) {
  let parts = (): Guidance[] => [];
  function Editor() {
    const { tools } = usePartList('orientacoes', 'Orientação');
    const [isOpen, setOpen] = useState(true);
    return isOpen && <SubstitutionListDialog tools={tools} onClose={() => setOpen(false)} />;
  }
  function Form() {
    const form = useForm({ defaultValues: { refeicoes: [{ opcoes: [{ itens: lines }] }], orientacoes } });
    parts = () => form.getValues('orientacoes');
    return (
      <ToastProvider>
        <FormProvider {...form}>
          <Editor />
        </FormProvider>
      </ToastProvider>
    );
  }
  render(<Form />);
  return () => parts();
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the picked substitutions become one part of the guidance, which can be undone', async () => {
  const parts = aPlan(['1 pão francês', '1 maçã'], [{ id: 'a', titulo: 'Água', itens: [] }]);
  const bread = await screen.findByRole('group', { name: '1 pão francês' });
  expect(screen.getByRole('region', { name: 'Frutas' })).toBeInTheDocument();
  for (const tick of within(bread).getAllByRole<HTMLInputElement>('checkbox'))
    if (tick.checked) await userEvent.click(tick);
  await userEvent.click(within(bread).getByRole('checkbox', { name: /^5 unidades de torrada/ }));
  await press('Todas para 1 maçã');
  await press('Nenhuma para 1 maçã');
  await press('Inserir no cardápio');
  expect(parts().slice(1)).toMatchObject([
    { titulo: 'Lista de substituições', itens: ['No lugar de 1 pão francês: 5 unidades de torrada (40 g)'] },
  ]);
  await press('Desfazer');
  expect(parts().map(({ titulo }) => titulo)).toEqual(['Água']);
});

test('an existing list is replaced only on request, and undo restores it', async () => {
  const old = { id: 'b', titulo: 'Lista de substituições', itens: ['minha linha'] };
  const parts = aPlan(['1 pão francês'], [old]);
  await screen.findByRole('group', { name: '1 pão francês' });
  await press('Trocar a lista atual');
  expect(parts()).toHaveLength(1);
  expect(parts()[0]?.itens[0]).toMatch(/^No lugar de 1 pão francês: /);
  await press('Desfazer');
  expect(parts()).toEqual([old]);
});

test('another list can be added beside an existing one', async () => {
  const parts = aPlan(
    ['1 pão francês'],
    [{ id: 'b', titulo: 'Lista de substituições', itens: ['minha linha'] }],
  );
  await screen.findByRole('group', { name: '1 pão francês' });
  await press('Adicionar outra');
  expect(parts().map(({ itens }) => itens[0])).toEqual([
    'minha linha',
    expect.stringContaining('No lugar de'),
  ]);
});

test('nothing can be inserted while no substitution is picked', async () => {
  aPlan(['beba água']);
  await screen.findByText(/Ainda não há alimentos com quantidade definida/);
  expect(screen.getByRole('button', { name: 'Inserir no cardápio' })).toBeDisabled();
});

test('a failure of the worker is shown', async () => {
  callWorker.mockRejectedValue(new Error('The worker did not start.'));
  aPlan(['1 pão francês']);
  await waitFor(() =>
    expect(screen.getByText(/Não foi possível procurar substituições/)).toBeInTheDocument(),
  );
});
