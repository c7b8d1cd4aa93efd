import { z } from 'zod';
import { ownerIdOf } from '../../accounts/viewer.ts';
import { writeAct } from '../../audit/trail.ts';
import { pictureUrl, privateIdIn, privateUri, signedPath } from '../../files/addresses.ts';
import { readForm } from '../../files/form.ts';
import { isAttachable, mimeOf, PAGE_SIDE, webImage } from '../../files/images.ts';
import { privateNameFor } from '../../files/our-files.ts';
import { storeFile } from '../../files/store.ts';
import { AppError } from '../../platform/errors.ts';
import { fileBounds } from '../../platform/http/bounds.ts';
import { limits } from '../../platform/http/limits.ts';
import { originOf } from '../../platform/http/origin.ts';
import { spend } from '../../platform/http/rate-limits.ts';
import { actOf, callerOf, type Integration, inputOf } from './integration.ts';

/** A logo or a photo: any PNG, JPEG or WebP goes in, a small clean WebP comes out. */
export const uploadFile: Integration = async (call) => {
  const { deps, request, viewer } = call;
  await spend(deps, limits.uploads, callerOf(call));
  const { file } = await readForm(request, fileBounds.picture);
  if (file?.field !== 'file' || file.bytes.length === 0) throw new AppError('NO_FILE');
  const picture = await webImage(file.bytes, callerOf(call));
  const content = { ...picture, mime: 'image/webp' };
  const id = await storeFile(deps, content, { ownerId: ownerIdOf(viewer), isPrivate: false });
  return { file_url: pictureUrl(deps.config, request, id) };
};

const MAX_NAME = 200;

/**
 * Stores any file unchanged. Only its owner can make a link to it, and it never opens as a page. With the field `anexo` it is for
 * a record: a PDF, or a picture, of which nothing but the picture itself is kept.
 */
export const uploadPrivateFile: Integration = async (call) => {
  const { deps, request, viewer } = call;
  await spend(deps, limits.uploads, callerOf(call));
  const { file, fields } = await readForm(request, fileBounds.privateFile);
  if (file?.field !== 'file' || file.bytes.length === 0) throw new AppError('NO_FILE');
  const isAttachment = Boolean(fields.anexo);
  const content = isAttachment ? await attachable(file.bytes, callerOf(call)) : asSent(file.bytes);
  const name = plainName(file.filename);
  const hold = { ownerId: ownerIdOf(viewer), isPrivate: true, isAttachment, name };
  const recordId = await storeFile(deps, content, hold);
  await writeAct(deps, actOf(call, { action: 'file_stored', recordId }));
  const file_uri = privateUri(recordId);
  // The record stores type and size as they are now: a picture was converted.
  return isAttachment ? { file_uri, tipo: content.mime, bytes: content.bytes.length } : { file_uri };
};

const asSent = (bytes: Buffer) => ({ bytes, mime: mimeOf(bytes) });

async function attachable(bytes: Buffer, tenant: string) {
  const content = asSent(bytes);
  if (!isAttachable(content.mime))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', {
      message: 'Anexe um PDF ou uma imagem PNG, JPEG ou WebP.',
    });
  if (!content.mime.startsWith('image/')) return content;
  return { ...(await webImage(bytes, tenant, PAGE_SIDE)), mime: 'image/webp' };
}

/** A name without folders, control characters or half characters. */
const plainName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '').replace(/\p{C}/gu, '').slice(0, MAX_NAME).toWellFormed();

const WEEK = 7 * 24 * 3600;

const input = z.object({
  file_uri: z.string().max(200),
  expires_in: z.coerce.number().int().min(1).max(WEEK).default(300),
});

/** A link that opens one private file for a limited time. Another owner's file is not found. */
export const createFileSignedUrl: Integration = async (call) => {
  const { deps, request, viewer } = call;
  const { file_uri, expires_in } = await inputOf(request, input);
  const id = privateIdIn(file_uri);
  const name = id && (await privateNameFor(deps.db, viewer, id));
  if (!id || name === undefined)
    throw new AppError('NOT_FOUND', { message: 'O arquivo indicado não existe.' });
  const details = { seconds: expires_in };
  await writeAct(deps, actOf(call, { action: 'file_link_made', recordId: id, details }));
  return { signed_url: `${originOf(deps.config, request)}${await signedPath(deps, id, name, expires_in)}` };
};
