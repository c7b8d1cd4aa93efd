import { isCleanText } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { single, wholeNumber } from '../../entities/query/read-params.ts';
import { AppError } from '../../platform/errors.ts';

const sortable = ['created_date', 'updated_date', 'agent_name', 'id'] as const;
const filterable = new Set<string>(['id', 'agent_name', 'created_by_id', 'created_date', 'updated_date']);
const shown = new Set([
  'id',
  'app_id',
  'agent_name',
  'created_by_id',
  'created_date',
  'updated_date',
  'metadata',
  'messages',
]);
// Each may carry some 200 KB of messages.
const MAX_LIMIT = 100;
const MAX_SKIP = 100_000;

export interface ListParams {
  conditions: RawBuilder<unknown>[];
  sort: { field: (typeof sortable)[number]; direction: 'asc' | 'desc' };
  limit: number;
  skip: number;
  fields: ReadonlySet<string> | undefined;
}

/** `q[field]=v`, `sort` or `sort_by`, `limit`, `skip`, `fields[]`: this one list takes its filter in brackets. */
export function listParams(raw: Record<string, unknown>): ListParams {
  return {
    conditions: Object.keys(raw)
      .filter((key) => key.startsWith('q['))
      .map((key) => condition(key, single(raw, key) ?? '')),
    sort: sortOf(single(raw, 'sort') ?? single(raw, 'sort_by')),
    limit: Math.min(wholeNumber('limit', single(raw, 'limit'), 1) ?? MAX_LIMIT, MAX_LIMIT),
    skip: Math.min(wholeNumber('skip', single(raw, 'skip'), 0) ?? 0, MAX_SKIP),
    fields: fieldsOf(raw['fields[]'] ?? raw.fields),
  };
}

function condition(key: string, value: string): RawBuilder<unknown> {
  const field = /^q\[(\w{1,60})\]$/.exec(key)?.[1] ?? '';
  if (!isCleanText(value)) throw invalid('A consulta contém caracteres inválidos.');
  if (!filterable.has(field)) throw invalid(`Campo desconhecido na consulta: ${key.slice(0, 60)}`);
  return sql`${sql.ref(`conversations.${field}`)} = ${value}`;
}

function sortOf(text = '-created_date'): ListParams['sort'] {
  const field = sortable.find((name) => name === text.replace(/^[-+ ]/, ''));
  if (!field) throw invalid(`Não é possível ordenar por ${text.slice(0, 60)}.`);
  return { field, direction: text.startsWith('-') ? 'desc' : 'asc' };
}

function fieldsOf(raw: unknown): ReadonlySet<string> | undefined {
  if (raw === undefined || raw === '') return undefined;
  const names = [raw]
    .flat()
    .flatMap((text) => String(text).split(','))
    .map((name) => name.trim());
  const unknown = names.find((name) => !shown.has(name));
  if (unknown !== undefined) throw invalid(`Campo desconhecido na consulta: ${unknown.slice(0, 60)}`);
  return new Set(names);
}

const invalid = (message: string) => new AppError('INVALID_QUERY', { message });

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
  .transform(({ role, content, ...details }) => ({ role, content, details: given(details) }));

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
