import swagger from '@fastify/swagger';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { access } from '../../accounts/access.ts';
import type { Deps } from '../../platform/deps.ts';
import type { App } from '../../platform/http/app-type.ts';
import { version } from '../../platform/version.ts';
import { referencePage } from './reference-page.ts';

type Transformed = ReturnType<typeof jsonSchemaTransformObject>;

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
    transformObject: (document) => withoutUnused(jsonSchemaTransformObject(document)),
  });

  app.get('/api/openapi.json', { ...access('public'), schema: { hide: true } }, async () => app.swagger());

  app.get('/api/docs', { ...access('public'), schema: { hide: true } }, async (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(referencePage(app.swagger() as never, config.appId)),
  );
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
