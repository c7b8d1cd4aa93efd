import { expect, test } from 'vitest';
import { randomOf } from '../../testing/random.ts';
import { createHistory, type StoredHistory } from './history.ts';
import { applied, type Patch } from './patches.ts';
import type { Tree } from './values.ts';

const SEEDS = process.env.TEST_DEPTH === 'full' ? 600 : 60;

interface Plan {
  titulo: string;
  paciente_id: string | null;
  meta?: Record<string, unknown> | null;
  leituras: object[];
  refeicoes: { id: string; nome?: string; opcoes: { id: string; itens?: string[] | null }[] }[];
}

/** A form that changes its values in place, as the real one does. */
function aForm(seed: number) {
  const random = randomOf(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  let ids = 0;
  const anOption = () => ({ id: `o${ids++}`, itens: ['1 ovo', '2 fatias de pão'] });
  const aMeal = () => ({ id: `r${ids++}`, nome: 'Almoço', opcoes: [anOption(), anOption()] });
  const plan: Plan = { titulo: '', paciente_id: null, leituras: [], refeicoes: [aMeal(), aMeal()] };
  const typedInto = (text: string) => {
    const at = upTo(text.length + 1);
    return (
      text.slice(0, at) + (random() < 0.3 ? ' ' : 'ação'[upTo(4)]) + text.slice(at + (random() < 0.2 ? 2 : 0))
    );
  };
  const lists = (): [string, { id: string }[], () => { id: string }][] => [
    ['refeicoes', plan.refeicoes, aMeal],
    ...plan.refeicoes.map(({ opcoes }, index): [string, { id: string }[], () => { id: string }] => [
      `refeicoes.${index}.opcoes`,
      opcoes,
      anOption,
    ]),
  ];
  const put = <N extends keyof Plan>(name: N, value: Plan[N]): [string, unknown] => {
    plan[name] = value;
    return [name, value];
  };
  const acts: (() => [path: string, value: unknown] | undefined)[] = [
    () => put('titulo', typedInto(plan.titulo)),
    () => {
      const meal = upTo(plan.refeicoes.length);
      const option = plan.refeicoes[meal]?.opcoes[0];
      if (!option) return undefined;
      const text = typedInto((option.itens ?? []).join('\n'));
      option.itens = text.split('\n').filter((line) => line.trim() !== '');
      return [`refeicoes.${meal}.opcoes.0.itens`, option.itens];
    },
    () => put('paciente_id', random() < 0.5 ? null : 'ana'),
    () => put('meta', random() < 0.3 ? null : { kcal: upTo(3000), peso: { valor: upTo(90) } }),
    () => put('leituras', [...plan.leituras, { texto: `t${ids++}` }].slice(upTo(2))),
    () => {
      const [path = '', list = [], make] = lists()[upTo(lists().length)] ?? [];
      const at = upTo(list.length);
      const kind = upTo(4);
      if (kind === 0 && make) list.splice(upTo(list.length + 1), 0, make());
      if (kind === 1) list.splice(at, 1);
      if (kind === 2) list.splice(upTo(list.length), 0, ...list.splice(at, 1));
      if (kind === 3 && list[at] && make) list[at] = make();
      return [path, list];
    },
  ];
  return { plan, upTo, random, act: () => acts[upTo(acts.length)]?.() };
}

test(`${SEEDS} random edits: undoing all gives the first values, redoing all the last`, () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const form = aForm(seed);
    const first = structuredClone(form.plan);
    let history = createHistory(form.plan as unknown as Tree);
    let time = 0;
    for (let count = 0; count < 60; count++) {
      time += form.upTo(1_500);
      if (form.random() < 0.2) {
        history.begin('Quantidades ajustadas');
        form.act();
        form.act();
        history.end(form.plan as unknown as Tree);
      } else {
        const [path, value] = form.act() ?? [];
        if (path) history.changed(path, value, { task: count, time });
      }
      expect(history.present(), `seed ${seed}`).toEqual(withoutUndefined(form.plan));
    }
    const last = structuredClone(form.plan);
    const reload = () => {
      const stored = JSON.parse(JSON.stringify(history.stored())) as StoredHistory;
      history = createHistory(structuredClone(history.present()), stored);
    };
    const steps = history.stored().done.length;
    expect(steps).toBeGreaterThan(10);
    reload();
    let undone = 0;
    for (; history.canUndo(); undone++) {
      // The patches that are written into the form lead to the same values as the history's own.
      const before = history.present();
      const { patches = [] } = history.undo() ?? {};
      expect(written(before, patches)).toEqual(history.present());
      if (undone === 15) reload();
    }
    expect(undone).toBe(steps);
    expect(history.present(), `seed ${seed}`).toEqual(withoutUndefined(first));
    reload();
    while (history.canRedo()) history.redo();
    expect(history.present(), `seed ${seed}`).toEqual(withoutUndefined(last));
    expect(history.stored().done).toHaveLength(steps);
  }
});

const written = (tree: Tree, patches: readonly Patch[]) =>
  patches.reduce((values, patch) => applied(values, patch), tree);

