import { z } from 'zod';
import type { NewMessage } from './write-conversation.ts';

const MAX_CONTENT = 20_000;
const MAX_DETAILS = 8_192;
const MAX_METADATA = 4_096;

const small = (max: number) => (value: unknown) => JSON.stringify(value).length <= max;

/** Only what a person may say: replies, tool calls and token counts are the agent's. */
export const messageBody = z
  .object({
    role: z.literal('user', 'Só mensagens com role "user" podem ser enviadas.').default('user'),
    content: z
      .string('O texto da mensagem deve ser um texto')
      .max(MAX_CONTENT, 'A mensagem é longa demais (máximo de 20.000 caracteres).')
      .default(''),
    file_urls: z.array(z.string().max(2_000)).max(10).nullish(),
    metadata: z.record(z.string(), z.unknown()).nullish(),
    custom_context: z.array(z.record(z.string(), z.unknown())).max(20).nullish(),
    hidden: z.boolean().nullish(),
  })
  .refine(({ content, file_urls }) => content.trim() !== '' || (file_urls?.length ?? 0) > 0, {
    path: ['content'],
    message: 'Escreva uma mensagem.',
  })
  .refine(({ role, content, ...details }) => small(MAX_DETAILS)(details), 'A mensagem traz dados demais.')
  .transform(({ role, content, ...details }): NewMessage => ({ role, content, details: given(details) }));

export const conversationBody = z.object({
  agent_name: z.string('Informe o agente (agent_name).').max(100),
  metadata: z
    .record(z.string(), z.unknown())
    .refine(small(MAX_METADATA), 'Os metadados são longos demais.')
    .nullish(),
});

export const messageShape = z.looseObject({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  created_date: z.string(),
  updated_date: z.string(),
});

export const conversationShape = z.object({
  id: z.string(),
  app_id: z.string(),
  agent_name: z.string(),
  created_by_id: z.string(),
  created_date: z.string(),
  updated_date: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  messages: z.array(messageShape),
});

const given = (details: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined && value !== null));
