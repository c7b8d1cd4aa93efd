import type { RescaledLine } from '@alecrim/nutrition';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { createFormHistory } from '../../../lib/form-history/form-history.ts';
import { HistoryContext } from '../../../lib/form-history/use-history.ts';
import { ToastProvider } from '../../../ui/toast.tsx';
import { RescaleOffer, useApplyRescale } from './apply-rescale.tsx';

const line = (place: number, before: string, after: string, decided?: object): RescaledLine => ({
  place: { meal: 0, option: 0, line: place },
  before,
  after,
  kcalBefore: 0,
  kcalAfter: 0,
  ...(decided && { decisions: [decided as never] }),
});
const before = ['2 fatias de pão', '3 colheres de requeijão'];
const after = ['1½ fatia de pão', '2½ colheres de requeijão'];
const decision = { texto: '2½ colheres de requeijão', alimento: 'requeijao', gramas: 75 };

function anEditor() {
  let form = {} as UseFormReturn;
  let history = {} as ReturnType<typeof createFormHistory>;
  function Bar() {
    const { apply, offer } = useApplyRescale();
    const lines = [line(0, before[0]!, after[0]!), line(1, before[1]!, after[1]!, decision)];
    // As the day's numbers do after every change.
    form.watch();
    return (
      <>
        <button type="button" onClick={() => apply(lines)}>
          Aplicar
        </button>
        {offer && <RescaleOffer {...offer} />}
      </>
    );
  }
  function Editor() {
    const values = { refeicoes: [{ id: 'm', opcoes: [{ id: 'o', itens: before }] }], leituras: [] };
    form = useForm({ defaultValues: values }) as unknown as UseFormReturn;
    const [made] = useState(() => createFormHistory(form));
    history = made as typeof history;
    useEffect(() => made.follow(), [made]);
    return (
      <FormProvider {...form}>
        <HistoryContext value={history.access}>
          <ToastProvider>
            <Bar />
          </ToastProvider>
        </HistoryContext>
      </FormProvider>
    );
  }
  render(<Editor />);
  return {
    items: () => form.getValues('refeicoes.0.opcoes.0.itens'),
    decisions: () => form.getValues('leituras'),
    type: (place: number, text: string) =>
      act(() =>
        form.setValue(
          `refeicoes.0.opcoes.0.itens`,
          form
            .getValues('refeicoes.0.opcoes.0.itens')
            .map((one: string, at: number) => (at === place ? text : one)),
        ),
      ),
    undo: () => act(() => void history.undo()),
    redo: () => act(() => void history.redo()),
    apply: () => userEvent.click(screen.getByRole('button', { name: 'Aplicar' })),
  };
}
const takeBack = () => userEvent.click(screen.getByRole('button', { name: 'Desfazer ajuste' }));

test('an adjustment is one step of the history: one undo brings every line and decision back, one redo repeats it', async () => {
  const editor = anEditor();
  await editor.apply();
  expect(editor.items()).toEqual(after);
  expect(editor.decisions()).toEqual([decision]);
  editor.undo();
  expect([editor.items(), editor.decisions()]).toEqual([before, []]);
  expect(screen.queryByRole('button', { name: 'Desfazer ajuste' })).toBeNull();
  editor.redo();
  expect(editor.items()).toEqual(after);
});

test('the button stays until it is used, and takes the adjustment back', async () => {
  const editor = anEditor();
  await editor.apply();
  expect(screen.getByText('2 itens ajustados. Confira e salve.')).toBeInTheDocument();
  await takeBack();
  expect(editor.items()).toEqual(before);
  expect(screen.getByText('Todos os itens voltaram como estavam.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Desfazer ajuste' })).toBeNull();
});

test('a line that was typed since then stays, and the others come back', async () => {
  const editor = anEditor();
  await editor.apply();
  editor.type(1, '1 colher de requeijão light');
  await takeBack();
  expect(editor.items()).toEqual([before[0], '1 colher de requeijão light']);
  expect(screen.getByText('1 item foi editado depois e ficou como está.')).toBeInTheDocument();
});
