import { ownerIdOf } from '../../auth/viewer.ts';
import { AppError } from '../../errors.ts';
import { readForm } from '../../files/form.ts';
import { webImage } from '../../files/images.ts';
import { pictureUrl } from '../../files/picture-url.ts';
import { storeFile } from '../../files/store.ts';
import { type Limit, spend } from '../../http/rate-limits.ts';
import { callerOf, type Integration } from '../integration.ts';

const MAX_BYTES = 50 * 1024 * 1024;
export const uploads: Limit = { name: 'upload', max: 30, seconds: 3600 };

/** A logo or a photo: any PNG, JPEG or WebP goes in, a small clean WebP comes out. */
export const uploadFile: Integration = {
  name: 'UploadFile',
  async run(call) {
    const { deps, request, viewer } = call;
    await spend(deps, uploads, callerOf(call));
    const { file } = await readForm(request, MAX_BYTES);
    if (file?.field !== 'file' || file.bytes.length === 0) throw new AppError('NO_FILE');
    const picture = await webImage(file.bytes);
    const content = { ...picture, mime: 'image/webp' };
    const id = await storeFile(deps, content, { ownerId: ownerIdOf(viewer), isPrivate: false });
    return { file_url: pictureUrl(deps.config, request, id) };
  },
};
