export type RasterFormat = 'png' | 'jpeg' | 'webp';

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** The picture format that the content itself shows; a name or a declared type proves nothing. */
export function rasterFormatOf(bytes: Buffer): RasterFormat | undefined {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  return undefined;
}

/** The content type of bytes that are kept as they came. */
export function mimeOf(bytes: Buffer): string {
  const format = rasterFormatOf(bytes);
  return format ? `image/${format}` : 'application/octet-stream';
}
