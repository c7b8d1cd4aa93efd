import { aRefeicaoTemplate } from '@alecrim/domain/testing';
import { expect, test } from 'vitest';
import { withNumberedOptions } from './numbered-options.ts';

const refeicao = (...opcoes: object[]) => ({ ...aRefeicaoTemplate(), opcoes }) as never;

test('options are numbered by their places, and those that say nothing are left out', () => {
  const { opcoes } = withNumberedOptions(
    refeicao(
      { id: 'a', numero: 3, descricao: 'Pão', itens: [] },
      { id: 'b', numero: 1, descricao: ' ', itens: [] },
      { id: 'c', numero: 1, descricao: '', itens: ['ovo'] },
    ),
  );
  expect(opcoes).toMatchObject([
    { id: 'a', numero: 1 },
    { id: 'c', numero: 2 },
  ]);
});
