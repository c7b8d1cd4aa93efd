import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeAll, expect, test, vi } from 'vitest';
import { LinesField, LinesFoot, type LinesFootProps } from '../../../fields/lines-field.tsx';
import { useLineMarks } from './line-marks.ts';

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const lines = ['1 fatia de pão', '1 colher de pasta mágica', '1 ovo'];

/** A list of lines with marks beside those of `open` and `warned`. */
function aList(open: readonly string[], warned: readonly string[] = []) {
  const Foot = ({ area }: LinesFootProps) => {
    useLineMarks(area, open, warned);
    return null;
  };
  function Form() {
    const form = useForm({ defaultValues: { itens: lines } });
    return (
      <FormProvider {...form}>
        <LinesFoot value={Foot}>
          <LinesField name="itens" label="Itens" />
        </LinesFoot>
      </FormProvider>
    );
  }
  const { unmount } = render(<Form />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Itens');
  const marks = () => field.style.backgroundImage.match(/linear-gradient/g)?.length ?? 0;
  const triangles = () => field.style.backgroundImage.match(/conic-gradient/g)?.length ?? 0;
  return { field, marks, triangles, unmount };
}

test('each line that is to be looked at has a mark, and the text stays as it is', () => {
  const { field, marks } = aList(['1 colher de pasta mágica', '1 ovo']);
  expect(marks()).toBe(2);
  expect(field).toHaveValue(lines.join('\n'));
  expect(screen.queryByText(/pasta mágica/, { ignore: 'textarea' })).toBeNull();
});

test('a list without doubts has no mark', () => {
  expect(aList([]).marks()).toBe(0);
});

test('a changed line loses its mark, and other lines keep theirs when a line is added above', async () => {
  const { field, marks } = aList(['1 colher de pasta mágica', '1 ovo']);
  await userEvent.type(field, ' frito');
  await waitFor(() => expect(marks()).toBe(1));
  await userEvent.type(field, '1 kiwi{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(marks()).toBe(1);
});

test('numbers that are switched off leave no mark', () => {
  const { field, unmount } = aList(['1 ovo']);
  unmount();
  expect(field.style.backgroundImage).toBe('');
});

test('a line that the patient should avoid has a triangle, also beside the bar of a doubt', () => {
  const { marks, triangles } = aList(['1 ovo'], ['1 ovo', '1 fatia de pão']);
  expect([marks(), triangles()]).toEqual([1, 2]);
});
