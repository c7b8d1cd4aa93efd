import { expect, test } from 'vitest';
import { filled } from './markdown.ts';

test('a template is filled once: a place inside a value stays text, and a place without a value is an error', () => {
  expect(filled('{{a}} e {{b}}', { a: '{{b}} $&', b: 0 })).toBe('{{b}} $& e 0');
  expect(() => filled('{{a}} {{c}}', { a: '' })).toThrow('the template asks for c');
});
