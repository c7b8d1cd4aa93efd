import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { aFakeServer, unreachable } from '../testing/fake-server.ts';
import { removeManyMutation } from './many-records.ts';

test('records that could not be deleted are on the screen again', async () => {
  let fail = () => {};
  const server = aFakeServer({
    'DELETE /entities/Paciente': () =>
      new Promise((resolve) => {
        fail = () => resolve(unreachable);
      }),
  });
  const queries = new QueryClient();
  const key = ['Paciente', 'list', 'nome'];
  const patients = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  queries.setQueryData(key, patients);
  const options = removeManyMutation(server.client(), queries, 'Paciente');
  const removal = queries.getMutationCache().build(queries, options).execute(['a', 'c']);
  await expect.poll(() => queries.getQueryData(key)).toEqual([{ id: 'b' }]);
  await expect.poll(() => server.calls).toContain('DELETE /entities/Paciente');
  fail();
  await expect(removal).rejects.toMatchObject({ status: 0 });
  expect(queries.getQueryData(key)).toEqual(patients);
  expect(queries.getQueryState(key)?.isInvalidated).toBe(true);
});
