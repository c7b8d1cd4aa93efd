import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';

const callWorker = vi.hoisted(() => {
  // Files share their modules: one that another file has loaded would call the real worker.
  vi.resetModules();
  return vi.fn();
});
vi.mock('../numeros/worker/worker-client.ts', () => ({ callWorker }));

const SHRIMPS = { palavras: 'camarão', motivo: 'alergia' };

async function aForm(observacoes: string, restricoes: object[] = [], offers: object[] = [SHRIMPS]) {
  const { NotesOffers } = await import('./notes-offers.tsx');
  callWorker.mockReset().mockResolvedValue(offers);
  let form = {} as UseFormReturn;
  function Form() {
    form = useForm({ defaultValues: { observacoes, restricoes } }) as unknown as UseFormReturn;
    return (
      <FormProvider {...form}>
        <NotesOffers />
      </FormProvider>
    );
  }
  render(<Form />);
  return () => form.getValues('restricoes');
}

test('what the notes say is offered, and becomes a restriction only by a press', async () => {
  const restrictions = await aForm('Tem alergia a camarão.');
  expect(await screen.findByText('Nas observações: alergia a camarão.')).toBeInTheDocument();
  expect(restrictions()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar às restrições: alergia a camarão' }));
  expect(restrictions()).toMatchObject([{ palavras: 'camarão', motivo: 'alergia' }]);
  expect(screen.queryByText(/Nas observações/)).toBeNull();
});

test('a feminine word in the singular has its article', async () => {
  await aForm(
    '…',
    [],
    [
      { tipo: 'lactose', motivo: 'intolerancia' },
      { tipo: 'gluten', motivo: 'intolerancia' },
      { palavras: 'soja', motivo: 'alergia' },
      { palavras: 'castanhas', motivo: 'alergia' },
    ],
  );
  for (const words of [
    'intolerância à lactose',
    'intolerância a glúten',
    'alergia à soja',
    'alergia a castanhas',
  ])
    expect(await screen.findByText(`Nas observações: ${words}.`)).toBeInTheDocument();
});

test('a restriction that the patient has is not offered again', async () => {
  await aForm('Tem alergia a camarão.', [{ palavras: 'Camarão' }]);
  await waitFor(() => expect(callWorker).toHaveBeenCalled());
  expect(screen.queryByText(/Nas observações/)).toBeNull();
});

test('without notes nothing is read', async () => {
  await aForm('');
  expect(callWorker).not.toHaveBeenCalled();
});
