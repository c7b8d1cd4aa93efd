import { brandDefaults } from '../brand.ts';
import { defineEntity } from '../entity.ts';
import { colour, email, imageUrl, longText, text } from '../fields.ts';

/** The profile that a person edits. Sign-in data lives beside it and is never part of a draft. */
export const User = defineEntity({
  name: 'User',
  table: 'users',
  words: { singular: 'usuário', plural: 'usuários', gender: 'o' },
  readableBy: 'owner',
  largest: { bytes: 32 * 1024, lines: 100, failure: 'TOO_LARGE' },
  titleField: 'nome_nutricionista',
  searchFields: ['nome_nutricionista'],
  fields: {
    nome_nutricionista: text(),
    crn: text(60),
    telefone: text(40),
    email_profissional: email(),
    endereco: text(500),
    especialidade: text(),
    cor_primaria: colour(),
    cor_secundaria: colour(),
    cor_destaque: colour(),
    logo_url: imageUrl(),
    foto_url: imageUrl(),
    /** The questions that a new note of a consultation starts with, one in each line. Empty means the usual ones. */
    perguntas_anamnese: longText(),
  },
  // Pictures are saved the moment they are chosen.
  besideForm: ['logo_url', 'foto_url', 'perguntas_anamnese'],
  blank: brandDefaults,
});
