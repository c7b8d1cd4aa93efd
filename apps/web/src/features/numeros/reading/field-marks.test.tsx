import type { Numbers } from '@alecrim/nutrition';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { LinesField, LinesFoot } from '../../../fields/lines-field.tsx';
import { createNumbersStore, NumbersContext } from '../numbers-store.ts';
import { FieldMarks } from './field-marks.tsx';

const lines = ['1 fatia de pão', '1 colher de pasta mágica', '1 ovo'];

/** A list of lines with marks beside those of `openLines`. */
function aList(openLines: readonly string[]) {
  const store = createNumbersStore();
  store.set({} as Numbers, new Map([['opcoes.0', { openLines } as Numbers]]));
  function Form() {
    const form = useForm({ defaultValues: { opcoes: [{ itens: lines }] } });
    return (
      <FormProvider {...form}>
        <NumbersContext value={store}>
          <LinesFoot value={FieldMarks}>
            <LinesField name="opcoes.0.itens" label="Itens" />
          </LinesFoot>
        </NumbersContext>
      </FormProvider>
    );
  }
  const { container } = render(<Form />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Itens');
  const marked = () => [...container.querySelectorAll('[data-doubt]')].map((line) => line.textContent);
  return { field, marked };
}

test('each line that is to be looked at has a mark, and screen readers find the text once', () => {
  const { field, marked } = aList(['1 colher de pasta mágica', '1 ovo']);
  expect(marked()).toEqual(['1 colher de pasta mágica', '1 ovo']);
  expect(field).toHaveValue(lines.join('\n'));
  expect(screen.queryByRole('list')).toBeNull();
});

test('a list without doubts has no copy over it', () => {
  const { field } = aList([]);
  expect(field.nextSibling).toBeNull();
});

test('a changed line loses its mark, and other lines keep theirs when a line is added above', async () => {
  const { field, marked } = aList(['1 colher de pasta mágica', '1 ovo']);
  await userEvent.type(field, ' frito');
  expect(marked()).toEqual(['1 colher de pasta mágica']);
  await userEvent.type(field, '1 kiwi{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(marked()).toEqual(['1 colher de pasta mágica']);
});
