import type { Numbers } from '@alecrim/nutrition';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { DaySelect } from './day-select.tsx';
import { createNumbersStore, NumbersContext, useDayNumbers, useNumbersOf } from './numbers-store.ts';

const kcal = (energy: number): Numbers => {
  const amount = { least: energy, chosen: energy, most: energy, missing: 0 };
  const none = { least: 0, chosen: 0, most: 0, missing: 0 };
  const amounts = { energy: amount, protein: none, carbohydrate: none, fat: none, fibre: none };
  return { amounts, lines: 1, known: 1, openEnergy: 0 };
};

test('a result re-renders only the options whose numbers have changed', () => {
  const store = createNumbersStore();
  const drawn: string[] = [];
  const paths = ['opcoes.0', 'opcoes.1'];
  const Option = ({ path }: { path: string }) => <p>{useNumbersOf(path)?.amounts.energy.chosen} kcal</p>;
  render(
    <NumbersContext value={store}>
      {paths.map((path) => (
        <Profiler key={path} id={path} onRender={(id) => drawn.push(id)}>
          <Option path={path} />
        </Profiler>
      ))}
    </NumbersContext>,
  );
  const put = (first: number, second: number) =>
    act(() =>
      store.set(
        kcal(first + second),
        new Map([
          ['opcoes.0', kcal(first)],
          ['opcoes.1', kcal(second)],
        ]),
      ),
    );
  put(100, 200);
  drawn.length = 0;
  put(150, 200);
  expect(drawn).toEqual(['opcoes.0']);
});

test('the numbers are of the kind of day that was chosen, and of the first when it is gone', () => {
  const store = createNumbersStore();
  const Day = () => <p>{useDayNumbers()?.amounts.energy.chosen} kcal</p>;
  render(
    <NumbersContext value={store}>
      <DaySelect />
      <Day />
    </NumbersContext>,
  );
  act(() => store.set(kcal(900), new Map()));
  expect(screen.queryByRole('combobox')).toBeNull();
  const days = [
    { kind: ['uteis'] as const, numbers: kcal(1000) },
    { kind: ['fim_de_semana'] as const, numbers: kcal(1200) },
  ];
  act(() => store.set(kcal(1000), new Map(), days));
  const select = screen.getByRole('combobox', { name: 'Tipo de dia' });
  expect(select).toHaveTextContent('Segunda a sexta: ≈ 1.000 kcalFim de semana: ≈ 1.200 kcal');
  fireEvent.change(select, { target: { value: '1' } });
  expect(screen.getByText('1200 kcal')).toBeVisible();
  act(() => store.set(kcal(950), new Map()));
  expect(screen.getByText('950 kcal')).toBeVisible();
});
