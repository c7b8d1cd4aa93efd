import { expect, test } from 'vitest';
import { restrictionsInNotes } from './restrictions-in-notes.ts';

const said = (notes: string) =>
  restrictionsInNotes(notes).map(
    ({ tipo, palavras, motivo }) => `${motivo}: ${[tipo, palavras].filter(Boolean).join(' ')}`,
  );

test.each<[notes: string, offers: string[]]>([
  [
    'Alergia a camarão. Intolerante à lactose, não come carne de porco',
    ['alergia: crustaceos camarão', 'intolerancia: lactose', 'escolha: porco'],
  ],
  ['Alérgica a amendoim e castanhas; rinite, alergia a poeira', ['alergia: amendoim', 'alergia: castanhas']],
  ['Não gosta de jiló, quiabo e fígado', ['escolha: jiló', 'escolha: quiabo', 'escolha: fígado']],
  ['Alergia: kiwi, mamão', ['alergia: kiwi', 'alergia: mamão']],
  ['Paciente vegana há 3 anos, mãe diabética', ['escolha: vegano']],
  ['Celíaca', ['condicao: gluten']],
  ['DRC estágio 4, em hemodiálise', ['condicao: potassio', 'condicao: fosforo']],
  ['Gestante, 20 semanas. Não tem alergia a nada', ['condicao: gestante']],
  ['APLV', ['alergia: proteina_do_leite']],
  ['Intolerância ao leite', ['intolerancia: lactose']],
  ['Não come carne vermelha por opção', ['escolha: carne_vermelha']],
])('%s', (notes, offers) => {
  expect(said(notes)).toEqual(offers);
});

test.each([
  'sem alergias',
  'Sem alergia a amendoim',
  'nega alergias alimentares',
  'Nega alergia a camarão',
  'pai tem alergia a amendoim',
  'A mãe é celíaca',
  'Histórico familiar de diabetes',
  'Alergias: nenhuma',
  'alergia alimentar: não',
  'Não possui intolerância à lactose',
  'não é vegetariana',
  'Alergia a dipirona e poeira',
  '',
])('nothing is offered by “%s”', (notes) => {
  expect(said(notes)).toEqual([]);
});
