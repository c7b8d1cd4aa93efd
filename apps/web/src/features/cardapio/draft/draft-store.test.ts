import { aCardapio } from '@alecrim/domain/testing';
import { beforeEach, expect, test } from 'vitest';
import { contentOf } from '../../../data/plan-content.ts';
import { forgetDevice } from '../../../lib/forget-device.ts';
import { draftStore, type KeptDraft, sweepDrafts } from './draft-store.ts';

beforeEach(() => localStorage.setItem('token', 'um-token'));

const aDraft = (titulo: string, savedAt = '2026-03-12T10:00:00.000Z'): KeptDraft => ({
  savedAt,
  content: contentOf(aCardapio({ titulo })),
  origin: { content: contentOf({}), idempotencyKey: 'chave-do-plano' },
});
const soon = Date.parse('2026-03-12T12:00:00.000Z');
const titles = (store: ReturnType<typeof draftStore>) => store.all(soon).map(({ content }) => content.titulo);

test('a draft is found again by the same person for the same plan, and by nobody else', () => {
  draftStore('ana', 'p1').keep('aba', aDraft('Meu plano'));
  expect(titles(draftStore('ana', 'p1'))).toEqual(['Meu plano']);
  expect(titles(draftStore('ana', 'p2'))).toEqual([]);
  expect(titles(draftStore('ana', undefined))).toEqual([]);
  expect(titles(draftStore('bia', 'p1'))).toEqual([]);
  expect(localStorage.getItem('alecrim:rascunho:ana:p1')).toContain('Meu plano');
});

test('two tabs keep two drafts, the newest first, and each clears its own', () => {
  const store = draftStore('ana', undefined);
  store.keep('um', aDraft('Primeiro', '2026-03-12T10:00:00.000Z'));
  store.keep('dois', aDraft('Segundo', '2026-03-12T11:00:00.000Z'));
  store.keep('um', aDraft('Primeiro, mais longo', '2026-03-12T10:30:00.000Z'));
  expect(titles(store)).toEqual(['Segundo', 'Primeiro, mais longo']);
  store.forget('dois');
  expect(titles(store)).toEqual(['Primeiro, mais longo']);
  store.forget('um');
  expect(localStorage.getItem('alecrim:rascunho:ana:novo')).toBeNull();
});

test('Sair clears every draft, and a tab that is still closing writes none back', async () => {
  const store = draftStore('ana', 'p1');
  store.keep('aba', aDraft('Meu plano'));
  await forgetDevice();
  store.keep('aba', aDraft('Meu plano'));
  expect(localStorage.length).toBe(0);
});

test('old drafts and damaged ones are not offered', () => {
  const store = draftStore('ana', 'p1');
  store.keep('velha', aDraft('De janeiro', '2026-01-12T10:00:00.000Z'));
  expect(titles(store)).toEqual([]);
  for (const damaged of ['{', 'null', '7', '{"aba":{}}', '{"aba":{"savedAt":1}}']) {
    localStorage.setItem('alecrim:rascunho:ana:p1', damaged);
    expect(store.all(soon)).toEqual([]);
  }
});

test('drafts that nobody came back for are erased, of every plan and person', () => {
  draftStore('ana', 'p1').keep('aba', aDraft('De janeiro', '2026-01-12T10:00:00.000Z'));
  draftStore('bia', undefined).keep('aba', aDraft('De janeiro', '2026-01-12T10:00:00.000Z'));
  draftStore('ana', 'p2').keep('aba', aDraft('De março'));
  localStorage.setItem('outra-coisa', 'fica');
  sweepDrafts(soon);
  expect(Object.keys(localStorage).sort()).toEqual(['alecrim:rascunho:ana:p2', 'outra-coisa', 'token']);
});
