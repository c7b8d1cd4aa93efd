import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Question } from './messages.ts';

/** Workers that answer nothing by themselves. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  readonly asked: Question[] = [];
  constructor() {
    super();
    FakeWorker.made.push(this);
  }
  postMessage(question: Question) {
    this.asked.push(question);
  }
  terminate() {}
}

beforeEach(() => {
  FakeWorker.made = [];
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

test('a worker that is started again is told again what the nutritionist has settled', async () => {
  const { ask } = await import('./ask.ts');
  const known = { decisions: new Map([['torrada', { food: 'torrada' }]]), ownFoods: [] };
  ask('know', known).catch(() => {});
  FakeWorker.made[0]?.dispatchEvent(new Event('error'));
  ask('foods', 'pão').catch(() => {});
  expect(FakeWorker.made).toHaveLength(2);
  expect(FakeWorker.made[1]?.asked).toMatchObject([{ name: 'know', input: known }, { name: 'foods' }]);
});
