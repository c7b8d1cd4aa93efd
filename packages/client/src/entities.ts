import type { Creation, EntityName, Patch, Stored } from '@alecrim/domain';
import { byName } from './by-name.ts';
import { transportWithProgress } from './environment.ts';
import type { Http } from './http.ts';
import type { Realtime } from './realtime.ts';
import type { Change, ImportResult, Page, PageRequest, RecordArea } from './record-area.ts';

export type EntityArea<N extends EntityName> = RecordArea<Stored<N>, Creation<N>, Patch<N>>;

// A plain mapped type, so that generic code can use `entities[name]` without a cast.
export type Entities = { [N in EntityName]: EntityArea<N> };

export function createEntities(http: Http, realtime: Realtime): Entities {
  // The names are types only: a list of values would pull the definitions and zod into the bundle.
  return byName((name) => createArea(http, realtime, name)) as unknown as Entities;
}

function createArea<R extends { id: string }, C extends object, P extends object>(
  http: Http,
  realtime: Realtime,
  name: string,
): RecordArea<R, C, P> {
  const { request } = http;
  const all = `${http.appPath}/entities/${name}`;
  const one = (id: string) => `${all}/${encodeURIComponent(id)}`;

  const filter = <T>(
    q?: object,
    sort?: string,
    limit?: number,
    skip?: number,
    fields?: readonly string[],
  ) => {
    const query = { q: asText(q), sort, limit, skip, fields: fields?.join() };
    return request<T[]>('GET', all, { query });
  };

  return {
    list: <T>(sort?: string, limit?: number, skip?: number, fields?: readonly string[]) =>
      filter<T>(undefined, sort, limit, skip, fields),
    filter,
    page: <T>({ q, fields, ...rest }: PageRequest<R> & { fields?: readonly string[] } = {}) => {
      const query = { ...rest, q: asText(q), fields: fields?.join() };
      return request<Page<T>>('GET', `${all}/v2/list`, { query });
    },
    count: async (q) =>
      (await request<{ count: number }>('GET', `${all}/count`, { query: { q: asText(q) } })).count,
    aggregate: (body) => request('POST', `${all}/aggregate`, { body }),

    get: (id) => request<R>('GET', one(id)),
    create: (body, { idempotencyKey } = {}) =>
      request<R>('POST', all, { body, headers: given('Idempotency-Key', idempotencyKey) }),
    update: (id, body, { version } = {}) =>
      request<R>('PUT', one(id), {
        body,
        headers: given('If-Match', version === undefined ? undefined : `"${version}"`),
      }),
    delete: (id) => request('DELETE', one(id)),
    restore: (id) => request<R>('POST', `${one(id)}/restore`),
    history: (id) => request('GET', `${one(id)}/history`),
    atVersion: (id, version) => request<P>('GET', `${one(id)}/history/${version}`),

    bulkCreate: (body) => request<R[]>('POST', `${all}/bulk`, { body }),
    bulkUpdate: (body) => request<R[]>('PUT', `${all}/bulk`, { body }),
    updateMany: (query, data) => request('PATCH', `${all}/update-many`, { body: { query, data } }),
    deleteMany: (body) => request('DELETE', all, { body }),
    upsert: (records, { key }) => request('POST', `${all}/upsert`, { body: { records, key } }),
    importEntities(file, { onProgress } = {}) {
      const body = new FormData();
      body.append('file', file);
      const transport = transportWithProgress(onProgress);
      return request<ImportResult<R>>('POST', `${all}/import`, { body, transport });
    },
    exportEntities: ({ q, ...rest } = {}) =>
      request<Blob>('GET', `${all}/export`, { query: { ...rest, q: asText(q) }, isFile: true }),

    subscribe: (listener) =>
      realtime.subscribe(`entities:${http.appId}:${name}`, (change) => listener(change as Change<R>)),
  };
}

const asText = (query: object | undefined) => query && JSON.stringify(query);

const given = (header: string, value: string | undefined) =>
  value === undefined ? undefined : { [header]: value };
