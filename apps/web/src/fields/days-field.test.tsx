import { fireEvent, render, screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { HistoryContext, withoutHistory } from '../lib/form-history/use-history.ts';
import { ToastProvider } from '../ui/toast.tsx';
import { OpcoesFields, RefeicaoHeading } from './refeicao-fields.tsx';

function aMeal(dias: string[] = []) {
  const steps: string[] = [];
  let values: () => object = () => ({});
  function Form() {
    const form = useForm({
      defaultValues: { nome: 'Almoço', dias, opcoes: [{ id: 'a' }, { id: 'b' }] },
    });
    values = form.getValues;
    const history = {
      step: (label: string, change: () => void) => {
        steps.push(label);
        change();
        return withoutHistory;
      },
      quietly: (change: () => void) => change(),
      asPartOfLast: (change: () => void) => change(),
      isRestoring: () => false,
      addList: () => () => {},
    };
    return (
      <ToastProvider>
        <HistoryContext value={history}>
          <FormProvider {...form}>
            <RefeicaoHeading />
            <OpcoesFields />
          </FormProvider>
        </HistoryContext>
      </ToastProvider>
    );
  }
  render(<Form />);
  return { steps, values: () => values() as { dias: string[]; opcoes: { dias?: string[] }[] } };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const option = (number: number) => screen.getByRole('group', { name: `Opção ${number}` });

test('an option has no sign of days until it names some, and then a chip that changes them', async () => {
  const { steps, values } = aMeal();
  expect(within(option(1)).queryByText(/Todos os dias/)).toBeNull();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Ações da Opção 1' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Dias…' }));
  fireEvent.click(await screen.findByLabelText('Fim de semana'));
  fireEvent.click(screen.getByLabelText('Dias de treino'));
  expect(screen.getByText('Fim de semana, dias de treino')).toBeVisible();
  press('Aplicar');
  expect(values().opcoes[0]?.dias).toEqual(['fim_de_semana', 'treino']);
  expect(steps).toEqual(['Dias: fim de semana, dias de treino']);

  fireEvent.click(within(option(1)).getByRole('button', { name: 'Dias: Fim de semana, dias de treino' }));
  fireEvent.click(await screen.findByLabelText('Segunda a sexta'));
  press('Aplicar');
  expect(values().opcoes[0]?.dias).toEqual(['treino']);
});

test('nothing changes without Aplicar, and the same days are no step', async () => {
  const { steps, values } = aMeal(['uteis']);
  press('Dias: Segunda a sexta');
  fireEvent.click(await screen.findByLabelText('Segunda a sexta'));
  press('Cancelar');
  expect(values().dias).toEqual(['uteis']);
  press('Dias: Segunda a sexta');
  fireEvent.click(await screen.findByRole('button', { name: 'Aplicar' }));
  expect(steps).toEqual([]);
});

test('a meal of the library asks beside its time', async () => {
  const { values } = aMeal();
  press('Dias: Todos os dias');
  fireEvent.click(await screen.findByLabelText('Dias de descanso'));
  press('Aplicar');
  expect(values().dias).toEqual(['descanso']);
});
