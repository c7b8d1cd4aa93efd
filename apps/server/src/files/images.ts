import { AppError } from '../platform/errors.ts';
import { createFairPermits } from '../platform/fair-pool.ts';

// A logo or a photo is never shown larger than this.
const MAX_SIDE = 1024;
/** A photographed page stays readable. */
export const PAGE_SIDE = 2400;
// The largest phone photos have as many. Beyond that a small file could expand to gigabytes.
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 20;

interface WebImage {
  bytes: Buffer;
  width: number;
  height: number;
}

// A decoded picture may take 200 MB: one at a time in the whole process. A person may send several.
const turns = createFairPermits(1, MAX_SECONDS * 1000);

/** Makes a picture safe: decodes, rotates, scales and encodes it again. Nothing else of the file survives. */
export async function webImage(source: Buffer, tenant: string, maxSide = MAX_SIDE): Promise<WebImage> {
  if (!rasterFormatOf(source))
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: 'Envie uma imagem PNG, JPEG ou WebP.' });
  return turns.use(tenant, async () => {
    const sharp = await loadSharp();
    try {
      const { data, info } = await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .timeout({ seconds: MAX_SECONDS })
        .autoOrient()
        .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
        // Sharp colour edges matter on logos, and cost a few bytes only.
        .webp({ quality: 86, smartSubsample: true })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    } catch (cause) {
      throw unreadable(cause);
    }
  });
}

// As sharp as a printer draws a logo of 3 cm.
const PAPER_SIDE = 400;

/** A stored picture as PDF files hold it. Logos keep their edges, photos become small. */
export function paperImage(stored: Buffer, format: 'png' | 'jpeg', tenant: string): Promise<Buffer> {
  return turns.use(tenant, async () => {
    const sharp = await loadSharp();
    const image = sharp(stored, { limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: MAX_SECONDS })
      .resize({ width: PAPER_SIDE, height: PAPER_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' });
    return format === 'png'
      ? image.png({ palette: true }).toBuffer()
      : image.jpeg({ quality: 85 }).toBuffer();
  });
}

function unreadable(cause: unknown): AppError {
  const isTooLarge = cause instanceof Error && /pixel limit/i.test(cause.message);
  const message = isTooLarge ? 'A imagem é grande demais: use uma com até 50 megapixels.' : undefined;
  return new AppError('INVALID_IMAGE', { message, cause });
}

/** Loaded with the first picture: most processes never see one, and the library takes memory. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

type RasterFormat = 'png' | 'jpeg' | 'webp';

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** The picture format that the content itself shows; a name or a declared type proves nothing. */
export function rasterFormatOf(bytes: Buffer): RasterFormat | undefined {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  return undefined;
}

const PDF = 'application/pdf';

/** The content type of bytes that are stored unchanged. */
export function mimeOf(bytes: Buffer): string {
  const format = rasterFormatOf(bytes);
  if (format) return `image/${format}`;
  return ascii(bytes, 0, 5) === '%PDF-' ? PDF : 'application/octet-stream';
}

/** Whether a file of this type may be attached to a record. */
export const isAttachable = (mime: string): boolean => mime === PDF || mime.startsWith('image/');
