import { Paciente } from '@alecrim/domain';
import { expect, test } from 'vitest';
import { aFakeServer } from '../testing/fake-server.ts';
import { entityAdapter } from './entity-adapter.ts';

const measured = { peso_kg: 70, altura_cm: 165, medidas_em: '2026-03-02' };

/** The body that a form of a patient sends after these values were changed in it. */
async function sent(changes: object, before: object = measured) {
  const bodies: object[] = [];
  const server = aFakeServer({
    'PUT /entities/Paciente/p1': (body) => {
      bodies.push(body as object);
      return [200, { ...(body as object), id: 'p1', version: 2 }];
    },
  });
  const content = { ...Paciente.blank, nome: 'Ana', ...before };
  const base = { id: 'p1', version: 1, content, idempotencyKey: 'chave' };
  await entityAdapter(server.client(), 'Paciente').update(base as never, { ...content, ...changes } as never);
  return bodies[0];
}

test('the form of a patient sends neither weight, height nor their day if none of them was changed in it', async () => {
  const body = await sent({ observacoes: 'Mudou de cidade' });
  expect(body).toMatchObject({ nome: 'Ana', observacoes: 'Mudou de cidade' });
  for (const name of Object.keys(measured)) expect(body).not.toHaveProperty(name);
});

test('a changed weight is sent with its day and without the height', async () => {
  const body = await sent({ peso_kg: 69 });
  expect(body).toMatchObject({ peso_kg: 69, medidas_em: '2026-03-02' });
  expect(body).not.toHaveProperty('altura_cm');
});

test('a changed day alone is sent, and an emptied value', async () => {
  expect(await sent({ medidas_em: '2026-03-03' })).toMatchObject({ medidas_em: '2026-03-03' });
  expect(await sent({ altura_cm: null })).toMatchObject({ altura_cm: null, medidas_em: '2026-03-02' });
});
