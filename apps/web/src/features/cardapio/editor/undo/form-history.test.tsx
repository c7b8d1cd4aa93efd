import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { DecimalField } from '../../../../fields/decimal-field.tsx';
import { LinesField } from '../../../../fields/lines-field.tsx';
import { usePartList } from '../../../../fields/part-list.ts';
import { TextField } from '../../../../fields/text-field.tsx';
import { wholePlan } from '../../../../fields/whole-part.ts';
import { createFormHistory, type FormHistory } from '../../../../lib/form-history/form-history.ts';
import { HistoryContext } from '../../../../lib/form-history/use-history.ts';
import { randomOf } from '../../../../testing/random.ts';
import { ToastProvider } from '../../../../ui/toast.tsx';
import { useLongForm } from '../long-form.ts';

vi.setConfig({ testTimeout: 600_000 });

const SEEDS = process.env.TEST_DEPTH === 'full' ? 60 : 5;

interface Values {
  titulo: string;
  meta: { kcal: number | null };
  refeicoes: { id: string; nome?: string; opcoes?: { id: string; itens?: string[] }[] }[];
}

type List = ReturnType<typeof usePartList>;

/** What the test holds of a form on the page. */
interface Held {
  form: UseFormReturn<Values>;
  history: FormHistory<Values>;
  lists: Map<string, List>;
}

const held = {} as Held;
const first = (): Values => ({
  titulo: 'Plano',
  meta: { kcal: null },
  refeicoes: [
    { id: 'r1', nome: 'Café', opcoes: [{ id: 'o1', itens: ['1 ovo'] }, { id: 'o2' }] },
    { id: 'r2', nome: 'Almoço', opcoes: [{ id: 'o3', itens: ['Arroz', 'Feijão'] }] },
    { id: 'r3', nome: 'Jantar', opcoes: [] },
    { id: 'r4', nome: 'Ceia', opcoes: [{ id: 'o4' }, { id: 'o5' }, { id: 'o6' }] },
  ],
});

function Page() {
  const form = useLongForm<Values>({ defaultValues: wholePlan(first()) });
  const [history] = useState(() => createFormHistory(form));
  useEffect(() => history.follow(), [history]);
  Object.assign(held, { form, history, lists: new Map() });
  return (
    <ToastProvider>
      <FormProvider {...form}>
        <HistoryContext value={history.access}>
          <TextField name="titulo" label="Título" />
          <DecimalField name="meta.kcal" label="Energia" />
          <Meals />
        </HistoryContext>
      </FormProvider>
    </ToastProvider>
  );
}

function Meals() {
  const list = usePartList('refeicoes', 'Refeição');
  held.lists.set('refeicoes', list);
  return list.keys.map((key, index) => (
    <section key={key}>
      <TextField name={`refeicoes.${index}.nome`} label="Nome" />
      <Options name={`refeicoes.${index}.opcoes`} />
    </section>
  ));
}

function Options({ name }: { name: string }) {
  const list = usePartList(name, 'Opção');
  held.lists.set(name, list);
  return list.keys.map((key, index) => (
    <LinesField key={key} name={`${name}.${index}.itens`} label={`Itens ${name} ${index}`} />
  ));
}

/** What a person reads: the text of every field, by its name. */
const onPage = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ name, value }) => [
      name,
      value,
    ]),
  );

const values = () => JSON.parse(JSON.stringify(held.form.getValues())) as Values;

/** Each act is a task of its own, as presses are. */
const does = (change: () => void) =>
  act(async () => {
    change();
    await new Promise((resolve) => setTimeout(resolve));
  });

test(`${SEEDS} random days on a page: undo and redo change the form and the fields alike`, async () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const { unmount } = render(<Page />);
    const random = randomOf(seed);
    const upTo = (count: number) => Math.floor(random() * count);
    const state = () => ({ values: filled(values()), page: onPage() });
    const before = state();
    for (let count = 0; count < 40; count++) await does(() => anAct(upTo));
    const after = state();
    while (held.history.state().canUndo) await does(() => void held.history.undo());
    expect(state(), `seed ${seed}`).toEqual(before);
    while (held.history.state().canRedo) await does(() => void held.history.redo());
    expect(state(), `seed ${seed}`).toEqual(after);
    unmount();
  }
});

/** A list that a field has mounted is empty instead of missing. */
const filled = (now: Values | undefined) => ({
  ...now,
  refeicoes: now?.refeicoes.map((meal) => ({
    ...meal,
    nome: meal.nome ?? '',
    opcoes: (meal.opcoes ?? []).map((option) => ({ ...option, itens: option.itens ?? [] })),
  })),
});

function anAct(upTo: (count: number) => number) {
  const names = [...held.lists.keys()].filter((name) =>
    Array.isArray(held.form.getValues(name as 'refeicoes')),
  );
  const name = names[upTo(names.length)] ?? 'refeicoes';
  const list = held.lists.get(name);
  const count = list?.keys.length ?? 0;
  const at = upTo(count);
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  const acts = [
    () => list?.add({ id: `n${upTo(1e9)}` }),
    ...Array.from({ length: 3 }, () => () => count > 1 && list?.move(at, (at + 1 + upTo(count - 1)) % count)),
    () => count > 0 && list?.actionsFor(at).remove(),
    () => count > 0 && list?.actionsFor(at).duplicate(),
    () => count > 0 && list?.tools.replaceAt(at, { nome: 'Nova' }, 'Trocada'),
    ...Array.from({ length: 4 }, () => () => type(fields[upTo(fields.length)], `${upTo(90)} g de arroz`)),
  ];
  acts[upTo(acts.length)]?.();
}

