import { brandOf, type PublicNutricionista, textOn } from '@alecrim/domain/pure';
import type { Deps } from '../deps.ts';
import { pictureIdIn } from '../files/addresses.ts';
import { oneAtATime } from '../files/one-at-a-time.ts';
import { findPicture } from '../files/store.ts';
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
  const { cor_primaria } = brandOf(nutricionista);
  const logoId = pictureIdIn(nutricionista.logo_url ?? '');
  const logo = logoId && (await findPicture(db, logoId));
  const key = `${size} ${logo ? logoId : cor_primaria}`;
  const icon =
    kept.get(key) ?? (await inTurn(() => (logo ? onWhite(logo.bytes, size) : mark(cor_primaria, size))));
  // Asked for last, forgotten last.
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
