import { defineEntity } from '../entity.ts';
import { day, email, longText, moment, optionalChoice, requiredText, text } from '../fields.ts';
import { ACTIVITY_LEVELS, SEXES } from '../labels.ts';
import { listOf } from '../nested-fields.ts';
import { measure } from '../number-fields.ts';
import { type Motivo, motivoLabels, type Restricao, restricaoLabels } from '../restrictions.ts';
import { Avaliacao } from './avaliacao.ts';

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

const RESTRICOES = Object.keys(restricaoLabels) as [Restricao, ...Restricao[]];
const MOTIVOS = Object.keys(motivoLabels) as [Motivo, ...Motivo[]];

/** Something to avoid: one of the list, or her own words ("camarão", "não gosta de jiló"). */
const restricaoFields = {
  id: text(64),
  tipo: optionalChoice(RESTRICOES),
  palavras: text(120),
  motivo: optionalChoice(MOTIVOS),
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
    /** What the patient wants to reach, in the nutritionist's words. */
    objetivo: text(1_000),
    restricoes: listOf(restricaoFields, 60),
    /** The next visit. */
    retorno_em: day(),
    /** Who answers for a minor, how to reach them, and why the care serves the child (LGPD art. 14). */
    responsavel_nome: text(),
    responsavel_contato: text(),
    melhor_interesse: text(1_000),
    /**
     * A copy of the newest measurements, which the server keeps. A body that changes weight or height stores a measurement of
     * that day.
     */
    // Premature babies and the heaviest and tallest people on record fit; a slip of the keyboard mostly does not.
    peso_kg: Avaliacao.fields.peso_kg,
    altura_cm: Avaliacao.fields.altura_cm,
    /** The day on which weight and height were measured. */
    medidas_em: day(),
    meta_peso_kg: measure(1, 500, 'Informe o peso em quilos, de 1 a 500'),
    sexo: optionalChoice(SEXES),
    atividade: optionalChoice(ACTIVITY_LEVELS),
    consentimentos: listOf(consentimentoFields),
  },
  besideForm: ['consentimentos'],
});
