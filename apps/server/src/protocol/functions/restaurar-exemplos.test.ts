import { entityNames } from '@alecrim/domain';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { exampleFunctions } from './example-functions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Lets a number of changes through, and no more. */
function failingAfter(most: number): KyselyPlugin {
  let changes = 0;
  return {
    transformQuery({ node }) {
      const isUpdate = node.kind === 'RawNode' && node.sqlFragments[0]?.startsWith('update ');
      if (isUpdate && ++changes > most) throw new Error('no more changes');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

test('when the restoring of the examples fails half-way, no example is restored, and it can be tried again', async () => {
  const ana = await app.aNutritionist();
  await ana.post('/functions/carregarExemplos', {});
  const { body } = await ana.post('/functions/removerExemplos', {});
  expect(body.removidos).toBeGreaterThan(30);
  const announced: unknown[] = [];
  const deps = {
    ...app.deps,
    db: app.deps.db.withPlugin(failingAfter(20)),
    hub: { ...app.deps.hub, announce: (changes: readonly unknown[]) => void announced.push(...changes) },
  };
  const viewer = { kind: 'user', id: ana.id, email: ana.email, role: 'user', sessionId: 'x' } as const;
  await expect(
    exampleFunctions.restaurarExemplos.run({ deps, viewer, reply: {} as never, body }),
  ).rejects.toThrow('no more changes');
  expect(announced).toEqual([]);
  for (const name of entityNames)
    expect((await ana.get(`/entities/${name}/count`)).body, name).toEqual({ count: 0 });
  expect((await ana.post('/functions/restaurarExemplos', body)).body).toEqual({
    restaurados: body.removidos,
  });
});
