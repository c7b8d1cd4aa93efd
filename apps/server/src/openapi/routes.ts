import swagger from '@fastify/swagger';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { version } from '../version.ts';
import { referencePage } from './reference-page.ts';

/** The API's description, made from the same schemas that check its requests. */
export async function openApi(app: App, { config }: Pick<Deps, 'config'>): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Alecrim', version, description: 'Patients, library and meal plans of a nutritionist.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });

  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());

  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(referencePage(app.swagger() as never, config.appId)),
  );
}
