import { entityNamed, entityNames } from '@alecrim/domain';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { access } from '../accounts/access.ts';
import { requireKnown } from '../accounts/viewer.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import type { App } from '../platform/http/app-type.ts';
import { boundOf } from '../platform/http/bounds.ts';
import { sendJson } from '../platform/http/responses.ts';
import { fileRoutes } from './file-routes.ts';
import { KEY_DAYS } from './idempotency.ts';
import { manyRoutes } from './many-routes.ts';
import { cacheFingerprints } from './own-foods.ts';
import { allColumnsOf } from './query/columns.ts';
import { entityReader } from './record-reads.ts';
import { type Row, recordBytes } from './rows.ts';
import { byId, byVersion, type EntityArea, entitySchemas, success } from './schemas.ts';
import { entityService } from './service.ts';

/** The same routes for every entity, each registered under its own name: its own validation, its own documentation. */
export function entityRoutes(app: App, deps: Deps): void {
  const stopCaching = cacheFingerprints(deps);
  app.addHook('onClose', async () => stopCaching());
  for (const name of entityNames) {
    const area = {
      name,
      path: `/api/apps/${deps.config.appId}/entities/${name}`,
      tags: [name],
      schemas: entitySchemas(name),
      viewerOf: (request: FastifyRequest) => requireKnown(request.viewer),
      readerFor: (request: FastifyRequest) => entityReader(deps.db, name, area.viewerOf(request)),
      serviceFor: (request: FastifyRequest) => entityService(deps, name, area.viewerOf(request)),
    };
    manyRoutes(app, deps, area);
    fileRoutes(app, deps, area);
    recordRoutes(app, area);
  }
}

const known = access('known');

/** One record: create, read, change, delete, restore, and its earlier versions. */
function recordRoutes(app: App, { name, path, tags, schemas, readerFor, serviceFor }: EntityArea): void {
  const { record, creation, patch } = schemas;
  const entity = entityNamed(name);
  const columns = allColumnsOf(entity);
  const bound = boundOf(entity);

  app.post(
    path,
    {
      ...access('known', bound),
      schema: {
        tags,
        summary: 'Create',
        description: `With an Idempotency-Key header, the same creation sent again within ${KEY_DAYS} days gives the record of the first time.`,
        body: creation,
        response: { 201: record },
      },
    },
    async (request, reply) => {
      const service = serviceFor(request);
      const created = await service.create(request.body as Row, {
        idempotencyKey: idempotencyKeyOf(request),
      });
      return sendJson(reply.status(201), recordBytes(columns, created));
    },
  );

  app.get(
    `${path}/:id`,
    { ...known, schema: { tags, summary: 'Read one', params: byId, response: { 200: record } } },
    async (request, reply) => sendJson(reply, await readerFor(request).get(request.params.id)),
  );

  app.put(
    `${path}/:id`,
    {
      ...access('known', bound),
      schema: {
        tags,
        summary: 'Change the given fields',
        params: byId,
        body: patch,
        response: { 200: record },
      },
    },
    async (request, reply) => {
      const version = ifMatchVersion(request);
      const updated = await serviceFor(request).update(request.params.id, request.body as Row, { version });
      return sendJson(reply, recordBytes(columns, updated));
    },
  );

  app.delete(
    `${path}/:id`,
    { ...known, schema: { tags, summary: 'Move to the bin', params: byId, response: { 200: success } } },
    async (request) => {
      await serviceFor(request).remove(request.params.id);
      return { success: true as const };
    },
  );

  app.post(
    `${path}/:id/restore`,
    {
      ...known,
      schema: { tags, summary: 'Bring back from the bin', params: byId, response: { 200: record } },
    },
    async (request) => serviceFor(request).restore(request.params.id),
  );

  const entry = z.object({ version: z.number(), saved_date: z.string(), author: z.string().nullable() });
  app.get(
    `${path}/:id/history`,
    {
      ...known,
      schema: { tags, summary: 'Earlier versions', params: byId, response: { 200: z.array(entry) } },
    },
    async (request) => serviceFor(request).versions(request.params.id),
  );

  app.get(
    `${path}/:id/history/:version`,
    {
      ...known,
      schema: { tags, summary: 'What one version held', params: byVersion, response: { 200: patch } },
    },
    async (request) => serviceFor(request).version(request.params.id, request.params.version) as never,
  );
}

/** The version that the writer started from, as `If-Match: "7"`; clients that send none keep working. */
function ifMatchVersion({ headers }: FastifyRequest): number | undefined {
  const header = headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  if (!version) throw new AppError('BAD_REQUEST', { message: 'If-Match deve trazer o número da versão.' });
  return Number(version);
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key))
    throw new AppError('BAD_REQUEST', {
      message: 'Idempotency-Key deve ter de 8 a 100 letras, números, - ou _.',
    });
  return key;
}
