import { brandDefaults } from '../brand.ts';
import { defineEntity } from '../entity.ts';
import { choice, colour, email, imageUrl, longText, text } from '../fields.ts';

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
    /**
     * Whether the editors show numbers. `perguntar` shows them and asks; `por_aparelho` is an account from before this
     * field, whose devices each remember a choice.
     */
    calorias_e_macros: choice(['perguntar', 'sim', 'nao', 'por_aparelho']),
    /** Whether the first run has offered name, logo and colours. It asks once, on whichever device. */
    apresentacao: choice(['pendente', 'concluida']),
  },
  // Pictures and choices are saved the moment they are made.
  besideForm: ['logo_url', 'foto_url', 'perguntas_anamnese', 'calorias_e_macros', 'apresentacao'],
  blank: brandDefaults,
});
