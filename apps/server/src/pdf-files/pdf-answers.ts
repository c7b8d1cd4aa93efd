import type { Pictures, Sheet } from '@alecrim/pdf';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pictureIdIn } from '../files/addresses.ts';
import { paperImage } from '../files/images.ts';
import { findPicture } from '../files/store.ts';
import { version as release } from '../platform/config.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import { limits } from '../platform/http/limits.ts';
import { countingWindow } from '../platform/http/memory-limits.ts';
import { attachment, contentHash, etagOf, isKnownTag } from '../platform/http/responses.ts';
import { createLruCache } from '../platform/lru-cache.ts';
import { singleFlight } from '../platform/single-flight.ts';
import { pdfTask } from './pdf-task.ts';

// Most files have some 150 KB: a hundred of them.
const MAX_BYTES = 16 * 1024 * 1024;
// A plan of 30 long meals has 60,000 letters. The compiler takes 3 s and 350 MB for so many.
const MAX_LETTERS = 400_000;

/** How the reader wants the paper. */
export const paperChoice = z.object({
  letra: z.enum(['grande']).optional(),
  tinta: z.enum(['pouca']).optional(),
});

export interface PdfFile {
  sheet: Sheet;
  name: string;
  /** Who shares the processes that make files, and whose files are counted. */
  tenant: string;
  /** Another bound where the letters cost less than those of a plan. */
  maxLetters?: number;
}

export type SendPdf = (request: FastifyRequest, reply: FastifyReply, file: PdfFile) => Promise<FastifyReply>;

/** Sends PDF files. Each is made once for its content, and cached; its version is known before it is made. */
export function pdfAnswers(deps: Pick<Deps, 'db' | 'tasks' | 'config' | 'now'>): SendPdf {
  const count = countingWindow(deps, limits.pdfs);
  const files = createLruCache<Buffer>(MAX_BYTES, ({ length }) => length);
  const makeOnce = singleFlight<Buffer>();

  async function make(version: string, { sheet, tenant }: PdfFile): Promise<Buffer> {
    count(tenant);
    const bytes = Buffer.from(await deps.tasks.run(pdfTask, await withPictures(deps.db, sheet), tenant));
    files.set(version, bytes);
    return bytes;
  }

  return async (request, reply, file) => {
    const content = JSON.stringify(file.sheet);
    if (content.length > (file.maxLetters ?? MAX_LETTERS)) throw tooLong();
    // Another release may draw it differently.
    const version = contentHash(`${release}\n${content}`);
    reply.headers(privateHeaders).header('etag', etagOf(version));
    if (isKnownTag(request.headers['if-none-match'], version)) return reply.status(304).send();
    const bytes = files.get(version) ?? (await makeOnce(version, () => make(version, file)));
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment(file.name))
      .header('content-security-policy', POLICY)
      .send(bytes);
  };
}

export const tooLong = (): AppError =>
  new AppError('TOO_LARGE', {
    message: 'Este documento é longo demais para um arquivo PDF. Imprima-o pela página.',
  });

export const isTooLong = (error: unknown): boolean => error instanceof AppError && error.code === 'TOO_LARGE';

const POLICY = "default-src 'none'; sandbox";
const privateHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

const LOGO = 'logo.png';
const PHOTO = 'photo.jpg';

/** The sheet with the names of the pictures that this server stores, and their bytes. A missing one is left out. */
async function withPictures(db: Db, sheet: Sheet): Promise<{ sheet: Sheet; pictures: Pictures }> {
  const { logo, photo, ...head } = sheet.head;
  const [logoBytes, photoBytes] = await Promise.all([
    storedPicture(db, logo, 'png'),
    storedPicture(db, photo, 'jpeg'),
  ]);
  const shown = { ...head, ...(logoBytes && { logo: LOGO }), ...(photoBytes && { photo: PHOTO }) };
  const pictures = { ...(logoBytes && { [LOGO]: logoBytes }), ...(photoBytes && { [PHOTO]: photoBytes }) };
  return { sheet: { ...sheet, head: shown }, pictures };
}

/** A picture that cannot be read is left out too: the plan is worth more than its logo. */
async function storedPicture(db: Db, address: string | undefined, format: 'png' | 'jpeg') {
  const id = pictureIdIn(address ?? '');
  const file = id ? await findPicture(db, id) : undefined;
  return file && paperImage(file.bytes, format).catch(() => undefined);
}
