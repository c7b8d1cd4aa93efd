import { expect, test } from 'vitest';
import { differencesOf } from './field-differences.tsx';

const labels = { nome: 'Nome', email: 'E-mail', opcoes: 'Opções', itens: 'Itens' };

test('only fields with different content are listed, with the labels of the form', () => {
  const theirs = { nome: 'Ana', email: null, version: 2 };
  const mine = { nome: 'Ana Lima', email: '', version: 1 };
  expect(differencesOf(labels, theirs, mine)).toEqual([{ label: 'Nome', theirs: 'Ana', mine: 'Ana Lima' }]);
});

test('options and lines are compared as text, without their ids', () => {
  const opcao = { id: '1', numero: 1, descricao: 'Pão', itens: ['ovo', 'café'] };
  expect(differencesOf(labels, { opcoes: [opcao] }, { opcoes: [{ ...opcao, id: '2' }] })).toEqual([]);
  expect(differencesOf(labels, { opcoes: [opcao], itens: ['a'] }, { opcoes: [], itens: ['a', 'b'] })).toEqual(
    [
      { label: 'Opções', theirs: 'Pão\novo\ncafé', mine: '' },
      { label: 'Itens', theirs: 'a', mine: 'a\nb' },
    ],
  );
});
