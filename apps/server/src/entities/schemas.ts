import { type EntityName, entityNamed } from '@alecrim/domain';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { KnownViewer } from '../accounts/viewer.ts';
import type { EntityReader } from './record-reads.ts';
import type { EntityService } from './service.ts';

const record = z.record(z.string(), z.unknown());

/** Request and response schemas of one entity, named for the API description. */
export function entitySchemas(name: EntityName) {
  const entity = entityNamed(name);
  const named = <T extends z.ZodType>(id: string, schema: T): T => {
    if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id });
    return schema;
  };
  return {
    record: named(name, entity.record),
    creation: named(`${name}Draft`, entity.creation),
    patch: named(`${name}Patch`, entity.patch),
  };
}

/** What the routes of one entity share. */
export interface EntityArea {
  name: EntityName;
  path: string;
  tags: string[];
  schemas: ReturnType<typeof entitySchemas>;
  viewerOf(request: FastifyRequest): KnownViewer;
  readerFor(request: FastifyRequest): EntityReader;
  serviceFor(request: FastifyRequest): EntityService;
}

export const byId = z.object({ id: z.string() });
export const byVersion = z.object({
  id: z.string(),
  version: z.coerce.number().int().min(1).max(2_000_000_000),
});

/** Not validated here: `readParams` reports errors for lists, pages and counts in one place. */
export const reading = z.object({
  q: z.unknown().optional().describe('Filter as JSON text'),
  sort: z.unknown().optional().describe('Field name, `-` first for descending; default -created_date'),
  limit: z.unknown().optional().describe('At most 5000'),
  skip: z.unknown().optional(),
  fields: z.unknown().optional().describe('Names joined by commas'),
});

export const paging = reading.omit({ skip: true }).extend({
  cursor: z
    .unknown()
    .optional()
    .describe(
      '`next_cursor` of the page before; carries q, sort, fields and distinct, so only limit goes with it',
    ),
  distinct: z.unknown().optional().describe('A field whose different values are wanted instead of records'),
});
export const filterBody = record.describe('Filter, in the same form as q');
export const success = z.object({ success: z.literal(true) });
