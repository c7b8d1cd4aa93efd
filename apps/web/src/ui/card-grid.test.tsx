import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CardGrid } from './card-grid.tsx';

const HEIGHT = 200;

/** A page in which every card is 200 pixels high and each row has two, as far as this environment has a layout. */
beforeEach(() => {
  const styles = window.getComputedStyle.bind(window);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const style = styles(element);
    if (element.tagName !== 'UL') return style;
    return new Proxy(style, {
      get(_style, name) {
        const value: unknown = name === 'gridTemplateColumns' ? '300px 300px' : Reflect.get(style, name);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, this.tagName === 'UL' ? -window.scrollY : 0, 300, HEIGHT);
  });
  vi.stubGlobal('innerHeight', 800);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  scrollToPixel(0);
});

function scrollToPixel(top: number) {
  window.scrollTo(0, top);
  window.dispatchEvent(new Event('scroll'));
}

interface Shown {
  from?: number;
  onReach?: (index: number) => void;
  isComplete?: boolean;
  name?: string;
}

const grid = (count: number, { from = 0, onReach, isComplete = true, name = 'all' }: Shown = {}) => (
  <CardGrid
    label="Pessoas"
    name={name}
    items={Array.from({ length: count }, (_, place) => ({ id: `p${from + place}` }))}
    from={from}
    isComplete={isComplete}
    onReach={onReach}
  >
    {({ id }) => <button type="button">{id}</button>}
  </CardGrid>
);

const shown = () => screen.getAllByRole('button').map((button) => button.textContent);
const list = () => screen.getByRole('list', { name: 'Pessoas' });
const isWindow = () => waitFor(() => expect(shown().length).toBeLessThan(60));

test('up to 60 cards are all in the page, as an ordinary list', () => {
  render(grid(60));
  expect(shown()).toHaveLength(60);
  expect(screen.getAllByRole('listitem')[0]).not.toHaveAttribute('aria-posinset');
});

test('of a longer list the rows near the screen are in the page, with the place of each card and the space of the rest', async () => {
  render(grid(600));
  await isWindow();
  expect(shown()[0]).toBe('p0');
  expect(shown().length).toBeGreaterThanOrEqual(8);
  const first = screen.getAllByRole('listitem')[0];
  expect(first).toHaveAttribute('aria-posinset', '1');
  expect(first).toHaveAttribute('aria-setsize', '600');
  const space = Number.parseFloat(list().style.paddingBottom);
  expect(space).toBe((300 - shown().length / 2) * HEIGHT);
});

test('scrolling changes the rows; the row with the focus and its neighbours stay', async () => {
  render(grid(600));
  await isWindow();
  const focused = screen.getByRole('button', { name: 'p2' });
  act(() => focused.focus());
  act(() => scrollToPixel(20_000));
  await waitFor(() => expect(shown()).toContain('p204'));
  expect(shown().slice(0, 6)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5']);
  expect(shown()).not.toContain('p20');
  expect(focused).toHaveFocus();
  // The rows that are not in the page are a gap.
  const next = screen.getByRole('button', { name: shown()[6] ?? '' }).closest('li');
  expect(Number.parseFloat(next?.style.marginTop ?? '')).toBeGreaterThan(15_000);
});

test('the length of a list that has more is not known', async () => {
  render(grid(100, { isComplete: false }));
  await isWindow();
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '-1');
});

test('cards before the loaded ones have their space, and are asked for when they come near', async () => {
  const onReach = vi.fn();
  render(grid(100, { from: 500, onReach, name: 'later' }));
  await waitFor(() => expect(onReach).toHaveBeenLastCalledWith(0));
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  act(() => scrollToPixel(62_000));
  await waitFor(() => expect(shown()).toContain('p520'));
  expect(onReach.mock.lastCall?.[0]).toBeGreaterThanOrEqual(500);
});

test('another search begins at the top of the list', async () => {
  const toTop = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
  const { rerender } = render(grid(600));
  await isWindow();
  rerender(grid(500, { name: 'found' }));
  expect(toTop).not.toHaveBeenCalled();
  act(() => scrollToPixel(20_000));
  rerender(grid(400, { name: 'others' }));
  expect(toTop).toHaveBeenCalledTimes(1);
});
