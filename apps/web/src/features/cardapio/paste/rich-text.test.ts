import { expect, test } from 'vitest';
import { textOfHtml } from './rich-text.ts';

test.each([
  ['the element', '<pre>Almoço\nArroz\n\nJantar\nSopa</pre>'],
  ['pre-wrap', '<div style="white-space: pre-wrap">Almoço\nArroz\n\nJantar\nSopa</div>'],
  [
    'pre-line around a span',
    '<div style="white-space:pre-line"><span>Almoço\nArroz\n\nJantar\nSopa</span></div>',
  ],
  ['break-spaces', '<p style="color: red; white-space: break-spaces">Almoço\nArroz\n\nJantar\nSopa</p>'],
  [
    'the longhand',
    '<span style="white-space-collapse: preserve; color: red">Almoço\nArroz\n\nJantar\nSopa</span>',
  ],
])('preformatted text keeps its lines: %s', (_name, html) => {
  expect(textOfHtml(html)).toBe('Almoço\nArroz\n\nJantar\nSopa');
});

test('preformatted text keeps the lines of its marked words, and a bold line is marked', () => {
  const html = '<pre><b>Almoço</b>\n<span>Arroz</span>\n  <span>2  ovos</span>\n</pre><p>Jantar</p>';
  expect(textOfHtml(html)).toBe('*Almoço*\nArroz\n2 ovos\nJantar');
});

test('a cell of preformatted text has several lines', () => {
  const cell = '<td style="white-space: pre-wrap">Arroz\nFeijão</td>';
  const html = `<table><tr><th>Refeição</th><th>Itens</th></tr><tr><td>Almoço</td>${cell}</tr></table>`;
  const lines = '<td><p>Arroz</p><p>Feijão</p></td>';
  expect(textOfHtml(html)).toBe(textOfHtml(html.replace(cell, lines)));
});

test.each([
  ['nothing is said', '<p>Arroz e\n feijão</p>'],
  ['it is normal', '<p style="white-space: normal">Arroz e\n feijão</p>'],
  [
    'it is normal again inside of preformatted text',
    '<pre><p style="white-space: normal">Arroz e\n feijão</p></pre>',
  ],
  ['only its width is said', '<p style="white-space: nowrap">Arroz e\n feijão</p>'],
  ['only its blanks are kept', '<p style="white-space-collapse: preserve-spaces">Arroz e\n feijão</p>'],
])('a line that the source wraps is one line where %s', (_name, html) => {
  expect(textOfHtml(html)).toBe('Arroz e feijão');
});
