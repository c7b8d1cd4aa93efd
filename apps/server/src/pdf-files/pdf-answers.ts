import { Readable } from 'node:stream';
import type { Pictures, Sheet } from '@alecrim/pdf';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pictureIdIn } from '../files/addresses.ts';
import { paperImage } from '../files/images.ts';
import { findPicture, type Hold } from '../files/store.ts';
import { version as release } from '../platform/config.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import { limits } from '../platform/http/limits.ts';
import { countingWindow } from '../platform/http/memory-limits.ts';
import { attachment, contentHash, etagOf, isKnownTag, privateHeaders } from '../platform/http/responses.ts';
import { createLruCache } from '../platform/lru-cache.ts';
import { singleFlight } from '../platform/single-flight.ts';
import { pdfTask } from './pdf-task.ts';

// Most files have some 150 KB: a hundred of them.
const MAX_BYTES = 16 * 1024 * 1024;
// Some 200 bytes each.
const MAX_VERSIONS = 10_000;
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

/** A file whose version is remembered by a key that is known before its content is read. */
export interface KnownPdf {
  key: string;
  /** With the key of what was read, which may be newer. */
  read(): Promise<PdfFile & { key: string }>;
}

interface Version {
  version: string;
  name: string;
}

type Source = Version & { file: PdfFile };

interface Made {
  bytes: Buffer;
  /** False if a picture could not be drawn now. */
  isWhole: boolean;
}

type Send<F> = (request: FastifyRequest, reply: FastifyReply, file: F) => Promise<FastifyReply>;

/** Sends PDF files. Each is made once for its content, and cached; its version is known before it is made. */
export function pdfAnswers(deps: Pick<Deps, 'db' | 'tasks' | 'config' | 'now'>): {
  sendPdf: Send<PdfFile>;
  sendKnown: Send<KnownPdf>;
} {
  const count = countingWindow(deps, limits.pdfs);
  const files = createLruCache<Buffer>(MAX_BYTES, ({ length }) => length);
  const versions = createLruCache<Version>(MAX_VERSIONS);
  const readOnce = singleFlight<Source>();
  const makeOnce = singleFlight<Made>();

  async function make({ version, file: { sheet, tenant } }: Source, hold: Hold): Promise<Made> {
    count(tenant);
    const { isWhole, ...input } = await withPictures(deps.db, sheet, { tenant, hold });
    const bytes = Buffer.from(await deps.tasks.run(pdfTask, input, tenant));
    if (isWhole) files.set(version, bytes);
    return { bytes, isWhole };
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { version, name, source }: Version & { source(): Promise<Source> },
  ): Promise<FastifyReply> {
    reply.headers(privateHeaders);
    const etag = etagOf(version);
    if (isKnownTag(request.headers['if-none-match'], version))
      return reply.header('etag', etag).status(304).send();
    const fileHeaders = () =>
      reply
        .type('application/pdf')
        .header('content-disposition', attachment(name))
        .header('content-security-policy', POLICY);
    if (request.method === 'HEAD') return fileHeaders().header('etag', etag).send(Readable.from([]));
    const cached = files.get(version);
    const { bytes, isWhole } = cached
      ? { bytes: cached, isWhole: true }
      : await makeOnce(version, async () => make(await source(), request.admission.hold));
    // Without its logo it is not the file of this version.
    if (isWhole) reply.header('etag', etag);
    return fileHeaders().send(bytes);
  }

  return {
    async sendPdf(request, reply, file) {
      const source = sourceOf(file);
      return send(request, reply, { ...source, source: async () => source });
    },
    async sendKnown(request, reply, { key, read }) {
      const readSource = () =>
        readOnce(key, async () => {
          const { key: own, ...file } = await read();
          const source = sourceOf(file);
          versions.set(own, { version: source.version, name: source.name });
          return source;
        });
      const known = versions.get(key);
      if (known) return send(request, reply, { ...known, source: readSource });
      const source = await readSource();
      return send(request, reply, { ...source, source: async () => source });
    },
  };
}

function sourceOf(file: PdfFile): Source {
  const content = JSON.stringify(file.sheet);
  if (content.length > (file.maxLetters ?? MAX_LETTERS)) throw tooLong();
  // Another release may draw it differently.
  return { version: contentHash(`${release}\n${content}`), name: file.name, file };
}

export const tooLong = (): AppError =>
  new AppError('TOO_LARGE', {
    message: 'Este documento é longo demais para um arquivo PDF. Imprima-o pela página.',
  });

export const isTooLong = (error: unknown): boolean => error instanceof AppError && error.code === 'TOO_LARGE';

const POLICY = "default-src 'none'; sandbox";

const LOGO = 'logo.png';
const PHOTO = 'photo.jpg';

interface Drawing {
  tenant: string;
  hold: Hold;
}

/** The sheet with the names of the pictures that this server stores, and their bytes. A missing one is left out. */
async function withPictures(
  db: Db,
  sheet: Sheet,
  { tenant, hold }: Drawing,
): Promise<{ sheet: Sheet; pictures: Pictures; isWhole: boolean }> {
  let isWhole = true;
  const { logo, photo, ...head } = sheet.head;
  /** A picture that cannot be drawn is left out too: the plan is worth more than its logo. */
  async function stored(address: string | undefined, format: 'png' | 'jpeg') {
    const id = pictureIdIn(address ?? '');
    const file = id ? await findPicture(db, id, hold) : undefined;
    return (
      file &&
      paperImage(file.bytes, format, tenant).catch(() => {
        isWhole = false;
        return undefined;
      })
    );
  }
  const [logoBytes, photoBytes] = await Promise.all([stored(logo, 'png'), stored(photo, 'jpeg')]);
  const shown = { ...head, ...(logoBytes && { logo: LOGO }), ...(photoBytes && { photo: PHOTO }) };
  const pictures = { ...(logoBytes && { [LOGO]: logoBytes }), ...(photoBytes && { [PHOTO]: photoBytes }) };
  return { sheet: { ...sheet, head: shown }, pictures, isWhole };
}
