import { expect, test } from 'vitest';
import { knownLines, rowProblems } from './row-checks.ts';

test('a row that the server would refuse is listed with its cell and the reason', () => {
  const rows = [
    { line: 2, values: { nome: 'Ana', email: 'ana@x.com', telefone: '123' } },
    { line: 3, values: { email: 'maria@@x', data_nascimento: '31/02/1990' } },
  ];
  expect(rowProblems(rows)).toEqual([
    { line: 3, field: 'nome', message: 'Informe o nome do paciente' },
    { line: 3, field: 'email', message: 'E-mail inválido' },
    { line: 3, field: 'data_nascimento', message: 'Data inválida' },
  ]);
});

test('an existing patient is recognised by e-mail, or by name with phone or birth date, and not by the name alone', () => {
  const known = [
    {
      nome: 'Marina Alves',
      email: 'marina@x.com',
      telefone: '(11) 90000-0001',
      data_nascimento: '1991-04-23',
    },
    { nome: 'Bia', email: '', telefone: null, data_nascimento: null },
  ];
  const rows = [
    { line: 2, values: { nome: 'Outra', email: 'MARINA@x.com' } },
    { line: 3, values: { nome: 'marina  alves', telefone: '11 90000 0001' } },
    { line: 4, values: { nome: 'Marina Alves', data_nascimento: '1991-04-23' } },
    { line: 5, values: { nome: 'Marina Alves', telefone: '(11) 90000-0002' } },
    { line: 6, values: { nome: 'Bia' } },
    { line: 7, values: {} },
  ];
  expect([...knownLines(rows, known)]).toEqual([2, 3, 4]);
});
