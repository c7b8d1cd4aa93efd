import { entityNamed } from '@alecrim/domain';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { access } from '../accounts/access.ts';
import { actorOf, ownerIdOf } from '../accounts/viewer.ts';
import { appendActs, writeAct } from '../audit/trail.ts';
import { readForm } from '../files/form.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import type { App } from '../platform/http/app-type.ts';
import { fileBounds, readBounds } from '../platform/http/bounds.ts';
import { sendJson } from '../platform/http/responses.ts';
import { exported } from './export.ts';
import { bodiesIn, ImportFailed } from './import.ts';
import { allColumnsOf } from './query/columns.ts';
import { readParams } from './query/read-params.ts';
import { longListBytes } from './rows.ts';
import { type EntityArea, reading } from './schemas.ts';

const errors = z
  .array(z.object({ line: z.number(), column: z.string().nullable(), message: z.string() }))
  .optional();

/** Import and export of whole tables, in the same formats. */
export function fileRoutes(
  app: App,
  deps: Pick<Deps, 'db' | 'now' | 'tasks'>,
  { name, path, tags, schemas, viewerOf, serviceFor }: EntityArea,
): void {
  const entity = entityNamed(name);

  app.post(
    `${path}/import`,
    {
      ...access('known'),
      schema: {
        tags,
        summary: 'Create from a CSV or JSON file, all or nothing',
        consumes: ['multipart/form-data'],
        response: {
          200: z.object({
            status: z.enum(['success', 'error']),
            details: z.string(),
            output: z.array(schemas.record).nullable(),
            errors,
          }),
        },
      },
    },
    async (request, reply) => {
      const service = serviceFor(request);
      const file = await uploaded(request);
      const viewer = viewerOf(request);
      const ownerId = ownerIdOf(viewer);
      try {
        const bodies = await bodiesIn(deps.tasks, name, file, ownerId ?? 'service');
        const details = { count: bodies.length };
        const act = { action: 'imported', actor: actorOf(viewer), ownerId, entity: name, details } as const;
        const created = await service.createMany(bodies, (on) => appendActs({ ...deps, db: on }, [act]));
        const before = `{"status":"success","details":"${created.length} registros importados","output":[`;
        return sendJson(reply, await longListBytes(allColumnsOf(entity), created, before, ']}'));
      } catch (error) {
        if (error instanceof ImportFailed)
          return {
            status: 'error',
            details: error.message,
            output: null,
            errors: error.errors,
          } as const;
        if (error instanceof AppError && error.status === 422)
          return { status: 'error', details: error.message, output: null } as const;
        throw error;
      }
    },
  );

  app.get(
    `${path}/export`,
    {
      ...access('known'),
      schema: {
        tags,
        summary: 'All of one entity as a file',
        querystring: reading.extend({ format: z.enum(['csv', 'json']).optional() }),
      },
    },
    async (request, reply) => {
      const { format = 'csv', ...raw } = request.query;
      const viewer = viewerOf(request);
      const service = serviceFor(request);
      const params = readParams(entity, { sort: 'created_date', ...raw }, readBounds.exportedRows);
      const { count, hasMore, portions } = await service.longList(params);
      // A reader could not see that the file is incomplete.
      if (hasMore && Number(raw.limit ?? Number.POSITIVE_INFINITY) > params.limit)
        throw new AppError('TOO_LARGE', {
          message: 'Há registros demais: exporte em partes, com limit e skip.',
        });
      await writeAct(deps, {
        action: 'exported',
        actor: actorOf(viewer),
        ownerId: ownerIdOf(viewer),
        entity: name,
        details: { format, count },
      });
      reply.header('content-disposition', `attachment; filename="${entity.table}.${format}"`);
      return reply
        .type(format === 'json' ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8')
        .send(exported(name, format, portions, params.columns));
    },
  );
}

async function uploaded(request: FastifyRequest): Promise<Buffer> {
  const { file } = await readForm(request, fileBounds.import);
  if (!file) throw new AppError('NO_FILE');
  return file.bytes;
}
