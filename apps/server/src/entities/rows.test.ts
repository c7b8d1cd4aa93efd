import { entityNamed } from '@alecrim/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allColumnsOf } from './query/columns.ts';
import { asJson, asRecord, listBytes, type Row, recordBytes } from './rows.ts';

const columns = allColumnsOf(entityNamed('Cardapio'));

// Around the length from which a value is a piece of its own, with signs of one to four bytes and halves of signs.
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    '"\\\n\u2028',
    'ção 🥑',
    '\ud83e',
    'é'.repeat(499),
    '🥑'.repeat(250),
    'x'.repeat(2_000),
  ),
);
const row: fc.Arbitrary<Row> = fc.record({
  titulo: fc.option(text),
  paciente_nome: text,
  refeicoes: fc.array(text, { maxLength: 3 }).map((itens) => JSON.stringify(itens)),
  ativo: fc.constantFrom(0, 1, true, false, null),
  version: fc.nat(),
});

test('an answer has the bytes of the records as JSON, whatever their texts and however long', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 4 }), (rows) => {
      const records = rows.map((stored) => asRecord(columns, stored));
      expect(listBytes(columns, rows).toString()).toBe(JSON.stringify(records));
      expect(listBytes(columns, rows, '{"items":[', '],"n":1}').toString()).toBe(
        JSON.stringify({ items: records, n: 1 }),
      );
      for (const [place, stored] of rows.entries()) {
        expect(recordBytes(columns, stored).toString()).toBe(JSON.stringify(records[place]));
        expect(asJson(columns, stored)).toBe(JSON.stringify(records[place]));
      }
    }),
  );
});
