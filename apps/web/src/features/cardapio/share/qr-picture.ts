import type { QrCode } from '@alecrim/document';
import { saveFile } from '../../../data/save-file.ts';

// Sharp on paper at 5 cm, small enough for a message.
const MODULE = 16;
const MARGIN = 4;

/** Saves the code as a picture, for a message or a printed card. */
export function saveQrPicture({ size, path }: QrCode, title: string): void {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = (size + 2 * MARGIN) * MODULE;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(MODULE, MODULE);
  pen.translate(MARGIN, MARGIN);
  pen.stroke(new Path2D(path));
  const name = title.replace(/[\\/:*?"<>|]+/g, ' ').slice(0, 100);
  canvas.toBlob((picture) => picture && saveFile(picture, `QR code - ${name}.png`));
}
