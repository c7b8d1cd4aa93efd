import { expect, test } from 'vitest';
import { aPage } from '../testing/a-page.ts';
import { createSession } from './session.ts';

const bothKeys = (token: string) => ({ base44_access_token: token, token });
const kept = (page: ReturnType<typeof aPage>) => Object.fromEntries(page.stored);

test('the token of the last visit is found under either key', () => {
  expect(createSession(aPage(undefined, { base44_access_token: 'a' })).token()).toBe('a');
  expect(createSession(aPage(undefined, { token: 'b' })).token()).toBe('b');
});

test('a token in the address is saved under both keys and taken out of the address', () => {
  const page = aPage('http://app.test/Perfil?aba=cores&access_token=novo#topo');
  expect(createSession(page).token()).toBe('novo');
  expect(kept(page)).toEqual(bothKeys('novo'));
  expect(page.location.href).toBe('http://app.test/Perfil?aba=cores#topo');
});

test('an empty token in the address is removed and not used', () => {
  const page = aPage('http://app.test/?access_token=', { token: 'a' });
  expect(createSession(page).token()).toBe('a');
  expect(page.location.href).toBe('http://app.test/');
});

test('a token in the address never replaces another session by itself', () => {
  const page = aPage('http://app.test/?access_token=outro', bothKeys('meu'));
  const session = createSession(page);
  expect([session.token(), session.pendingToken()]).toEqual(['meu', 'outro']);
  expect(kept(page)).toEqual(bothKeys('meu'));
  expect(page.location.href).toBe('http://app.test/');

  session.set('outro', true);
  expect([session.token(), session.pendingToken()]).toEqual(['outro', undefined]);
  expect(kept(page)).toEqual(bothKeys('outro'));
});

test('a token given to createClient is used and not stored', () => {
  const page = aPage();
  expect(createSession(page, 'dado').token()).toBe('dado');
  expect(kept(page)).toEqual({});
});

test('clearing removes both keys', () => {
  const page = aPage(undefined, { ...bothKeys('a'), outra: 'coisa' });
  const session = createSession(page);
  session.clear();
  expect(session.token()).toBeUndefined();
  expect(kept(page)).toEqual({ outra: 'coisa' });
});

test('without storage the session lasts as long as the page', () => {
  const refuse = () => {
    throw new Error('QuotaExceededError');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  const session = createSession({ ...aPage('http://app.test/?access_token=a'), storage });
  expect(session.token()).toBe('a');
  session.clear();
  expect(session.token()).toBeUndefined();
});

test('what no header can carry is no token, in the address or stored', () => {
  for (const wrong of ['%E2%82%AC', 'a%0Ab', 'a b', 'x'.repeat(600)]) {
    const page = aPage(`http://app.test/?access_token=${wrong}`);
    expect(createSession(page).token()).toBeUndefined();
    expect(kept(page)).toEqual({});
    expect(page.location.href).toBe('http://app.test/');
  }
  expect(createSession(aPage(undefined, { base44_access_token: '€', token: 'b' })).token()).toBe('b');
});

test('a session knows that its token came with the address, until the person has accepted it', () => {
  expect(createSession(aPage(undefined, bothKeys('meu'))).isFromAddress()).toBe(false);
  expect(createSession(aPage('http://app.test/?access_token=meu', bothKeys('meu'))).isFromAddress()).toBe(
    false,
  );
  const arrived = createSession(aPage('http://app.test/?access_token=novo'));
  expect(arrived.isFromAddress()).toBe(true);
  arrived.accept();
  expect(arrived.isFromAddress()).toBe(false);

  const asked = createSession(aPage('http://app.test/?access_token=outro', bothKeys('meu')));
  expect(asked.isFromAddress()).toBe(false);
  asked.set('outro', true);
  expect(asked.isFromAddress()).toBe(true);
  asked.set('terceiro', true);
  expect(asked.isFromAddress()).toBe(false);
});
