import { anAccount } from './accounts.ts';
import { aFakeServer, ME, type Replies } from './fake-server.ts';

type Kept = Record<string, Record<string, unknown>[]>;

/** A server that keeps the records of a signed-in person, for use of a whole page. It filters by the equal values and patterns of `q`, and does not search. */
export function aRecordServer(kept: Kept = {}, replies: Replies = {}) {
  const records = (entity: string) => {
    kept[entity] ??= [];
    return kept[entity];
  };
  const bin = new Map<string, Record<string, unknown>>();
  let created = 0;

  const server = aFakeServer({ [ME]: [200, anAccount()], ...replies }, (method, path, body, query) => {
    const [, entity, id, action] = /^\/entities\/(\w+)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (!entity) return undefined;
    const all = records(entity);
    const at = all.findIndex((record) => record.id === id);
    if (method === 'GET' && action === 'list')
      return [200, { items: [...all], next_cursor: null, has_more: false }];
    if (method === 'GET' && !id) return [200, all.filter(isMeant(query.get('q')))];
    if (method === 'GET' && id === 'count') return [200, { count: all.length }];
    if (method === 'POST' && !id) {
      const record = { id: `novo-${++created}`, version: 1, created_by_id: 'u1', is_sample: false };
      all.unshift({ ...record, created_date: NOW, updated_date: NOW, ...(body as object) });
      return [201, all[0]];
    }
    if (method === 'POST' && action === 'restore') {
      const record = bin.get(id ?? '');
      if (record) all.unshift(record);
      return record && [200, record];
    }
    if (at < 0) return undefined;
    if (method === 'GET') return [200, all[at]];
    if (method === 'PUT')
      all[at] = { ...all[at], ...(body as object), version: Number(all[at]?.version) + 1 };
    if (method === 'DELETE') bin.set(id ?? '', all.splice(at, 1)[0] ?? {});
    return [200, all[at] ?? {}];
  });
  return Object.assign(server, { records });
}

const isMeant = (q: string | null) => {
  const conditions = Object.entries(JSON.parse(q ?? '{}') as Record<string, unknown>);
  return (record: Record<string, unknown>) =>
    conditions.every(([field, condition]) => {
      if (field.startsWith('$')) return true;
      const { $regex, $options } = Object(condition) as { $regex?: string; $options?: string };
      if ($regex !== undefined) return new RegExp($regex, $options).test(String(record[field]));
      return typeof condition === 'object' || record[field] === condition;
    });
};

const NOW = '2026-11-15T12:00:00.000Z';

/** As a stored record of the person: what every record has beside its content. */
export const stored = (id: string, content: object) => ({
  id,
  version: 1,
  created_by_id: 'u1',
  is_sample: false,
  created_date: NOW,
  updated_date: NOW,
  ...content,
});
