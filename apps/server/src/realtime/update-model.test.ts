import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { soon } from '../testing/timing.ts';
import { createPusher } from './update-model.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const failing: KyselyPlugin = {
  transformQuery() {
    throw new Error('timeout exceeded when trying to connect');
  },
  transformResult: async ({ result }) => result,
};

test('a changed record that cannot be read for the sockets makes their clients read everything anew', async () => {
  const rooms = { has: () => true };
  const io = { sockets: { adapter: { rooms } }, to: () => ({ emit: vi.fn() }) };
  const onLost = vi.fn();
  const deps = { ...app.deps, db: app.deps.db.withPlugin(failing) };
  const push = createPusher(deps, io as never, onLost);
  const id = app.deps.newId();
  push([{ kind: 'change', entity: 'Paciente', type: 'update', id, ownerId: 'ana' }]);
  await soon(() => expect(onLost).toHaveBeenCalledTimes(1));
});
