import { entityNamed } from '@alecrim/domain';
import { z } from 'zod';
import { access } from '../accounts/access.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import { createPause } from '../platform/event-loop.ts';
import type { App } from '../platform/http/app-type.ts';
import { boundOf, bounds } from '../platform/http/bounds.ts';
import { jsonStream, sendJson } from '../platform/http/responses.ts';
import { validated } from '../platform/http/validate.ts';
import { aggregate, aggregateBody, distinctValues } from './query/aggregate.ts';
import { allColumnsOf } from './query/columns.ts';
import { pageRequest } from './query/paging.ts';
import { queryOf, readParams, single } from './query/read-params.ts';
import { entityReader } from './record-reads.ts';
import type { ChangeRequest } from './record-writes.ts';
import { longListBytes, type Row } from './rows.ts';
import { type EntityArea, filterBody, paging, reading } from './schemas.ts';
import { patchByOperators } from './update-operators.ts';
import { upsert, upsertBody } from './upsert.ts';

// The protocol says so: clients send more in further calls.
const MAX_AT_ONCE = 500;

/** Many records at once: lists, pages, counts, and writes that happen all together or not at all. */
export function manyRoutes(
  app: App,
  deps: Deps,
  { name, path, tags, schemas, viewerOf, readerFor, serviceFor }: EntityArea,
): void {
  const entity = entityNamed(name);
  const { record, creation } = schemas;
  const many = z.array(record);

  app.get(
    path,
    { ...access('known'), schema: { tags, summary: 'List', querystring: reading, response: { 200: many } } },
    async (request, reply) => {
      const reader = readerFor(request);
      return sendJson(reply, await reader.list(readParams(entity, request.query)));
    },
  );

  app.get(
    `${path}/v2/list`,
    {
      ...access('known'),
      schema: {
        tags,
        summary: 'One page',
        querystring: paging,
        response: {
          200: z.object({ items: many, next_cursor: z.string().nullable(), has_more: z.boolean() }),
        },
      },
    },
    async (request, reply) => {
      const viewer = viewerOf(request);
      const page = pageRequest(entity, request.query);
      if (page.distinct) return distinctValues(deps.db, name, viewer, page, page.distinct) as never;
      return sendJson(reply, await entityReader(deps.db, name, viewer).page(page));
    },
  );

  app.get(
    `${path}/count`,
    {
      ...access('known'),
      schema: {
        tags,
        summary: 'Count',
        querystring: reading.pick({ q: true }),
        response: { 200: z.object({ count: z.number() }) },
      },
    },
    async (request) => ({
      count: await serviceFor(request).count(queryOf(single(request.query, 'q'))),
    }),
  );

  app.post(
    `${path}/aggregate`,
    {
      ...access('known', bounds.query),
      schema: {
        tags,
        summary: 'Group and measure',
        body: aggregateBody,
        response: {
          200: z.object({ rows: z.array(z.record(z.string(), z.unknown())), truncated: z.boolean() }),
        },
      },
    },
    async (request) => aggregate(deps.db, name, viewerOf(request), request.body),
  );

  app.post(
    `${path}/bulk`,
    {
      ...access('known', bounds.many),
      schema: { tags, summary: 'Create many', body: z.array(creation).max(5_000), response: { 201: many } },
    },
    async (request, reply) => {
      const service = serviceFor(request);
      const created = await service.createMany(request.body as Row[]);
      return sendJson(reply.status(201), await longListBytes(allColumnsOf(entity), created));
    },
  );

  app.put(
    `${path}/bulk`,
    {
      ...access('known', bounds.many),
      schema: {
        tags,
        summary: 'Change many',
        body: z.array(z.looseObject({ id: z.string() })).max(MAX_AT_ONCE),
        response: { 200: many },
      },
    },
    async (request, reply) => {
      const changes: ChangeRequest[] = [];
      const pause = createPause();
      for (const [i, item] of request.body.entries()) {
        changes.push({ id: item.id, body: validated(entity.patch, item, String(i)) as Row });
        await pause();
      }
      return sendJson(reply, jsonStream(await serviceFor(request).updateMany(changes)));
    },
  );

  app.patch(
    `${path}/update-many`,
    {
      ...access('known', boundOf(entity)),
      schema: {
        tags,
        summary: 'Change all that match, by operators',
        body: z.object({ query: filterBody, data: z.record(z.string(), z.unknown()) }),
        response: { 200: z.object({ success: z.literal(true), updated: z.number(), has_more: z.boolean() }) },
      },
    },
    async (request) => {
      const service = serviceFor(request);
      const { query, data } = request.body;
      const now = deps.now().toISOString();
      const { updated, hasMore } = await service.updateMatching(
        query,
        MAX_AT_ONCE,
        JSON.stringify(data).length,
        (before) => validated(entity.patch, patchByOperators(entity, before, data, now)) as Row,
      );
      return { success: true as const, updated, has_more: hasMore };
    },
  );

  app.post(
    `${path}/upsert`,
    {
      ...access('known', bounds.many),
      schema: {
        tags,
        summary: 'Create or change by a key',
        body: upsertBody,
        response: { 200: z.object({ created: z.number(), updated: z.number(), records: many }) },
      },
    },
    async (request, reply) =>
      sendJson(reply, jsonStream(await upsert(deps, name, viewerOf(request), request.body))),
  );

  app.delete(
    path,
    {
      ...access('known', bounds.query),
      schema: {
        tags,
        summary: 'Move all that match to the bin',
        body: filterBody,
        response: { 200: z.object({ success: z.literal(true), deleted: z.number() }) },
      },
    },
    async (request) => {
      const viewer = viewerOf(request);
      // For a nutritionist, {} means "all my records"; for the service role it would mean all records of all accounts.
      if (viewer.kind === 'service' && Object.keys(request.body).length === 0)
        throw new AppError('VALIDATION_ERROR', {
          message: 'A função de serviço não pode excluir sem um filtro.',
        });
      const service = serviceFor(request);
      return { success: true as const, deleted: await service.removeMatching(request.body, MAX_AT_ONCE) };
    },
  );
}
