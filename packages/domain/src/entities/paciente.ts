import { defineEntity } from '../entity.ts';
import { day, email, longText, requiredText, text } from '../fields.ts';

export const Paciente = defineEntity({
  name: 'Paciente',
  table: 'pacientes',
  words: { singular: 'paciente', plural: 'pacientes', gender: 'o' },
  readableBy: 'owner',
  keepsHistory: true,
  titleField: 'nome',
  searchFields: ['nome', 'email'],
  fields: {
    nome: requiredText('Informe o nome do paciente'),
    email: email(),
    telefone: text(40),
    data_nascimento: day(),
    observacoes: longText(),
  },
  blank: { nome: '', email: '', telefone: '', data_nascimento: null, observacoes: '' },
});
