import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from './canonical.ts';

test('the canonical text does not depend on the order of keys, at any depth', () => {
  expect(canonical({ b: [{ z: 1, a: 2 }], a: null })).toBe('{"a":null,"b":[{"a":2,"z":1}]}');
  expect(canonical({ '10': 1, '9': 2, a: 3 })).toBe(canonical({ a: 3, '9': 2, '10': 1 }));
});

test('the canonical text is one line of JSON with the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonical(value);
      expect(text).not.toContain('\n');
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('the canonical text keeps keys such as __proto__ and constructor', () => {
  const text = '{"__proto__":{"x":1},"constructor":2}';
  expect(canonical(JSON.parse(text))).toBe(text);
});
