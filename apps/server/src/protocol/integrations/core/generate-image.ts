import { z } from 'zod';
import { ownerIdOf } from '../../../accounts/viewer.ts';
import { webImage } from '../../../files/images.ts';
import { pictureUrl } from '../../../files/picture-url.ts';
import { storeFile } from '../../../files/store.ts';
import { AppError } from '../../../platform/errors.ts';
import { limits } from '../../../platform/http/limits.ts';
import { spend } from '../../../platform/http/rate-limits.ts';
import { callerOf, type Integration, inputOf } from '../integration.ts';
import { configured, drawImage } from '../llm.ts';
import { prompt } from './invoke-llm.ts';

const input = z.object({ prompt });

/** A picture drawn by the configured model and kept here like any upload. */
export const generateImage: Integration = {
  name: 'GenerateImage',
  async run(call) {
    const { deps, request, viewer } = call;
    configured(deps);
    const { prompt } = await inputOf(request, input);
    await spend(deps, limits.modelCalls, callerOf(call));
    const drawn = await drawImage(deps, prompt);
    const picture = await webImage(drawn).catch((cause) => {
      // What the model drew is not the client's mistake.
      throw new AppError('UPSTREAM_FAILED', { cause });
    });
    const content = { ...picture, mime: 'image/webp' };
    const id = await storeFile(deps, content, { ownerId: ownerIdOf(viewer), isPrivate: false });
    return { url: pictureUrl(deps.config, request, id) };
  },
};
