import type { Client } from '@alecrim/client';
import type { Account } from '@alecrim/domain';
import { questionsOf, questionsTemplate } from '@alecrim/domain/pure';
import { saveProfile } from '../data/own-account.ts';
import type { Session } from '../data/session.ts';
import type { RecordAdapter } from './record-adapter.ts';

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
