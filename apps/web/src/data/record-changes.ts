import type { Client } from '@alecrim/client';
import type { EntityName } from '@alecrim/domain';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ListPage, LongList } from './long-list.ts';

export interface RecordChange {
  type: 'create' | 'update' | 'delete';
  id: string;
  /** The record after the change, as far as it is known. */
  data?: { id: string; _oversize?: true };
}

// Lists up to this length are refetched: it is one small request, and the server applies order and filter.
const SHORT = 60;

/**
 * Shows changes of records everywhere. Short lists, counts and single records are refetched; in a long list the changed
 * records are replaced in place, because a change must not load thousands of rows again.
 */
export function showChanges(
  queries: QueryClient,
  name: EntityName,
  changes: readonly RecordChange[],
): Promise<void> {
  for (const { type, id, data } of changes) {
    const isKnown = data && !data._oversize && type !== 'delete';
    if (isKnown && type === 'update')
      queries.setQueryData([name, 'record', id], (before) => before && { ...before, ...data });
  }
  for (const [key, cached] of queries.getQueriesData({ queryKey: [name] })) {
    if (!isLong(cached)) continue;
    queries.setQueryData(
      key,
      changes.reduce((list, change) => changed(key, list, change), cached),
    );
  }
  // The server knows the new place of a record in a list by name or by last change.
  const isMoved = changes.some(({ type }) => type !== 'delete');
  // Only the server knows whether a new or restored record belongs to a filtered list.
  const isNew = changes.some(({ type }) => type === 'create');
  const isStale = (key: QueryKey) => (isMoved && !isByCreation(key)) || (isNew && !isNewestFirst(key));
  // A patient's record has a copy of the newest weight and height.
  if (name === 'Avaliacao') void queries.invalidateQueries({ queryKey: ['Paciente', 'record'] });
  return queries.invalidateQueries({
    queryKey: [name],
    predicate: ({ queryKey, state }) => !isLong(state.data) || isStale(queryKey),
  });
}

/** Removes a record from cached data, before the server has answered. */
export const withoutRecord = (cached: unknown, id: string): unknown => {
  if (Array.isArray(cached)) return cached.filter((record: WithId) => record.id !== id);
  return isList(cached) ? withoutItem(cached, id) : cached;
};

interface WithId {
  id: string;
  created_date?: string;
}

function changed(key: QueryKey, list: LongList<WithId>, { type, id, data }: RecordChange) {
  if (type === 'delete') return withoutItem(list, id);
  if (!data) return list;
  if (list.pages.some(({ items }) => items.some((item) => item.id === id)))
    return withItems(list, (items) => items.map((item) => (item.id === id ? merged(item, data) : item)));
  return type === 'create' && isNewestFirst(key) ? withNew(list, data) : list;
}

/** Puts a record where its time of creation belongs; a restored one is not the newest. */
function withNew(list: LongList<WithId>, data: WithId): LongList<WithId> {
  const { pages, pageParams } = list;
  const isOlder = (item: WithId) => !(createdAt(item) > createdAt(data));
  const last = pages.length - 1;
  const page = pages.findIndex(({ items }, index) => index === last || items.some(isOlder));
  const older = pages[page]?.items.findIndex(isOlder) ?? -1;
  const isBeforeLoaded = page === 0 && older === 0 && pageParams[0]?.index !== 0;
  const isAfterLoaded = older < 0 && pages[last]?.next_cursor;
  if (isBeforeLoaded || isAfterLoaded) return list;
  return withItems(list, (items, index) =>
    index === page ? items.toSpliced(older < 0 ? items.length : older, 0, data) : items,
  );
}

const createdAt = (record: { created_date?: string }): string => record.created_date ?? '';

/** A list may hold only some fields of a record. */
function merged(item: WithId | undefined, data: WithId): WithId {
  const names = Object.keys(item ?? data).filter((name) => name in data) as (keyof WithId)[];
  return { ...item, ...Object.fromEntries(names.map((name) => [name, data[name]])) } as WithId;
}

/** Without a search or a filter, so that a new record is at its top. */
function isNewestFirst([, , shown]: QueryKey): boolean {
  const { sort = '-created_date', q = {}, ...filter } = (shown ?? {}) as { sort?: string; q?: object };
  const isFiltered = [q, filter].some((part) => Object.keys(part).some((name) => name !== 'limit'));
  return sort === '-created_date' && !isFiltered;
}

function isByCreation([, , shown]: QueryKey): boolean {
  const { sort = '-created_date' } = (shown ?? {}) as { sort?: string };
  return sort === '-created_date';
}

const withItems = (
  list: LongList<WithId>,
  change: (items: WithId[], page: number) => WithId[],
): LongList<WithId> => ({
  ...list,
  pages: list.pages.map((page: ListPage<WithId>, index) => ({ ...page, items: change(page.items, index) })),
});

const withoutItem = (list: LongList<WithId>, id: string) =>
  withItems(list, (items) => items.filter((item) => item.id !== id));

const isLong = (cached: unknown): cached is LongList<WithId> =>
  isList(cached) && cached.pages.reduce((sum, { items }) => sum + items.length, 0) > SHORT;

const isList = (cached: unknown): cached is LongList<WithId> =>
  typeof cached === 'object' && cached !== null && 'pageParams' in cached;

// The registry itself would bring zod into the first screen; the type makes sure that no name is missing.
const watched = Object.keys({
  Cardapio: true,
  Paciente: true,
  RefeicaoTemplate: true,
  ReceitaTemplate: true,
  OrientacaoTemplate: true,
  CardapioTemplate: true,
  Categoria: true,
  Alimento: true,
  Leitura: true,
  Avaliacao: true,
  Consulta: true,
} satisfies Record<EntityName, true>) as EntityName[];

// An import of hundreds of records causes one refresh.
const REFRESH_DELAY_MS = 150;
const MANY = 30;

/** Refetches data that another tab or another computer changed. */
export function watchEntities(
  client: Pick<Client, 'entities' | 'realtime'>,
  queries: QueryClient,
): () => void {
  const waiting = new Map<EntityName, RecordChange[]>();
  const missed = new Set<EntityName>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function refresh() {
    timer = undefined;
    for (const [name, changes] of waiting)
      if (changes.length > MANY) missed.add(name);
      else if (!missed.has(name)) void showChanges(queries, name, changes);
    for (const name of missed) void queries.invalidateQueries({ queryKey: [name] });
    waiting.clear();
    missed.clear();
  }

  function changed(name: EntityName, change?: RecordChange) {
    if (change) waiting.set(name, [...(waiting.get(name) ?? []), change]);
    else missed.add(name);
    timer ??= setTimeout(refresh, REFRESH_DELAY_MS);
  }

  const leave = watched.map((name) => client.entities[name].subscribe((change) => changed(name, change)));
  leave.push(
    client.realtime.onStatus((status) => {
      // Changes before this connection were missed, so all data are refetched.
      if (status.state === 'connected') for (const name of watched) changed(name);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const stop of leave) stop();
  };
}
