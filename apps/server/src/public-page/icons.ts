import { brandOf, type PublicNutricionista, textOn } from '@alecrim/domain/pure';
import { pictureIdIn } from '../files/addresses.ts';
import { findPicture } from '../files/store.ts';
import type { Deps } from '../platform/deps.ts';
import { keyedMutex } from '../platform/keyed-mutex.ts';
import { createLruCache } from '../platform/lru-cache.ts';
import type { IconSize } from './plan-addresses.ts';

// Some 5 kB each.
const MAX_ICONS = 100;
const MAX_WAITING = 16;
// Phones cut an icon down to its inner 80 %; the logo stays inside.
const LOGO_SHARE = 0.68;

const mutex = keyedMutex(MAX_WAITING);
const icons = createLruCache<Buffer>(MAX_ICONS);

/** The nutritionist's logo on white, or the product's mark on her colour, as a square picture. */
export async function iconOf(
  { db }: Pick<Deps, 'db'>,
  nutricionista: PublicNutricionista,
  size: IconSize,
): Promise<Buffer> {
  const logoId = pictureIdIn(nutricionista.logo_url ?? '');
  return (
    (logoId && (await logoIcon(db, logoId, size))) || markIcon(brandOf(nutricionista).cor_primaria, size)
  );
}

/** The id of a logo is the hash of its bytes, so a cached icon is never out of date. */
async function logoIcon(db: Deps['db'], logoId: string, size: IconSize): Promise<Buffer | undefined> {
  const key = `${size} ${logoId}`;
  const cached = icons.get(key);
  if (cached) return cached;
  // A logo is small, and one icon is made at a time.
  const logo = await findPicture(db, logoId, () => {});
  return logo && store(key, () => onWhite(logo.bytes, size));
}

async function markIcon(colour: string, size: IconSize): Promise<Buffer> {
  const key = `${size} ${colour}`;
  return icons.get(key) ?? store(key, () => mark(colour, size));
}

async function store(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const icon = await mutex('icon', draw);
  icons.set(key, icon);
  return icon;
}

async function onWhite(logo: Buffer, size: IconSize): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const inner = Math.round(size * LOGO_SHARE);
  const background = '#ffffff';
  const margin = (size - inner) / 2;
  const [near, far] = [Math.floor(margin), Math.ceil(margin)];
  return sharp(logo)
    .resize({ width: inner, height: inner, fit: 'contain', background })
    .flatten({ background })
    .extend({ top: near, left: near, bottom: far, right: far, background })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

async function mark(colour: string, size: IconSize): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10.5 44 44" width="${size}" height="${size}"><path fill="${colour}" d="M-10-10.500h44v44h-44z"/><path fill="none" stroke="${textOn(colour)}" stroke-width="1.600" stroke-linecap="round" d="${sprigPath}"/></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/** The product's mark, a sprig of rosemary, as strokes in a square of 24. */
export const sprigPath =
  'M12 22V3M12 19c-4 0-6-2-6.500-5.200M12 19c4 0 6-2 6.500-5.200M12 13.300c-3.500 0-5-1.700-5.400-4.300M12 13.300c3.500 0 5-1.700 5.400-4.300M12 7.800c-2 0-3.100-1.200-3.400-3.100M12 7.800c2 0 3.100-1.200 3.400-3.100';
