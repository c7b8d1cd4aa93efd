import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import {
  linkWorker,
  pageScript,
  pageStyle,
  serviceWorker,
  swapsScript,
  swapsStyle,
  textPageStyle,
} from './browser-files.ts';

const scripts = {
  page: pageScript(),
  swaps: swapsScript(),
  worker: serviceWorker('<p>Sem conexão</p>'),
  link: linkWorker(),
};

test.each(Object.entries(scripts))('the script of the %s is one file without imports', (_name, text) => {
  // A classic script: an import or an export would be a syntax error.
  expect(() => new Script(text)).not.toThrow();
  expect(text).not.toMatch(/\bimport\(|sourceMappingURL/);
});

test('script and style can be inlined in the page', () => {
  for (const script of [scripts.page, scripts.swaps]) expect(script).not.toMatch(/<\/script|<!--/i);
  for (const style of [pageStyle(), swapsStyle(), textPageStyle()])
    expect(style).not.toMatch(/<\/style|@import|url\(/i);
});

test('the style sheet has the rules of the document, the paper and the page', () => {
  for (const part of ['.doc-meal', '@page cardapio', '.doc-brand', '#novidades', '.page-foot', '.page-text'])
    expect(pageStyle()).toContain(part);
  expect(textPageStyle()).not.toContain('.doc');
});

test('the built scripts hold no comments, indentation or long source names', () => {
  for (const text of Object.values(scripts)) expect(text).not.toMatch(/changesBetween|\/\*|^ /m);
});
