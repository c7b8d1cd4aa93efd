import type { FastifyRequest } from 'fastify';
import { type KnownViewer, ownerIdOf } from '../accounts/viewer.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import { originOf } from '../platform/http/origin.ts';
import { filesPath, pictureIdIn, privateIdIn, requireSigned } from './addresses.ts';
import { findPicture, findPrivateFile, type Hold, privateNameOf } from './store.ts';

export interface OurFile {
  mime: string;
  bytes: Buffer;
  name: string;
}

/**
 * The file behind an address that a client names: a picture, a signed link, or the URI of an own private file.
 * Nothing is ever fetched: an address that is not ours is refused.
 */
export async function ourFile(
  deps: Deps,
  request: FastifyRequest,
  viewer: KnownViewer,
  address: string,
): Promise<OurFile> {
  const uri = address.startsWith('private/') ? privateIdIn(address) : undefined;
  const file = uri
    ? await ownPrivateFile(deps, viewer, uri, request.admission.hold)
    : await linkedFile(deps, request, address);
  if (!file) throw new AppError('NOT_FOUND', { message: 'O arquivo indicado não existe.' });
  return file;
}

async function ownPrivateFile(
  { db }: Deps,
  viewer: KnownViewer,
  id: string,
  hold: Hold,
): Promise<OurFile | undefined> {
  const name = await privateNameFor(db, viewer, id);
  const file = name === undefined ? undefined : await findPrivateFile(db, id, hold);
  return file && { ...file, name: name ?? '' };
}

/** The service role may open any private file; a person only their own. */
export const privateNameFor = (
  db: Deps['db'],
  viewer: KnownViewer,
  id: string,
): Promise<string | undefined> => privateNameOf(db, id, viewer.kind === 'service' ? null : ownerIdOf(viewer));

async function linkedFile(
  deps: Deps,
  request: FastifyRequest,
  address: string,
): Promise<OurFile | undefined> {
  const origin = originOf(deps.config, request);
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  if (url?.origin !== origin || !url.pathname.startsWith(`${filesPath(deps.config)}/`))
    throw new AppError('URL_NOT_ALLOWED', {
      message: 'Use o endereço de um arquivo enviado a este servidor.',
    });
  const name = url.searchParams.get('name') ?? '';
  const privateId = privateIdIn(url.pathname);
  if (privateId) {
    await requireSigned(deps, privateId, Object.fromEntries(url.searchParams));
    const file = await findPrivateFile(deps.db, privateId, request.admission.hold);
    return file && { ...file, name };
  }
  const picture = await findPicture(deps.db, pictureIdIn(url.pathname) ?? '', request.admission.hold);
  return picture && { ...picture, name };
}
