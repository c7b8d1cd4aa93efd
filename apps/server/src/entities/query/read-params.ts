import type { Entity } from '@alecrim/domain';
import { AppError } from '../../platform/errors.ts';
import { readBounds } from '../../platform/http/bounds.ts';
import { parseJson } from '../../platform/http/request-bodies.ts';
import { type Column, columnNamed, titleOrderOf } from './columns.ts';

export interface Sort {
  /** As the client names it. */
  name: string;
  column: Column;
  descending: boolean;
}

export interface ReadParams {
  query: unknown;
  sort: Sort;
  limit: number;
  skip: number;
  columns: readonly Column[] | undefined;
}

type Raw = Record<string, unknown>;

/** Parses `q`, `sort`, `limit`, `skip` and `fields` of a list request; `most` is the highest limit. */
export function readParams(entity: Entity, raw: Raw, most: number = readBounds.rows): ReadParams {
  return {
    query: queryOf(single(raw, 'q')),
    sort: sortOf(entity, single(raw, 'sort')),
    limit: Math.min(wholeNumber('limit', single(raw, 'limit'), 1) ?? most, most),
    skip: skipOf(single(raw, 'skip')),
    columns: fieldsOf(entity, single(raw, 'fields')),
  };
}

/** A parameter given twice could mean either: it means neither. */
export function single(raw: Raw, name: string): string | undefined {
  const value = raw[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw invalid(`O parâmetro ${name} foi enviado mais de uma vez.`);
  return value;
}

export function queryOf(text: string | undefined): unknown {
  if (text === undefined) return {};
  if (text.length > readBounds.query) throw invalid('A consulta é longa demais.');
  try {
    return parseJson(text, { values: readBounds.query });
  } catch (error) {
    throw invalid((error as Error).message);
  }
}

export function sortOf(entity: Entity, text = '-created_date'): Sort {
  const descending = text.startsWith('-');
  const name = /^[-+ ]/.test(text) ? text.slice(1) : text;
  // In queries the owner of a shared record is an id, and a cursor has to hold the value that is sorted by.
  const isOwner = name === 'created_by' && entity.readableBy === 'everyone';
  const column = columnNamed(entity, isOwner ? 'created_by_id' : name);
  if (typeof column.shape === 'object') throw invalid(`Não é possível ordenar por ${name}.`);
  return { name: column.name, column: titleOrderOf(entity, name) ?? column, descending };
}

function skipOf(text: string | undefined): number {
  const skip = wholeNumber('skip', text, 0) ?? 0;
  if (skip > readBounds.skip) throw invalid('O parâmetro skip é grande demais.');
  return skip;
}

export function wholeNumber(name: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!/^\d{1,15}$/.test(text) || value < least)
    throw invalid(`O parâmetro ${name} deve ser um número inteiro.`);
  return value;
}

function fieldsOf(entity: Entity, text: string | undefined): Column[] | undefined {
  if (text === undefined) return undefined;
  const names = new Set(['id', ...text.split(',').map((name) => name.trim())].filter(Boolean));
  return [...names].map((name) => columnNamed(entity, name));
}

const invalid = (message: string) => new AppError('INVALID_QUERY', { message });
