import type { Pictures, Sheet } from '@alecrim/pdf';
import { pdfOf } from '@alecrim/pdf/engine';
import type { Task } from '../platform/tasks.ts';

interface PdfInput {
  sheet: Sheet;
  pictures: Pictures;
}

export const pdfTask: Task<PdfInput, Uint8Array> = {
  name: 'pdf',
  costMs: () => 500,
  isApart: true,
  run: ({ sheet, pictures }) => pdfOf(sheet, pictures),
};
