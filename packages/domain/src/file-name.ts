import { brazilianDay } from './brazil.ts';
import { firstName } from './whatsapp.ts';

/** The documents that are made as files, as their names begin. */
export type FileKind =
  | 'Plano alimentar'
  | 'Lista de compras'
  | 'Lista de substituições'
  | 'Evolução'
  | 'Relatório';

// Long enough for a name, short enough for every list of files.
const MAX_NAME = 40;
// Some file system refuses them, or they turn the rest of the name around.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*%]/gu;

/** "Plano alimentar - Beatriz - 2026-11-17.pdf": the first name alone, and the Brazilian day. */
export function pdfFileName(kind: FileKind, patient: string | null | undefined, isoDate: string): string {
  const name = [...firstName((patient ?? '').normalize('NFC').replace(UNSAFE, ''))]
    .slice(0, MAX_NAME)
    .join('')
    .replace(/^\.+|\.+$/g, '');
  return `${[kind, name, brazilianDay(new Date(isoDate))].filter(Boolean).join(' - ')}.pdf`;
}
