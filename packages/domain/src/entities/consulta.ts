import { defineEntity } from '../entity.ts';
import { longText, requiredDay, requiredReference, text } from '../fields.ts';
import { listOf } from '../nested-fields.ts';
import { amount } from '../number-fields.ts';

/** A question of the anamnesis as it was asked, with its answer. */
const respostaFields = { pergunta: text(500), resposta: longText() };

/** A file of the patient: a private upload, a PDF or a picture. The server fills type and size. */
const anexoFields = { nome: text(200), arquivo: text(500), tipo: text(100), bytes: amount(1e9) };

/** The note of one consultation. It is private: no public page shows it. */
export const Consulta = defineEntity({
  name: 'Consulta',
  table: 'consultas',
  words: { singular: 'anotação', plural: 'anotações', gender: 'a' },
  readableBy: 'owner',
  childOf: 'Paciente',
  attachments: 'anexos',
  keepsHistory: true,
  titleField: 'titulo',
  searchFields: ['titulo', 'texto'],
  // Without the questions: most notes ask the same ones.
  searchedTexts: ({ titulo, texto, respostas, anexos }) => [
    titulo,
    texto,
    ...respostas.map(({ resposta }) => resposta),
    ...anexos.map(({ nome }) => nome),
  ],
  fields: {
    paciente_id: requiredReference('Paciente', 'Escolha o paciente'),
    data: requiredDay('Informe a data da consulta'),
    titulo: text(),
    texto: longText(),
    respostas: listOf(respostaFields, 60),
    anexos: listOf(anexoFields, 20),
  },
});
