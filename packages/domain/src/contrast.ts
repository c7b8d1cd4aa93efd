/** WCAG contrast, so that text on any brand colour stays readable. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const INK = '#0f172a';
const PAPER = '#ffffff';

/** White, else ink, else black: the first that reaches 4.5:1 on the colour. One of them always does. */
export function textOn(colour: string): string {
  return contrast(colour, PAPER) >= 4.5 ? PAPER : contrast(colour, INK) >= 4.5 ? INK : '#000000';
}

/** The colour itself when its contrast with the ground reaches the floor, else moved towards black or white until it does. */
export function readableOn(ground: string, colour: string, floor: number): string {
  const end = contrast(ground, PAPER) < contrast(ground, '#000000') ? '#000000' : PAPER;
  let result = colour;
  for (let step = 0; step < 60 && contrast(result, ground) < floor; step++) result = mixed(result, end, 0.93);
  return result;
}

/** A tint: so much of the colour, the rest of the ground. */
export function mixed(colour: string, ground: string, share: number): string {
  const below = channels(ground);
  return hex(...channels(colour).map((channel, i) => channel * share + (below[i] ?? 0) * (1 - share)));
}

function channels(colour: string): [number, number, number] {
  const n = Number.parseInt(colour.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

const hex = (...rgb: number[]) => `#${rgb.map((c) => Math.round(c).toString(16).padStart(2, '0')).join('')}`;

// A colour has 256 steps for each channel; a page asks for some twenty contrasts.
const linear = Array.from({ length: 256 }, (_, channel) => {
  const s = channel / 255;
  return s <= 0.03928 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
});

function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map((channel) => linear[channel] ?? 0) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
