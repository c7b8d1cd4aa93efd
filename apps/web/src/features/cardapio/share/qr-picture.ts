import type { QrCode } from '@alecrim/document';

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
  canvas.toBlob((picture) => picture && saveAs(picture, `QR code - ${title}.png`));
}

function saveAs(picture: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name.replace(/[\\/:*?"<>|]+/g, ' ').slice(0, 120);
  link.click();
  URL.revokeObjectURL(link.href);
}
