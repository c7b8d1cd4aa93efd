import { isCleanText } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
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
// Each may carry some 200 kB of messages.
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
