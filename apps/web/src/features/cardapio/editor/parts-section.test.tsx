import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { revealPassage } from '../../../lib/reveal-field.ts';
import { aFakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { useLongForm } from './long-form.ts';
import { refeicoes } from './part-kinds.tsx';
import type { PartTextProps } from './part-text.tsx';
import { PartsSection } from './parts-section.tsx';

const meal = (nome: string, ...itens: string[]) => ({
  id: nome,
  nome,
  horario: '07:00',
  opcoes: [{ id: `${nome}-1`, itens }],
});

async function aPlan(meals: object[], kind = refeicoes) {
  let form = {} as UseFormReturn;
  function Form() {
    form = useLongForm({ defaultValues: { refeicoes: meals } }) as unknown as UseFormReturn;
    return (
      <FormProvider {...form}>
        <PartsSection kind={kind} hasLibrary={false} />
      </FormProvider>
    );
  }
  await renderApp(<Form />, { server: aFakeServer({}) });
  const region = (number: number) => within(screen.getByRole('region', { name: `Refeição ${number}` }));
  const edited = () =>
    screen.queryAllByLabelText<HTMLInputElement>('Nome da Refeição').map(({ value }) => value);
  return { region, edited, form: () => form };
}

const day = [meal('Café', '1 pão', '1 ovo'), meal('Almoço', 'Arroz'), meal('Lanche'), meal('Jantar', 'Sopa')];

test('a plan that is opened is text: names, times and lines, without a field', async () => {
  const { region } = await aPlan(day);
  expect(region(1).getByRole('heading')).toHaveTextContent('Café07:00');
  expect(
    region(1)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 pão', '1 ovo']);
  expect(region(3).getByText('Sem itens')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a press on a line edits that list, with the caret in the line; Escape shows the text again', async () => {
  const { region, edited } = await aPlan(day);
  await userEvent.click(region(1).getByText('1 ovo'));
  const items = region(1).getByLabelText<HTMLTextAreaElement>('Itens da Opção 1');
  expect(items).toHaveFocus();
  await userEvent.keyboard(' mexido');
  expect(items).toHaveValue('1 pão\n1 ovo mexido');
  expect(edited()).toEqual(['Café']);
  await userEvent.keyboard('{Escape}');
  expect(edited()).toEqual([]);
  expect(region(1).getByText('1 ovo mexido')).toBeInTheDocument();
  expect(region(1).getByRole('button', { name: /^Editar Café/ })).toHaveFocus();
});

test('the keyboard edits a part from its heading', async () => {
  const { region } = await aPlan(day);
  region(2)
    .getByRole('button', { name: /^Editar Almoço/ })
    .focus();
  await userEvent.keyboard('{Enter}');
  expect(region(2).getByLabelText('Nome da Refeição')).toHaveFocus();
});

test('the last three parts that were opened keep their fields', async () => {
  const { region, edited } = await aPlan(day);
  for (const number of [1, 2, 3, 4])
    await userEvent.click(region(number).getByRole('button', { name: /^Editar/ }));
  expect(edited()).toEqual(['Almoço', 'Lanche', 'Jantar']);
});

test('a new part has its fields, under the last one too', async () => {
  const { region, edited } = await aPlan(day);
  fireEvent.click(screen.getByRole('button', { name: 'Mais uma refeição' }));
  expect(edited()).toEqual(['']);
  expect(region(5).getByLabelText('Nome da Refeição')).toHaveFocus();
});

test('an error, and a list that leads to a field, open the part', async () => {
  const { region, form, edited } = await aPlan(day);
  revealPassage({ path: 'refeicoes.3.opcoes.0.itens', text: 'Sopa', from: 0, to: 4 });
  const items = region(4).getByLabelText<HTMLTextAreaElement>('Itens da Opção 1');
  expect([items.selectionStart, items.selectionEnd]).toEqual([0, 4]);
  form().setError('refeicoes.1.nome', { message: 'Longo demais' });
  expect(await screen.findByText('Longo demais')).toBeInTheDocument();
  expect(edited()).toEqual(['Almoço', 'Jantar']);
});

test('what a tool writes into a part that is text is shown', async () => {
  const { region, form } = await aPlan(day);
  form().setValue('refeicoes.1.opcoes.0.itens', ['Arroz integral']);
  expect(await region(2).findByText('Arroz integral')).toBeInTheDocument();
});

test('typing in part 11 renders no other part: not part 2, whose path begins the same', async () => {
  const rendered = vi.fn();
  const Text = ({ part, path = '' }: PartTextProps<never>) => {
    rendered(path);
    return <refeicoes.Text part={part} path={path} />;
  };
  const twelve = Array.from({ length: 12 }, (_, place) => meal(`Refeição ${place}`, 'Arroz'));
  const { region } = await aPlan(twelve, { ...refeicoes, Text });
  await userEvent.click(region(11).getByText('Arroz'));
  rendered.mockClear();
  await userEvent.keyboard(' e feijão');
  expect(rendered.mock.calls).toEqual([]);
});

test('a key copies as little of a plan of 30 meals as of one of 3', async () => {
  const copies = async (count: number) => {
    const { region } = await aPlan(Array.from({ length: count }, (_, index) => meal(`M${index}`, 'Arroz')));
    await userEvent.click(region(2).getByText('Arroz'));
    const copied = vi.spyOn(Object, 'create');
    await userEvent.keyboard('x');
    const { length } = copied.mock.calls;
    copied.mockRestore();
    cleanup();
    return length;
  };
  // A copy of the plan copies each of the 27 further meals. On a busy machine a timer may copy a few objects meanwhile.
  expect((await copies(30)) - (await copies(3))).toBeLessThan(27);
});
