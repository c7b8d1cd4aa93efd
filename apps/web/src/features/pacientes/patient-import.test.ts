import { expect, test } from 'vitest';
import { csvRows } from './csv-table.ts';
import {
  columnsOf,
  importFile,
  knownLines,
  patientRows,
  rowProblems,
  templateFile,
} from './patient-import.ts';

test.each([
  [['nome', 'email', 'telefone', 'data_nascimento', 'observacoes']],
  [['Nome Completo', 'E-mail', 'Celular', 'Data de Nascimento', 'Observações']],
  [['PACIENTE', 'E-MAIL', 'WhatsApp', 'Nascimento', 'Obs.']],
  [['Nome do paciente', 'email', 'Telefone 1', 'Dt. Nasc.', 'Anotações']],
])('the columns %j are recognised', (header) => {
  expect(columnsOf(header)).toEqual(['nome', 'email', 'telefone', 'data_nascimento', 'observacoes']);
});

test.each([
  [['peso_kg', 'altura_cm', 'medidas_em', 'sexo', 'atividade']],
  [['Peso (kg)', 'Altura (cm)', 'Medido em', 'Sexo', 'Nível de atividade']],
  [['PESO ATUAL', 'Estatura', 'Data da pesagem', 'Gênero', 'Atividade']],
  [['Peso', 'Altura (m)', 'Data das medidas', 'Sexo biológico', 'Nível de atividade física']],
])('the columns of measures %j are recognised', (header) => {
  expect(columnsOf(header)).toEqual(['peso_kg', 'altura_cm', 'medidas_em', 'sexo', 'atividade']);
});

test('measures are read as people write them, and text that is not understood stays for the error', () => {
  const rows = csvRows(
    'Nome;Peso (kg);Altura;Medido em;Sexo;Atividade\nAna;72,5;1,65;16/11/2026;F;Pouco ativo\nBia;setenta;165 cm;;Outro;Sedentária',
  );
  expect(patientRows(rows, columnsOf(rows[0]!.cells)).map(({ values }) => values)).toEqual([
    {
      nome: 'Ana',
      peso_kg: 72.5,
      altura_cm: 165,
      medidas_em: '2026-11-16',
      sexo: 'feminino',
      atividade: 'leve',
    },
    { nome: 'Bia', peso_kg: 'setenta', altura_cm: 165, sexo: 'Outro', atividade: 'sedentario' },
  ]);
});

test('an unknown or repeated column is left out', () => {
  expect(columnsOf(['Nome', 'Convênio', 'Telefone', 'Celular', '__proto__'])).toEqual([
    'nome',
    null,
    'telefone',
    null,
    null,
  ]);
});

test('dates and phone numbers are normalised, and empty cells are left out', () => {
  const rows = csvRows(
    'Nome;Celular;Nascimento;E-mail\nAna;11912345678;23/04/1991 00:00;\nBia;;ontem;b@x.com',
  );
  expect(patientRows(rows, columnsOf(rows[0]!.cells))).toEqual([
    { line: 2, values: { nome: 'Ana', telefone: '(11) 91234-5678', data_nascimento: '1991-04-23' } },
    { line: 3, values: { nome: 'Bia', data_nascimento: 'ontem', email: 'b@x.com' } },
  ]);
});

test("T30: the ' that an export put before a formula is removed", () => {
  const rows = csvRows("nome;telefone\n'=Ana;'+34 912 345 678");
  expect(patientRows(rows, ['nome', 'telefone'])[0]?.values).toEqual({
    nome: '=Ana',
    telefone: '+34 912 345 678',
  });
});

test('the import sends the patients in the order of the file', async () => {
  const rows = [
    { line: 2, values: { nome: 'Ana' } },
    { line: 5, values: { nome: 'Bia' } },
  ];
  expect(JSON.parse(await importFile(rows).text())).toEqual([{ nome: 'Ana' }, { nome: 'Bia' }]);
});

test('the example file can be imported unchanged', async () => {
  const rows = csvRows(await templateFile().text());
  expect(patientRows(rows, columnsOf(rows[0]!.cells))[0]?.values).toEqual({
    nome: 'Marina Alves',
    email: 'marina@exemplo.com.br',
    telefone: '(11) 91234-5678',
    data_nascimento: '1991-04-23',
    observacoes: 'Intolerância à lactose',
  });
});

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
