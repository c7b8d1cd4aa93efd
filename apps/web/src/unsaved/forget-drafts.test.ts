import { aCardapio, aPaciente } from '@alecrim/domain/testing';
import { beforeEach, expect, test } from 'vitest';
import type { StoredHistory } from '../lib/form-history/history.ts';
import { draftStore, draftsOf } from './draft-store.ts';
import { forgetPatient } from './forget-drafts.ts';

const marina = { ...aPaciente({ nome: 'Marina Alves' }), id: 'p1' } as Parameters<typeof forgetPatient>[0];
const plan = (over: object) => ({ ...aCardapio(), ...over });

beforeEach(() => {
  stored = 0;
  localStorage.setItem('token', 'um-token');
  store(
    'Cardapio',
    'c1',
    plan({
      titulo: 'Plano da Marina',
      paciente_id: 'p1',
      paciente_nome: 'Marina Alves',
      observacoes_finais: 'Marina Alves, beba água.',
    }),
  );
  store(
    'Cardapio',
    undefined,
    plan({ titulo: 'De outra pessoa', paciente_id: 'p2', paciente_nome: 'Bia Reis' }),
  );
  store('Paciente', 'p1', { nome: 'Marina Alves' });
  store('Paciente', 'p2', { nome: 'Bia Reis' });
});

let stored = 0;

function store(type: string, id: string | undefined, content: object, history?: StoredHistory) {
  const base = { id, version: 1, content, idempotencyKey: 'chave' };
  draftStore<object>({ userId: 'ana', type, id }).put('aba', {
    // Each a second older than the one before: drafts come newest first.
    savedAt: new Date(Date.now() - 1_000 * ++stored).toISOString(),
    content,
    base,
    tried: ['sinal'],
    history,
  });
}

test('anonymising a patient removes the name from every draft on the device', () => {
  forgetPatient(marina, 'anonimizar');
  expect(JSON.stringify(draftsOf('ana'))).not.toMatch(/Marina|"p1"/);
  expect(draftsOf('ana').map(({ content }) => content)).toMatchObject([
    {
      titulo: 'Plano da [removido]',
      paciente_id: null,
      paciente_nome: '',
      observacoes_finais: '[removido], beba água.',
    },
    { titulo: 'De outra pessoa', paciente_nome: 'Bia Reis' },
    { nome: 'Bia Reis' },
  ]);
});

test('erasing a patient erases the drafts of that patient’s plans too', () => {
  forgetPatient(marina, 'eliminar');
  expect(draftsOf('ana').map(({ ref: { type, id } }) => [type, id])).toEqual([
    ['Cardapio', undefined],
    ['Paciente', 'p2'],
  ]);
});

test.each(['anonimizar', 'eliminar'] as const)(
  '%s: drafts of notes and measurements of the patient go whole, those of others stay',
  (mode) => {
    store('Consulta', undefined, { paciente_id: 'p1', texto: 'Dorme mal.' });
    store('Avaliacao', 'a1', { paciente_id: 'p1', peso_kg: 72 });
    store('Consulta', 'n2', { paciente_id: 'p2', texto: 'Dorme bem.' });
    forgetPatient(marina, mode);
    const kinds = draftsOf('ana').filter(({ ref }) => ['Consulta', 'Avaliacao'].includes(ref.type));
    expect(kinds.map(({ content }) => content)).toEqual([{ paciente_id: 'p2', texto: 'Dorme bem.' }]);
  },
);

test('the steps of a plan that had the patient before are forgotten, and its text stays', () => {
  const change = { path: 'paciente_id', kind: 'set', before: 'p1', after: 'p2' } as const;
  const history = { done: [{ label: '', patches: [change] }], undone: [] };
  store('Cardapio', 'c3', plan({ titulo: 'Passou para a Bia', paciente_id: 'p2' }), history);
  store('Cardapio', 'c1', plan({ paciente_id: 'p1' }), history);
  forgetPatient(marina, 'anonimizar');
  const titles = draftsOf('ana').map(({ content }) => (content as { titulo?: string }).titulo);
  expect(titles).toContain('Passou para a Bia');
  expect(JSON.stringify(Object.values(localStorage))).not.toContain('p1');
});
