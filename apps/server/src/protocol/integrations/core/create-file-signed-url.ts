import { z } from 'zod';
import { writeAct } from '../../../audit/trail.ts';
import { privateIdIn } from '../../../files/addresses.ts';
import { privateNameFor } from '../../../files/our-files.ts';
import { signedPath } from '../../../files/signed-links.ts';
import { AppError } from '../../../platform/errors.ts';
import { originOf } from '../../../platform/http/origin.ts';
import { actOf, type Integration, inputOf } from '../integration.ts';

const WEEK = 7 * 24 * 3600;

const input = z.object({
  file_uri: z.string().max(200),
  expires_in: z.coerce.number().int().min(1).max(WEEK).default(300),
});

/** A link that opens one private file for a while. Another's file is as good as none. */
export const createFileSignedUrl: Integration = {
  name: 'CreateFileSignedUrl',
  async run(call) {
    const { deps, request, viewer } = call;
    const { file_uri, expires_in } = await inputOf(request, input);
    const id = privateIdIn(file_uri);
    const name = id && (await privateNameFor(deps.db, viewer, id));
    if (!id || name === undefined)
      throw new AppError('NOT_FOUND', { message: 'O arquivo indicado não existe.' });
    const details = { seconds: expires_in };
    await writeAct(deps, actOf(call, { action: 'file_link_made', recordId: id, details }));
    return { signed_url: `${originOf(deps.config, request)}${await signedPath(deps, id, name, expires_in)}` };
  },
};