function type(field: HTMLInputElement | undefined, text: string) {
  if (!field) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, field.tagName === 'TEXTAREA' ? `${field.value}\n${text}`.trim() : text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('a part that an undo brings back has its text, and the parts around it stay on the page', async () => {
  render(<Page />);
  const [, kept] = screen.getAllByLabelText('Nome');
  await does(() => held.lists.get('refeicoes')?.actionsFor(0).remove());
  expect(screen.getAllByLabelText('Nome')[0]).toBe(kept);
  await does(() => void held.history.undo());
  const names = screen.getAllByLabelText('Nome');
  expect(names[0]).toHaveValue('Café');
  expect(names[1]).toBe(kept);
  expect(kept).toHaveValue('Almoço');
});

test('a part that is inserted shows no text of the part that was there when the form was opened', async () => {
  render(<Page />);
  await does(() => held.lists.get('refeicoes')?.tools.insertAt(0, { opcoes: [] }, 'Refeição criada'));
  expect(screen.getAllByLabelText('Nome')[0]).toHaveValue('');
  expect(values().refeicoes[0]?.nome ?? '').toBe('');
});

test('an older step is taken back by itself, as a step of its own', async () => {
  render(<Page />);
  let takeBack = (_otherwise: () => void) => false;
  const { form, history } = held;
  await does(() => {
    takeBack = history.access.step('Título trocado', () => form.setValue('titulo', 'Outro'));
  });
  await does(() => form.setValue('refeicoes.0.nome', 'Lanche'));
  await does(() => takeBack(() => form.setValue('titulo', 'Plano')));
  expect(values()).toMatchObject({ titulo: 'Plano', refeicoes: [{ nome: 'Lanche' }, {}, {}, {}] });
  await does(() => void history.undo());
  expect(values()).toMatchObject({ titulo: 'Outro', refeicoes: [{ nome: 'Lanche' }, {}, {}, {}] });
});

test('a typed target is a step of its own, and comes back with a redo', async () => {
  render(<Page />);
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  await does(() => type(field('Título'), 'Plano novo'));
  for (const typed of ['1', '18', '180', '1800']) await does(() => type(field('Energia'), typed));
  await does(() => void held.history.undo());
  expect(field('Energia')).toHaveValue('');
  expect(field('Título')).toHaveValue('Plano novo');
  await does(() => void held.history.undo());
  expect(field('Título')).toHaveValue('Plano');
  await does(() => void held.history.redo());
  await does(() => void held.history.redo());
  expect(field('Energia')).toHaveValue('1800');
  expect(values()).toMatchObject({ titulo: 'Plano novo', meta: { kcal: 1_800 } });
});

const takeBackByNotice = () => fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));

/** What happens above a meal after something in it was offered to be taken back. */
const above: [string, () => void, number][] = [
  ['moved', () => held.lists.get('refeicoes')?.move(3, 0), 0],
  ['pushed down by a new one', () => held.lists.get('refeicoes')?.tools.insertAt(0, {}, 'Criada'), 4],
  ['pulled up by a removal', () => held.lists.get('refeicoes')?.actionsFor(0).remove(), 2],
];

test.each(above)(
  'the notice of a removed option brings it back into its meal, %s',
  async (_name, move, at) => {
    render(<Page />);
    await does(() => held.lists.get('refeicoes.3.opcoes')?.actionsFor(1).remove());
    const [notice] = screen.getAllByRole('button', { name: 'Desfazer' });
    await does(move);
    await does(() => fireEvent.click(notice as HTMLElement));
    const ids = values().refeicoes.map(({ opcoes }) => opcoes?.map(({ id }) => id).join(' '));
    expect(ids[at]).toBe('o4 o5 o6');
    expect(ids.join(' ').match(/o5/g)).toHaveLength(1);
  },
);

test('the notice of an option that was made or replaced finds it after its meal was moved', async () => {
  render(<Page />);
  const options = () => values().refeicoes[1]?.opcoes?.map(({ id, itens }) => [id, itens?.join()]);
  await does(() => held.lists.get('refeicoes.0.opcoes')?.tools.insertAt(1, { itens: ['1 kiwi'] }, 'Criada'));
  await does(() => held.lists.get('refeicoes')?.move(0, 1));
  await does(takeBackByNotice);
  expect(options()).toEqual([
    ['o1', '1 ovo'],
    ['o2', ''],
  ]);
  await does(() =>
    held.lists.get('refeicoes.1.opcoes')?.tools.replaceAt(0, { itens: ['1 pera'] }, 'Trocada'),
  );
  await does(() => held.lists.get('refeicoes')?.move(2, 0));
  await does(takeBackByNotice);
  expect(values().refeicoes[2]?.opcoes?.[0]).toMatchObject({ id: 'o1', itens: ['1 ovo'] });
});
