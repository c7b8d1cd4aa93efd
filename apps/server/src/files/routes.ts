import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { described } from '../accounts/access.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import type { App } from '../platform/http/app-type.ts';
import { bounds } from '../platform/http/bounds.ts';
import { attachment, isKnownTag } from '../platform/http/responses.ts';
import { filesPath, pictureIdIn, privateIdIn, requireSigned } from './addresses.ts';
import { findPrivateFile, pictureHead, withBytes } from './store.ts';

const route = described('files');
const parameter = z.string().optional();
// Whatever a file holds, it never runs as a page of ours.
const POLICY = "default-src 'none'; sandbox";

/** Files that are read without signing in: pictures by their unguessable name, private files by a signed link. */
export function fileRoutes(app: App, deps: Deps): void {
  const { db } = deps;
  const path = filesPath(deps.config);

  app.get(
    `${path}/:name`,
    route('public', bounds.nothing, 'A picture', { params: z.object({ name: z.string() }) }),
    async (request, reply) => {
      const id = pictureIdIn(request.params.name);
      const isKnown = id !== undefined && isKnownTag(request.headers['if-none-match'], id);
      const found = id ? await pictureHead(db, id) : undefined;
      const picture = isKnown ? found : await withBytes(db, found, request.admission.hold);
      if (!picture) throw new AppError('NOT_FOUND');
      // The name is the content's own hash: what it names can never change.
      reply.header('cache-control', 'private, max-age=31536000, immutable').header('etag', `"${id}"`);
      return 'bytes' in picture
        ? send(reply, picture)
        : reply.header('content-security-policy', POLICY).code(304).send();
    },
  );

  app.get(
    `${path}/private/:id`,
    route('public', bounds.nothing, 'A private file, by a signed link', {
      params: z.object({ id: z.string() }),
      querystring: z.object({ expires: parameter, name: parameter, signature: parameter }),
    }),
    async (request, reply) => {
      const id = privateIdIn(`private/${request.params.id}`);
      if (!id) throw new AppError('NOT_FOUND');
      await requireSigned(deps, id, request.query);
      const file = await findPrivateFile(db, id, request.admission.hold);
      if (!file) throw new AppError('NOT_FOUND');
      if (!file.mime.startsWith('image/'))
        reply.header('content-disposition', attachment(request.query.name || 'arquivo'));
      return send(reply, file);
    },
  );
}

function send(reply: FastifyReply, { mime, bytes }: { mime: string; bytes: Buffer }): FastifyReply {
  return reply.header('content-security-policy', POLICY).type(mime).send(bytes);
}
