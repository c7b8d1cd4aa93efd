import type { KeptDecision } from '@alecrim/nutrition/decisions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnswers } from './answer-question.ts';
import type { Ask } from './ask.ts';
import { followForm } from './follow-form.ts';
import { createNumbersStore } from './numbers-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A form with one option, and the worker's answers without a worker. */
function aForm(itens: string[], memory: KeptDecision[] = []) {
  const values = { refeicoes: [{ opcoes: [{ itens }] }], receitas: [], leituras: [] as KeptDecision[] };
  const answers = createAnswers() as unknown as Record<string, (input: unknown) => unknown>;
  const ask = vi.fn(async (name: string, input: unknown) => answers[name]?.(input));
  const store = createNumbersStore();
  const adopt = vi.fn((leituras: KeptDecision[]) => void values.leituras.push(...leituras));
  const known = { ownFoods: [], remembered: memory };
  const follow = followForm({ values: () => values, known, store, ask: ask as unknown as Ask, adopt });
  const kcal = () => store.of('refeicoes.0.opcoes.0')?.amounts.energy.chosen;
  return { values, ask, store, adopt, follow, kcal, settle: () => vi.advanceTimersByTimeAsync(1_000) };
}

test('a form is read at once, and again after a pause in typing', async () => {
  const form = aForm(['100 g de arroz branco cozido']);
  await form.settle();
  expect(form.kcal()).toBe(128);
  form.values.refeicoes[0]?.opcoes[0]?.itens.push('1 ovo cozido');
  for (let key = 0; key < 20; key++) {
    form.follow.changed({ name: 'refeicoes.0.opcoes.0.itens' });
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(form.kcal()).toBe(128);
  await form.settle();
  expect(form.kcal()).toBe(128 + 73);
  expect(form.ask.mock.calls.filter(([name]) => name === 'plan')).toHaveLength(2);
});

test('a part that is moved is read without a pause', async () => {
  const form = aForm(['100 g de arroz branco cozido']);
  await form.settle();
  form.values.refeicoes[0]?.opcoes.unshift({ itens: ['1 ovo cozido'] });
  form.follow.changed({ name: 'refeicoes.0.opcoes' });
  await vi.advanceTimersByTimeAsync(1);
  expect(form.kcal()).toBe(73);
});

test('a decision of the plan wins over the memory', async () => {
  const form = aForm(['100 g arroz'], [{ texto: '100 g arroz', nao_contar: true }]);
  await form.settle();
  expect(form.kcal()).toBe(0);
  form.values.leituras.push({ texto: '100 g arroz', nao_contar: false });
  form.follow.changed({ name: 'leituras' });
  await form.settle();
  expect(form.kcal()).toBe(128);
});

test('a plan takes over remembered decisions that it uses, only once the person has changed it', async () => {
  const memory = [
    { texto: '100 g arroz', nao_contar: true },
    { texto: 'outra coisa', nao_contar: true },
  ];
  const form = aForm(['100 g arroz'], memory);
  await form.settle();
  expect(form.adopt).not.toHaveBeenCalled();
  form.follow.changed({ name: 'titulo' });
  await form.settle();
  expect(form.values.leituras).toEqual([{ texto: '100 g arroz', nao_contar: true }]);
});

test('two readings under way at once take a remembered decision over once', async () => {
  const form = aForm(['100 g arroz'], [{ texto: '100 g arroz', nao_contar: true }]);
  await form.settle();
  form.follow.changed({ name: 'refeicoes' });
  form.follow.changed({ name: 'refeicoes.0.opcoes' });
  await form.settle();
  expect(form.adopt).toHaveBeenCalledOnce();
});

test('a worker that fails is said, and the next change tries again', async () => {
  const form = aForm(['1 ovo cozido']);
  await form.settle();
  form.ask.mockRejectedValueOnce(new Error('offline'));
  form.follow.changed({ name: 'titulo' });
  await form.settle();
  expect(form.store.state().status).toBe('failed');
  form.follow.changed({ name: 'titulo' });
  await form.settle();
  expect(form.store.state().status).toBe('ready');
  expect(form.kcal()).toBe(73);
});
