import { expect, test } from 'vitest';
import { otherPatientsIn, personsIn } from './person-names.ts';

const passage = (text: string) => ({ path: 'observacoes_finais', onde: 'Observações finais', text });
const found = (text: string, patients: string[], own = 'Marina Alves') =>
  otherPatientsIn(personsIn([passage(text)], [own]), patients).map(({ nome, isSure }) => [nome, isSure]);

test.each([
  'Júlia, beba água.',
  'Beba água. Julia, não esqueça!',
  'Olá, Júlia! Tudo bem?',
  'Querida Júlia',
  'Plano Júlia',
  'Plano da Júlia',
  'Cardápio alimentar para Júlia',
  'Paciente: Júlia',
  'Até o retorno, Júlia.',
  'Combinado com Júlia de Souza',
  'Prescrição dietética da Julia Souza',
])('another patient is surely named: %s', (text) => {
  expect(found(text, ['Júlia de Souza'])).toEqual([['Júlia de Souza', true]]);
});

test.each([
  ['Use a receita da Júlia', ['Júlia de Souza']],
  ['Combine com a Júlia o horário', ['Júlia de Souza']],
])('a name inside a sentence is told without a question: %s', (text, patients) => {
  expect(found(text, patients)).toEqual([['Júlia de Souza', false]]);
});

test.each([
  ['4 biscoitos Maria', ['Maria Lima']],
  ['1 clara de ovo', ['Clara Nunes']],
  ['Clara, gema e farinha', ['Clara Nunes']],
  ['Pimenta rosa e suco de Lima', ['Rosa Lima', 'Lima Reis']],
  ['Marina, beba água', ['Marina Costa']],
  ['Plano da Marina Alves', ['Marina Costa']],
  ['Receita da Júlia Child', ['Júlia de Souza']],
  ['Paciente: João Pedro', ['Pedro Reis']],
  ['Castanha-do-Pará com Iogurte', ['Pará Reis']],
  ['Salada Da Júlia Com Frango Grelhado', ['Júlia de Souza']],
  ['Banana, 2 unidades', ['Banana Reis']],
])('nobody is named: %s', (text, patients) => {
  expect(found(text, patients as string[])).toEqual([]);
});

test('a namesake of the patient is told by the surname, and a name that is a word by the whole name', () => {
  expect(found('Plano da Marina Costa', ['Marina Costa'])).toEqual([['Marina Costa', true]]);
  expect(found('Combinado com Clara Nunes', ['Clara Nunes'])).toEqual([['Clara Nunes', true]]);
});
