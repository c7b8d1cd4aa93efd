import { ownerIdOf } from '../../../accounts/viewer.ts';
import { writeAct } from '../../../audit/trail.ts';
import { privateUri } from '../../../files/addresses.ts';
import { readForm } from '../../../files/form.ts';
import { mimeOf } from '../../../files/raster-format.ts';
import { storeFile } from '../../../files/store.ts';
import { AppError } from '../../../platform/errors.ts';
import { fileBounds } from '../../../platform/http/bounds.ts';
import { limits } from '../../../platform/http/limits.ts';
import { spend } from '../../../platform/http/rate-limits.ts';
import { actOf, callerOf, type Integration } from '../integration.ts';

const MAX_NAME = 200;

/** Any file, kept as it is; only its owner can make a link to it, and it never opens as a page. */
export const uploadPrivateFile: Integration = {
  name: 'UploadPrivateFile',
  async run(call) {
    const { deps, request, viewer } = call;
    await spend(deps, limits.uploads, callerOf(call));
    const { file } = await readForm(request, fileBounds.privateFile);
    if (file?.field !== 'file' || file.bytes.length === 0) throw new AppError('NO_FILE');
    const { bytes, filename } = file;
    const hold = { ownerId: ownerIdOf(viewer), isPrivate: true, name: plainName(filename) };
    const recordId = await storeFile(deps, { bytes, mime: mimeOf(bytes) }, hold);
    await writeAct(deps, actOf(call, { action: 'file_stored', recordId }));
    return { file_uri: privateUri(recordId) };
  },
};

/** A name without folders, control characters or half characters. */
const plainName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '').replace(/\p{C}/gu, '').slice(0, MAX_NAME).toWellFormed();
