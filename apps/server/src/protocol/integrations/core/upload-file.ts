import { ownerIdOf } from '../../../accounts/viewer.ts';
import { readForm } from '../../../files/form.ts';
import { webImage } from '../../../files/images.ts';
import { pictureUrl } from '../../../files/picture-url.ts';
import { storeFile } from '../../../files/store.ts';
import { AppError } from '../../../platform/errors.ts';
import { fileBounds } from '../../../platform/http/bounds.ts';
import { limits } from '../../../platform/http/limits.ts';
import { spend } from '../../../platform/http/rate-limits.ts';
import { callerOf, type Integration } from '../integration.ts';

/** A logo or a photo: any PNG, JPEG or WebP goes in, a small clean WebP comes out. */
export const uploadFile: Integration = {
  name: 'UploadFile',
  async run(call) {
    const { deps, request, viewer } = call;
    await spend(deps, limits.uploads, callerOf(call));
    const { file } = await readForm(request, fileBounds.picture);
    if (file?.field !== 'file' || file.bytes.length === 0) throw new AppError('NO_FILE');
    const picture = await webImage(file.bytes);
    const content = { ...picture, mime: 'image/webp' };
    const id = await storeFile(deps, content, { ownerId: ownerIdOf(viewer), isPrivate: false });
    return { file_url: pictureUrl(deps.config, request, id) };
  },
};
