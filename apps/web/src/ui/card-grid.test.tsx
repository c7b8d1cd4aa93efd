import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CardGrid, CardGridItem } from './card-grid.tsx';

type Report = (entries: object[]) => void;
let reports: Map<string, Report>;

beforeEach(() => {
  reports = new Map();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: Report, { rootMargin }: { rootMargin: string }) {
        reports.set(rootMargin, report);
      }
      observe() {}
      unobserve() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const tell = (margin: 'near' | 'far', target: Element, isIntersecting: boolean) => {
  const report = reports.get(margin === 'near' ? '1200px 0px' : '3600px 0px');
  act(() => report?.([{ target, isIntersecting, boundingClientRect: { height: 320 } }]));
};

test('a card that leaves the neighbourhood of the screen is its title at its last height, and is drawn again', () => {
  render(
    <CardGrid label="cardápios">
      <CardGridItem index={0} title="Perto">
        <button type="button">Abrir perto</button>
      </CardGridItem>
      <CardGridItem index={300} title="Longe">
        <button type="button">Abrir longe</button>
      </CardGridItem>
    </CardGrid>,
  );
  const [near, far] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  // Far down the list, a card begins as its title.
  expect(far).toHaveTextContent(/^Longe$/);
  expect(near).toHaveTextContent('Abrir perto');
  tell('near', far, true);
  expect(far).toHaveTextContent('Abrir longe');

  tell('far', near, false);
  expect(near).toHaveTextContent(/^Perto$/);
  expect(near).toHaveStyle({ height: '320px' });
  tell('near', near, true);
  expect(near).toHaveTextContent('Abrir perto');

  // What has the focus stays.
  screen.getByRole('button', { name: 'Abrir perto' }).focus();
  tell('far', near, false);
  expect(near).toHaveTextContent('Abrir perto');
});
