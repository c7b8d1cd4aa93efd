import type { Numbers } from '@alecrim/nutrition';
import { act, render } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { LinesNumbers } from './lines-numbers.tsx';
import { NumbersScope } from './numbers-scope.ts';
import { createNumbersStore } from './numbers-store.ts';

const kcal = (energy: number): Numbers => {
  const amount = { least: energy, chosen: energy, most: energy, missing: 0 };
  const none = { least: 0, chosen: 0, most: 0, missing: 0 };
  const amounts = { energy: amount, protein: none, carbohydrate: none, fat: none, fibre: none };
  return { amounts, lines: 1, known: 1, openEnergy: 0 };
};

test('an answer draws only the options whose numbers have changed', () => {
  const store = createNumbersStore();
  const drawn: string[] = [];
  const paths = ['opcoes.0', 'opcoes.1'];
  render(
    <NumbersScope value={store}>
      {paths.map((path) => (
        <Profiler key={path} id={path} onRender={(id) => drawn.push(id)}>
          <LinesNumbers name={`${path}.itens`} label={path} area={{ current: null }} />
        </Profiler>
      ))}
    </NumbersScope>,
  );
  const put = (first: number, second: number) =>
    act(() =>
      store.put(
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
