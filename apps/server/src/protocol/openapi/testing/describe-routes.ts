import swagger from '@fastify/swagger';
import Fastify, { type RouteOptions } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { version } from '../../../platform/config.ts';
import type { Description } from '../routes.ts';

type Transformed = ReturnType<typeof jsonSchemaTransformObject>;

/** Makes the API's description from the schemas of its routes. Only tests do: the server sends `docs/openapi.json`. */
export async function describeRoutes(routes: readonly RouteOptions[]): Promise<Description> {
  const app = Fastify({ exposeHeadRoutes: false });
  // Nothing is asked of this server, and Fastify's own compiler does not read these schemas.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Alecrim', version, description: 'Patients, library and meal plans of a nutritionist.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => withoutUnused(jsonSchemaTransformObject(document)),
  });
  for (const { method, url, schema } of routes)
    if (method !== 'HEAD') app.route({ method, url, schema, handler: async () => undefined });
  await app.ready();
  return app.swagger() as unknown as Description;
}

/** Every schema comes in a reading and a writing form; the ones that no route speaks of are left out. */
function withoutUnused(document: Transformed): Transformed {
  const { components } = document as { components?: { schemas?: Record<string, unknown> } };
  const text = JSON.stringify(document);
  for (const name of Object.keys(components?.schemas ?? {})) {
    if (!text.includes(`"#/components/schemas/${name}"`)) delete components?.schemas?.[name];
  }
  return document;
}
