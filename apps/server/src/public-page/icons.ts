import { brandOf, type PublicNutricionista, textOn } from '@alecrim/domain/pure';
import { pictureIdIn } from '../files/addresses.ts';
import { oneAtATime } from '../files/one-at-a-time.ts';
import { findPicture } from '../files/store.ts';
import type { Deps } from '../platform/deps.ts';
import type { IconSize } from './plan-addresses.ts';
import { sprigPath } from './sprig.ts';

// Some 5 kB each.
const MAX_KEPT = 100;
const MAX_WAITING = 16;
// What phones cut away lies outside the inner 80 %; a logo keeps clear of it.
const LOGO_SHARE = 0.68;

const inTurn = oneAtATime(MAX_WAITING);
const kept = new Map<string, Buffer>();

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

/** The id of a logo is the hash of its bytes, so an icon never has to be made again. */
async function logoIcon(db: Deps['db'], logoId: string, size: IconSize): Promise<Buffer | undefined> {
  const key = `${size} ${logoId}`;
  const known = kept.get(key);
  if (known) return keep(key, known);
  const logo = await findPicture(db, logoId);
  return logo && keep(key, await inTurn(() => onWhite(logo.bytes, size)));
}

async function markIcon(colour: string, size: IconSize): Promise<Buffer> {
  const key = `${size} ${colour}`;
  return keep(key, kept.get(key) ?? (await inTurn(() => mark(colour, size))));
}

/** The icon that was asked for last is forgotten last. */
function keep(key: string, icon: Buffer): Buffer {
  kept.delete(key);
  kept.set(key, icon);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest) kept.delete(oldest);
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
