import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from './canonical.ts';

test('the order of keys makes no difference, at any depth', () => {
  expect(canonical({ b: [{ z: 1, a: 2 }], a: null })).toBe('{"a":null,"b":[{"a":2,"z":1}]}');
  expect(canonical({ '10': 1, '9': 2, a: 3 })).toBe(canonical({ a: 3, '9': 2, '10': 1 }));
});

test('it is JSON, in one line, of the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonical(value);
      expect(text).not.toContain('\n');
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('a key that reaches a prototype is only a key', () => {
  const text = '{"__proto__":{"x":1},"constructor":2}';
  expect(canonical(JSON.parse(text))).toBe(text);
});
