import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <TooltipProvider>
      <Tooltip text="Dica de um">
        <button type="button">um</button>
      </Tooltip>
      <Tooltip text="Dica de dois">
        <button type="button">dois</button>
      </Tooltip>
    </TooltipProvider>,
  );
});
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const pointAt = (name: string) =>
  fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' });
/** Closes the tooltip by a press and moves the pointer away. */
function leave(name: string) {
  fireEvent.pointerDown(screen.getByRole('button', { name }));
  fireEvent.pointerUp(screen.getByRole('button', { name }));
  fireEvent.pointerLeave(screen.getByRole('button', { name }));
}
const shown = () => screen.queryAllByRole('tooltip').map((tip) => tip.textContent);

test('a tooltip opens after 700 ms of pointing', async () => {
  pointAt('um');
  await wait(699);
  expect(shown()).toEqual([]);
  await wait(1);
  expect(shown()).toEqual(['Dica de um']);
});

test('within 300 ms after one tooltip closes, the next opens at once', async () => {
  pointAt('um');
  await wait(700);
  leave('um');
  await wait(299);
  pointAt('dois');
  await wait(0);
  expect(shown()).toEqual(['Dica de dois']);
});

test('after 300 ms a tooltip waits 700 ms again', async () => {
  pointAt('um');
  await wait(700);
  leave('um');
  await wait(300);
  pointAt('dois');
  await wait(699);
  expect(shown()).toEqual([]);
});
