import { z } from 'zod';
import { absent, described } from '../../accounts/access.ts';
import { requireKnown } from '../../accounts/viewer.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { bounds } from '../../platform/http/bounds.ts';
import { createFileSignedUrl, uploadFile, uploadPrivateFile } from './file-integrations.ts';
import type { Integration } from './integration.ts';
import { extractData, generateImage, invokeLlm } from './model-integrations.ts';
import { sendEmail } from './send-email.ts';

/** The integrations of the Core package by the name that clients call. */
export const core: Record<string, Integration> = {
  UploadFile: uploadFile,
  UploadPrivateFile: uploadPrivateFile,
  CreateFileSignedUrl: createFileSignedUrl,
  SendEmail: sendEmail,
  InvokeLLM: invokeLlm,
  ExtractDataFromUploadedFile: extractData,
  GenerateImage: generateImage,
};

const route = described('integrations');

/** The Core package, for signed-in callers. No other package can be installed here, and the answer says so. */
export function integrationRoutes(app: App, deps: Deps): void {
  const root = `/api/apps/${deps.config.appId}`;

  app.post(
    `${root}/integration-endpoints/Core/:name`,
    route('known', bounds.integration, 'Call an integration', { params: z.object({ name: z.string() }) }),
    async (request, reply) => {
      const viewer = requireKnown(request.viewer);
      const { name } = request.params;
      const found = Object.hasOwn(core, name) ? core[name] : undefined;
      if (!found) throw new AppError('NOT_FOUND', { message: 'Esta integração não existe.' });
      const answer = await found({ deps, request, viewer });
      // Encoded here: Fastify would send a string as it is, not as JSON.
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
    },
  );

  for (const path of [
    '/integration-endpoints/installable/:package/integration-endpoints/:name',
    '/integrations/custom/*',
  ])
    app.route({
      ...absent(() => new AppError('NOT_FOUND', { message: 'Esta integração não está instalada.' })),
      method: 'POST',
      url: `${root}${path}`,
    });
}
