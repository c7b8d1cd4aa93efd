import type { StoredDecision } from '@alecrim/nutrition/decisions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNumbersStore } from '../numbers-store.ts';
import type { CallWorker } from '../worker/worker-client.ts';
import { createHandlers } from '../worker/worker-handlers.ts';
import { followForm } from './numbers-engine.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A form with one option. The handlers run without a worker. */
function aForm(itens: string[], remembered: StoredDecision[] = []) {
  const values = { refeicoes: [{ opcoes: [{ itens }] }], receitas: [], leituras: [] as StoredDecision[] };
  const handlers = createHandlers() as unknown as Record<string, (input: unknown) => unknown>;
  const callWorker = vi.fn(async (name: string, input: unknown) => handlers[name]?.(input));
  const store = createNumbersStore();
  const addDecisions = vi.fn((leituras: StoredDecision[]) => void values.leituras.push(...leituras));
  const known = { ownFoods: [], remembered };
  const follow = followForm({
    values: () => values,
    known,
    undone: new Set(),
    store,
    guard: null,
    callWorker: callWorker as unknown as CallWorker,
    addDecisions,
  });
  const kcal = () => store.of('refeicoes.0.opcoes.0')?.amounts.energy.chosen;
  return {
    values,
    callWorker,
    store,
    addDecisions,
    follow,
    kcal,
    pause: () => vi.advanceTimersByTimeAsync(1_000),
  };
}

test('a form is read at once, and again after a pause in typing', async () => {
  const form = aForm(['100 g de arroz branco cozido']);
  await form.pause();
  expect(form.kcal()).toBe(128);
  form.values.refeicoes[0]?.opcoes[0]?.itens.push('1 ovo cozido');
  for (let key = 0; key < 20; key++) {
    form.follow.changed({ name: 'refeicoes.0.opcoes.0.itens' });
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(form.kcal()).toBe(128);
  await form.pause();
  expect(form.kcal()).toBe(128 + 73);
  expect(form.callWorker.mock.calls.filter(([name]) => name === 'plan')).toHaveLength(2);
});

test('a part that is moved is read without a pause', async () => {
  const form = aForm(['100 g de arroz branco cozido']);
  await form.pause();
  form.values.refeicoes[0]?.opcoes.unshift({ itens: ['1 ovo cozido'] });
  form.follow.changed({ name: 'refeicoes.0.opcoes' });
  await vi.advanceTimersByTimeAsync(1);
  expect(form.kcal()).toBe(73);
});

test('a decision of the plan wins over a remembered decision', async () => {
  const form = aForm(['100 g arroz'], [{ texto: '100 g arroz', nao_contar: true }]);
  await form.pause();
  expect(form.kcal()).toBe(0);
  form.values.leituras.push({ texto: '100 g arroz', nao_contar: false });
  form.follow.changed({ name: 'leituras' });
  await form.pause();
  expect(form.kcal()).toBe(128);
});

test('the remembered decisions that a plan uses are added to it after the person has changed it', async () => {
  const remembered = [
    { texto: '100 g arroz', nao_contar: true },
    { texto: 'outra coisa', nao_contar: true },
  ];
  const form = aForm(['100 g arroz'], remembered);
  await form.pause();
  expect(form.addDecisions).not.toHaveBeenCalled();
  form.follow.changed({ name: 'titulo' });
  await form.pause();
  expect(form.values.leituras).toEqual([{ texto: '100 g arroz', nao_contar: true }]);
});

test('a remembered decision that an undo took out of the plan stays out until it returns', async () => {
  const decision = { texto: '100 g arroz', nao_contar: true };
  const form = aForm(['100 g arroz'], [decision]);
  form.values.leituras.push(decision);
  form.follow.changed({ name: 'leituras' });
  await form.pause();
  expect(form.kcal()).toBe(0);
  form.values.leituras.pop();
  form.follow.changed({ name: 'leituras', isRestored: true });
  await form.pause();
  expect(form.kcal()).toBe(128);
  form.follow.changed({ name: 'titulo' });
  await form.pause();
  expect(form.addDecisions).not.toHaveBeenCalled();
  form.values.leituras.push(decision);
  form.follow.changed({ name: 'leituras', isRestored: true });
  await form.pause();
  expect(form.kcal()).toBe(0);
});

test('a decision that a template took out of the plan is remembered as before', async () => {
  const decision = { texto: '100 g arroz', nao_contar: true };
  const form = aForm(['100 g arroz'], [decision]);
  form.values.leituras.push(decision);
  form.follow.changed({ name: 'leituras' });
  form.values.leituras.pop();
  form.follow.changed({ name: 'leituras' });
  await form.pause();
  expect(form.values.leituras).toEqual([decision]);
});

test('two readings at the same time add a remembered decision once', async () => {
  const form = aForm(['100 g arroz'], [{ texto: '100 g arroz', nao_contar: true }]);
  await form.pause();
  form.follow.changed({ name: 'refeicoes' });
  form.follow.changed({ name: 'refeicoes.0.opcoes' });
  await form.pause();
  expect(form.addDecisions).toHaveBeenCalledOnce();
});

test('a failure of the worker is shown, and the next change retries', async () => {
  const form = aForm(['1 ovo cozido']);
  await form.pause();
  form.callWorker.mockRejectedValueOnce(new Error('offline'));
  form.follow.changed({ name: 'titulo' });
  await form.pause();
  expect(form.store.state().status).toBe('failed');
  form.follow.changed({ name: 'titulo' });
  await form.pause();
  expect(form.store.state().status).toBe('ready');
  expect(form.kcal()).toBe(73);
});
