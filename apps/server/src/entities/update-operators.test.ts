import { entityNamed } from '@alecrim/domain';
import { expect, test } from 'vitest';
import type { AnyRecord } from './rows.ts';
import { patchByOperators } from './update-operators.ts';

const plan = entityNamed('Cardapio');
const NOW = '2030-06-15T00:00:00.000Z';

const readings = (count: number) => Array.from({ length: count }, (_, i) => ({ texto: `linha ${i}` }));
const patched = (leituras: unknown[], data: unknown) =>
  patchByOperators(plan, { leituras } as unknown as AnyRecord, data, NOW).leituras;

/** It counts how often it is written as JSON. */
function counted(value: object) {
  const operand = {
    writes: 0,
    toJSON() {
      operand.writes++;
      return value;
    },
  };
  return operand;
}

test.each(['$pull', '$addToSet', '$push'])('%s writes its operand as JSON at most once', (operator) => {
  const operand = counted({ texto: 'linha 7' });
  patched(readings(1_000), { [operator]: { leituras: operand } });
  expect(operand.writes).toBeLessThanOrEqual(1);
});

test('$pull takes out every item with the same JSON, and nothing of an empty list', () => {
  const twice = [...readings(3), { texto: 'linha 1' }, { texto: 'linha 1', gramas: 1 }];
  expect(patched(twice, { $pull: { leituras: { texto: 'linha 1' } } })).toEqual([
    { texto: 'linha 0' },
    { texto: 'linha 2' },
    { texto: 'linha 1', gramas: 1 },
  ]);
  expect(patched([], { $pull: { leituras: { texto: 'linha 1' } } })).toEqual([]);
});
