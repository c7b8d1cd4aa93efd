import { expect, test } from 'vitest';
import { filled } from './markdown.ts';

test('a template is filled once: a placeholder inside a value stays text, and a missing value is an error', () => {
  expect(filled('{{a}} e {{b}}', { a: '{{b}} $&', b: 0 })).toBe('{{b}} $& e 0');
  expect(() => filled('{{a}} {{c}}', { a: '' })).toThrow('the template asks for c');
});
