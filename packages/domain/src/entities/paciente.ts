import { defineEntity } from '../entity.ts';
import { day, email, longText, moment, optionalChoice, requiredText, text } from '../fields.ts';
import { ACTIVITY_LEVELS, SEXES } from '../labels.ts';
import { listOf } from '../nested-fields.ts';
import { measure } from '../number-fields.ts';

/** One consent, for one purpose. It is never rewritten: taking it back sets `revogado_em` (LGPD art. 8). */
const consentimentoFields = {
  id: text(64),
  finalidade: text(60),
  /** The text as it was agreed to, and which version of the product's texts that was. */
  texto: longText(),
  versao: text(40),
  canal: text(60),
  concedido_em: moment(),
  registrado_por: text(),
  revogado_em: moment(),
};

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
    /** Who answers for a minor, how to reach them, and why the care serves the child (LGPD art. 14). */
    responsavel_nome: text(),
    responsavel_contato: text(),
    melhor_interesse: text(1_000),
    // Premature babies and the heaviest and tallest people on record fit; a slip of the keyboard mostly does not.
    peso_kg: measure(1, 500, 'Informe o peso em quilos, de 1 a 500'),
    altura_cm: measure(30, 250, 'Informe a altura em centímetros, de 30 a 250'),
    /** The day on which weight and height were measured. */
    medidas_em: day(),
    sexo: optionalChoice(SEXES),
    atividade: optionalChoice(ACTIVITY_LEVELS),
    consentimentos: listOf(consentimentoFields),
  },
  besideForm: ['consentimentos'],
});
