import { entityNames } from '@alecrim/domain';
import type { FastifyRequest } from 'fastify';
import { requireKnown } from '../accounts/viewer.ts';
import type { Deps } from '../platform/deps.ts';
import type { App } from '../platform/http/app-type.ts';
import { fileRoutes } from './file-routes.ts';
import { manyRoutes } from './many-routes.ts';
import { entityReader } from './record-reads.ts';
import { recordRoutes } from './record-routes.ts';
import { entitySchemas } from './schemas.ts';
import { entityService } from './service.ts';

/** The same routes for every entity, each registered under its own name: its own validation, its own documentation. */
export function entityRoutes(app: App, deps: Deps): void {
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
