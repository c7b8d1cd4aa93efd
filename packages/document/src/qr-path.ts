import { encode } from 'uqr';
import type { QrCode } from './document-title.tsx';

// Level M survives a crease or a stain on the fridge.
// A random token looks random under any mask; trying all eight for the best one would take twenty times as long.
const options = { ecc: 'M', border: 0, maskPattern: 2 } as const;

/** A QR code as strokes one module high: a row is one line, drawn where the modules are dark. */
export function qrPath(text: string): QrCode {
  const { size, data } = encode(text, options);
  return { size, path: data.map(rowPath).join('') };
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  let end = 0;
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    path += path === '' ? `M${start} ${y + 0.5}` : `m${start - end} 0`;
    end = x + 1;
    path += `h${end - start}`;
  }
  return path;
}
