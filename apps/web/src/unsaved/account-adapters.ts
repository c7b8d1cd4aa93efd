import type { Client } from '@alecrim/client';
import { type Account, contentOf, type Entity, type Profile, readableContent, User } from '@alecrim/domain';
import { questionsOf, questionsTemplate } from '@alecrim/domain/pure';
import { saveProfile } from '../data/own-account.ts';
import type { Session } from '../data/session.ts';
import type { RecordAdapter, SavedRecord } from './record-adapter.ts';

/** The pictures are saved on their own, the moment they are chosen. */
export type ProfileValues = Omit<Profile, (typeof User.besideForm)[number]>;

const entity = User as unknown as Entity;

/** The profile has no versions: only what was changed here is sent, so that another tab's work stays. */
export function profileAdapter(client: Client, session: Session): RecordAdapter<ProfileValues, Account> {
  const sameAs = (base: ProfileValues) => (name: keyof ProfileValues, value: unknown) =>
    (base[name] ?? '') === (value ?? '');
  return {
    name: 'User',
    contentOf: (account) => contentOf(entity, account ?? {}) as ProfileValues,
    readable: (content) => readableContent(entity, content),
    valid: (content) => User.form.safeParse(content).data as ProfileValues | undefined,
    update({ content: base }, content) {
      const isSame = sameAs(base);
      const changed = Object.entries(content).filter(
        ([name, value]) => !isSame(name as keyof ProfileValues, value),
      );
      return saveProfile(client, session, Object.fromEntries(changed));
    },
    create: () => Promise.reject(new Error('An account is not created by its profile')),
    copyOf: (content) => content,
  };
}

/** The drafts of the questions, apart from those of the profile, which is the same record. */
export const QUESTIONS_DRAFT = 'perguntas';

export interface Questions {
  /** One question in each line. */
  perguntas_anamnese: string;
}

/** The nutritionist's questions of the anamnesis. They are part of her account, which has no versions. */
export function questionsAdapter(client: Client, session: Session): RecordAdapter<Questions, Account> {
  return {
    name: 'User',
    contentOf: (account) => ({ perguntas_anamnese: questionsOf(account?.perguntas_anamnese).join('\n') }),
    readable: ({ perguntas_anamnese }) => questionsTemplate(perguntas_anamnese),
    valid: (content) => content,
    update: (_base, { perguntas_anamnese }) =>
      saveProfile(client, session, { perguntas_anamnese: questionsTemplate(perguntas_anamnese) }),
    create: () => Promise.reject(new Error('An account is not created by its questions')),
    copyOf: (content) => content,
  };
}

/** The drafts of the settings of the practice. Their key has the name of the account, whose drafts are erased together. */
export const PRACTICE_DRAFT = 'consultorio';

export type PracticeText = Record<
  'endereco' | 'remetente' | 'servidor' | 'porta' | 'usuario' | 'senha',
  string
>;

const noPractice: PracticeText = {
  endereco: '',
  remetente: '',
  servidor: '',
  porta: '',
  usuario: '',
  senha: '',
};

/** The settings of the practice. A save needs the administrator's password, so only their own form can send them. */
export function practiceAdapter(): RecordAdapter<PracticeText, SavedRecord> {
  const refuse = () => Promise.reject(new Error('Salve o Consultório com a sua senha.'));
  return {
    name: 'User',
    contentOf: () => noPractice,
    readable: ({ endereco, remetente, servidor, porta, usuario, senha }) =>
      JSON.stringify([endereco, remetente, servidor, porta, usuario, senha].map((text) => text.trim())),
    // The password of the mail server is never stored on the device.
    stored: (content) => ({ ...content, senha: '' }),
    valid: (content) => content,
    update: refuse,
    create: refuse,
    copyOf: (content) => content,
  };
}
