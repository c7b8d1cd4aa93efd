import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkerRequest } from './worker-client.ts';

/** A worker that never answers. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  readonly requests: WorkerRequest[] = [];
  constructor() {
    super();
    FakeWorker.made.push(this);
  }
  postMessage(request: WorkerRequest) {
    this.requests.push(request);
  }
  terminate() {}
}

beforeEach(() => {
  FakeWorker.made = [];
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

test('a restarted worker gets the decisions and own foods again', async () => {
  const { callWorker } = await import('./worker-client.ts');
  const known = { decisions: new Map([['torrada', { food: 'torrada' }]]), ownFoods: [] };
  callWorker('setKnown', known).catch(() => {});
  FakeWorker.made[0]?.dispatchEvent(new Event('error'));
  callWorker('foods', 'pão').catch(() => {});
  expect(FakeWorker.made).toHaveLength(2);
  expect(FakeWorker.made[1]?.requests).toMatchObject([{ name: 'setKnown', input: known }, { name: 'foods' }]);
});
