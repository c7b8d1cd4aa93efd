import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDevice } from '../data/sign-out.ts';
import { draftStore, draftsOf, eraseOldDrafts, type UnsavedDraft } from './draft-store.ts';

beforeEach(() => localStorage.setItem('token', 'um-token'));

const aDraft = (titulo: string, savedAt = '2026-03-12T10:00:00.000Z'): UnsavedDraft<{ titulo: string }> => ({
  savedAt,
  content: { titulo },
  base: { content: { titulo: '' }, idempotencyKey: 'chave-do-plano' },
  tried: [],
});
const soon = Date.parse('2026-03-12T12:00:00.000Z');
const storeOf = (userId: string, id?: string) =>
  draftStore<{ titulo: string }>({ userId, type: 'Cardapio', id });
const titles = (store: ReturnType<typeof storeOf>) => store.all(soon).map(({ content }) => content.titulo);

test('a draft is found by the same person for the same record only', () => {
  storeOf('ana', 'p1').put('aba', aDraft('Meu plano'));
  expect(titles(storeOf('ana', 'p1'))).toEqual(['Meu plano']);
  expect(titles(storeOf('ana', 'p2'))).toEqual([]);
  expect(titles(storeOf('ana'))).toEqual([]);
  expect(titles(storeOf('bia', 'p1'))).toEqual([]);
  expect(draftsOf('ana', soon)).toMatchObject([{ ref: { userId: 'ana', type: 'Cardapio', id: 'p1' } }]);
  expect(draftsOf('an', soon)).toEqual([]);
});

test('two tabs keep two drafts, the newest first, and each clears its own', () => {
  const store = storeOf('ana');
  store.put('um', aDraft('Primeiro', '2026-03-12T10:00:00.000Z'));
  store.put('dois', aDraft('Segundo', '2026-03-12T11:00:00.000Z'));
  store.put('um', aDraft('Primeiro, mais longo', '2026-03-12T10:30:00.000Z'));
  expect(titles(store)).toEqual(['Segundo', 'Primeiro, mais longo']);
  store.erase('dois');
  expect(titles(store)).toEqual(['Primeiro, mais longo']);
  store.erase('um');
  expect(Object.keys(localStorage)).toEqual(['token']);
});

test('Sair clears every draft of the person, and a closing tab does not write its draft again', async () => {
  const store = storeOf('ana', 'p1');
  store.put('aba', aDraft('Meu plano'));
  await forgetDevice('ana');
  expect(store.put('aba', aDraft('Meu plano'))).toBe(false);
  expect(localStorage.length).toBe(0);
});

test('two tabs that store drafts at the same moment both keep theirs', () => {
  const [mine, yours] = [storeOf('ana', 'p1'), storeOf('ana', 'p1')];
  vi.stubGlobal(
    'localStorage',
    // Between the reading and the writing of one tab, the other writes.
    new Proxy(localStorage, {
      get(disk, name) {
        const value: unknown = Reflect.get(disk, name);
        if (name === 'setItem')
          return (key: string, text: string) => {
            if (key.endsWith(':minha'))
              disk.setItem(key.replace(/minha$/, 'sua'), JSON.stringify(aDraft('Da outra aba')));
            disk.setItem(key, text);
          };
        return typeof value === 'function' ? value.bind(disk) : value;
      },
    }),
  );
  mine.put('minha', aDraft('Desta aba'));
  vi.unstubAllGlobals();
  expect(titles(yours).sort()).toEqual(['Da outra aba', 'Desta aba']);
});

test('old drafts and damaged ones are not offered', () => {
  const store = storeOf('ana', 'p1');
  store.put('velha', aDraft('De janeiro', '2026-01-12T10:00:00.000Z'));
  expect(titles(store)).toEqual([]);
  for (const damaged of ['{', 'null', '7', '{}', '{"savedAt":1}', '[]']) {
    localStorage.setItem('alecrim:rascunho:ana:Cardapio:p1:aba', damaged);
    expect(store.all(soon)).toEqual([]);
  }
});

test('old drafts of every record and person are erased', () => {
  storeOf('ana', 'p1').put('aba', aDraft('De janeiro', '2026-01-12T10:00:00.000Z'));
  storeOf('bia').put('aba', aDraft('De janeiro', '2026-01-12T10:00:00.000Z'));
  storeOf('ana', 'p2').put('aba', aDraft('De março'));
  localStorage.setItem('outra-coisa', 'fica');
  eraseOldDrafts(soon);
  expect(Object.keys(localStorage).sort()).toEqual([
    'alecrim:rascunho:ana:Cardapio:p2:aba',
    'outra-coisa',
    'token',
  ]);
});

test('a clean-up does not overwrite a draft that another tab writes at the same moment', () => {
  storeOf('ana', 'p1').put('aba', aDraft('Meu plano'));
  const newer = JSON.stringify(aDraft('Meu plano, mais longo'));
  vi.stubGlobal('localStorage', diskOfTwoTabs(localStorage, newer));
  eraseOldDrafts(soon);
  vi.unstubAllGlobals();
  expect(titles(storeOf('ana', 'p1'))).toEqual(['Meu plano, mais longo']);
});

/** A disk on which another tab writes right after each reading. */
function diskOfTwoTabs(disk: Storage, newer: string): Storage {
  const getItem = (key: string) => {
    const read = disk.getItem(key);
    disk.setItem(key, newer);
    return read;
  };
  return new Proxy(disk, {
    get(_disk, name) {
      const value: unknown = name === 'getItem' ? getItem : Reflect.get(disk, name);
      return typeof value === 'function' ? value.bind(disk) : value;
    },
  });
}