const withoutUndefined = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

/** Types into the title, one letter per 100 ms. */
function typist(start = '') {
  const history = createHistory({ titulo: start, outro: '' });
  let task = 0;
  let time = 0;
  const type = (value: string, pause = 100, path = 'titulo', isComposing = false) => {
    time += pause;
    history.changed(path, value, { task: task++, time, isComposing });
  };
  const states = () => {
    const all = [history.present().titulo];
    while (history.undo()) all.push(history.present().titulo);
    return all;
  };
  return { history, type, states };
}

test('a word and the blanks before it are one step', () => {
  const { type, states } = typist();
  for (let end = 1; end <= 'Plano de março'.length; end++) type('Plano de março'.slice(0, end));
  expect(states()).toEqual(['Plano de março', 'Plano de', 'Plano', '']);
});

test('a pause, another place and deleting begin a step', () => {
  const { type, states } = typist();
  for (const text of ['a', 'ab', 'abc']) type(text);
  type('abcd', 1_200);
  type('xabcd');
  for (const text of ['xabc', 'xab']) type(text);
  expect(states()).toEqual(['xab', 'xabcd', 'abcd', 'abc', '']);
});

test('text typed over a selection is one step with its first letter', () => {
  const { type, states } = typist('Plano antigo');
  for (const text of ['Plano n', 'Plano no', 'Plano nov', 'Plano novo']) type(text);
  expect(states()).toEqual(['Plano novo', 'Plano antigo']);
});

test('a letter that is being composed is not separated', () => {
  const { type, states } = typist();
  type('p');
  for (const text of ['p´', 'pá', 'pão']) type(text, 2_000, 'titulo', true);
  expect(states()).toEqual(['pão', '']);
});

test('text in two fields is undone in the order in which it was typed', () => {
  const { history, type } = typist();
  type('a');
  type('b', 100, 'outro');
  type('ac');
  history.undo();
  expect(history.present()).toEqual({ titulo: 'a', outro: 'b' });
  history.undo();
  expect(history.present()).toEqual({ titulo: 'a', outro: '' });
});

test('what one task writes is one step, whatever it writes', () => {
  const history = createHistory({ paciente_id: null, paciente_nome: '', meta: { peso: 70 } });
  history.changed('paciente_id', 'ana', { task: 1, time: 0 });
  history.changed('paciente_nome', 'Ana', { task: 1, time: 0 });
  history.changed('meta', {}, { task: 1, time: 1 });
  history.undo();
  expect(history.present()).toEqual({ paciente_id: null, paciente_nome: '', meta: { peso: 70 } });
  expect(history.canUndo()).toBe(false);
});

test('text that was typed and deleted again leaves no step, and typing ends the redo', () => {
  const { history, type } = typist('a');
  type('ab');
  history.undo();
  expect(history.canRedo()).toBe(true);
  type('ac');
  expect(history.canRedo()).toBe(false);
  type('a');
  expect(history.canUndo()).toBe(true);
  history.close();
});

test('what a save tidies belongs to the last step; what is added in the background to none', () => {
  const history = createHistory({ titulo: 'a', leituras: [] as object[] });
  history.changed('titulo', 'a  b ', { task: 1, time: 0 });
  history.close();
  history.joined({ titulo: 'a b', leituras: [] });
  history.passed({ titulo: 'a b', leituras: [{ texto: 'pão' }] });
  history.undo();
  expect(history.present()).toEqual({ titulo: 'a', leituras: [{ texto: 'pão' }] });
  history.redo();
  expect(history.present()).toEqual({ titulo: 'a b', leituras: [{ texto: 'pão' }] });
});

test('a decision that came back in the background is not added twice', () => {
  const history = createHistory({ leituras: [] as object[] });
  history.changed('leituras', [{ texto: 'pão' }], { task: 1, time: 0 });
  history.undo();
  history.passed({ leituras: [{ texto: 'pão' }] });
  history.redo();
  expect(history.present()).toEqual({ leituras: [{ texto: 'pão' }] });
});

test('the number and the size of the steps are bounded', () => {
  const { history, type } = typist();
  for (let count = 0; count < 500; count++) type(`${count}`, 2_000);
  expect(history.stored().done.length).toBeLessThanOrEqual(401);
  for (let count = 0; count < 9; count++) type(`${count}`.repeat(20_000), 2_000);
  expect(JSON.stringify(history.stored()).length).toBeLessThan(200_000);
});

test('a key press copies the field and what contains it, nothing else', () => {
  const meals = Array.from({ length: 30 }, (_, id) => ({ id: `${id}`, nome: 'Almoço', opcoes: [] }));
  const history = createHistory({ refeicoes: meals });
  const before = history.present().refeicoes as unknown[];
  history.changed('refeicoes.3.nome', 'Almoço leve', { task: 1, time: 0 });
  const after = history.present().refeicoes as unknown[];
  expect(after.filter((meal, index) => meal !== before[index])).toHaveLength(1);
});
