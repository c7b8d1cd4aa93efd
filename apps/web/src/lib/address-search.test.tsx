import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createPath, Link, Router, type To } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAddressSearch, useWriteAddress } from './address-search.ts';
import { AppRouter, createAppHistory } from './app-history.tsx';

// Longer than the pause after which the address follows.
const PAUSE = 300;

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/Pacientes');
});
afterEach(() => void vi.useRealTimers());

function Search() {
  const { text, setText } = useAddressSearch();
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/Pacientes?q=salada">Saladas</Link>
      <Link to="/Pacientes">Tudo</Link>
    </>
  );
}

/** The browser's address changes at once; the router tells the page when `arrive` is called, as on a busy machine. */
function aPage() {
  const onTheirWay: string[] = [];
  let tell = (_address: string) => {};
  const go = (to: To) => {
    const address = typeof to === 'string' ? to : createPath(to);
    window.history.replaceState(null, '', address);
    onTheirWay.push(address);
  };
  const navigator = { createHref: (to: To) => createPath(to as object), push: go, replace: go, go() {} };
  function SlowRouter() {
    const [address, setAddress] = useState('/Pacientes');
    tell = setAddress;
    return (
      <Router location={address} navigator={navigator}>
        <Search />
      </Router>
    );
  }
  render(<SlowRouter />);
  return {
    arrive: () => act(() => tell(onTheirWay.shift() ?? '')),
    goTo: (address: string) => act(() => tell(address)),
  };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pause = () => act(() => vi.advanceTimersByTime(PAUSE));
const follow = (link: string) => fireEvent.click(screen.getByRole('link', { name: link }));

test('letters typed while the address still changes stay in the field, and reach the address', () => {
  const { arrive } = aPage();
  type('a');
  pause();
  type('ab');
  arrive();
  expect(field().value).toBe('ab');
  pause();
  arrive();
  expect(field().value).toBe('ab');
  expect(location.search).toBe('?q=ab');
});

test('letters typed after two changes of address stay when the older change arrives first', () => {
  const { arrive } = aPage();
  type('a');
  pause();
  type('ab');
  pause();
  type('abc');
  arrive();
  expect(field().value).toBe('abc');
  arrive();
  expect(field().value).toBe('abc');
});

test('a text that is deleted while the address still changes stays deleted', () => {
  const { arrive } = aPage();
  type('a');
  pause();
  type('');
  arrive();
  expect(field().value).toBe('');
  pause();
  expect(location.search).toBe('');
});

test('a link with another search sets the field, also over text typed just before', () => {
  const { arrive } = aPage();
  type('arroz');
  pause();
  arrive();
  type('arroz i');
  follow('Saladas');
  arrive();
  expect(field().value).toBe('salada');
  pause();
  expect(location.search).toBe('?q=salada');
});

test('a link with an earlier search of the same field sets the field', () => {
  const { arrive } = aPage();
  for (const text of ['salada', 'salada verde']) {
    type(text);
    pause();
    arrive();
  }
  follow('Saladas');
  arrive();
  expect(field().value).toBe('salada');
});

test('a link without a search empties the field', () => {
  const { arrive } = aPage();
  type('arroz');
  pause();
  arrive();
  follow('Tudo');
  arrive();
  expect(field().value).toBe('');
});

test('going back to another search sets the field', () => {
  const { arrive, goTo } = aPage();
  type('arroz');
  pause();
  arrive();
  goTo('/Pacientes?q=feijao');
  expect(field().value).toBe('feijao');
});

test('a search typed right before a link is followed does not undo the navigation', () => {
  aPage();
  type('arroz');
  window.history.pushState(null, '', '/Perfil');
  pause();
  expect(location.pathname + location.search).toBe('/Perfil');
});

function Writers() {
  const write = useWriteAddress();
  function writeBoth() {
    write({ q: '' });
    write({ categoria: 'nenhuma' });
  }
  return (
    <button type="button" onClick={writeBoth}>
      Escrever
    </button>
  );
}

test('two controls that write to the address in one render both succeed, and other parameters stay', async () => {
  window.history.replaceState(null, '', '/GerenciarRefeicoes?q=feijao&categoria=almoco&de=mim');
  render(
    <AppRouter history={createAppHistory()}>
      <Writers />
    </AppRouter>,
  );
  screen.getByRole('button').click();
  expect(window.location.pathname + window.location.search).toBe(
    '/GerenciarRefeicoes?categoria=nenhuma&de=mim',
  );
});
