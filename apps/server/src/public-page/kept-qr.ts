import { type QrCode, qrPath } from '@alecrim/document';

// Some 3 kB each.
const KEPT = 500;
const codes = new Map<string, QrCode>();

/** The QR code of a link. It takes a quarter of a page's time, and a plan keeps its link through every change. */
export function keptQr(link: string): QrCode {
  const code = codes.get(link) ?? qrPath(link);
  // Taken out and put back: the code that was asked for last is forgotten last.
  codes.delete(link);
  codes.set(link, code);
  if (codes.size > KEPT) codes.delete(codes.keys().next().value ?? '');
  return code;
}
