import type { PdfFile, PdfFiles } from '@alecrim/client';
import { useMutation } from '@tanstack/react-query';
import { useClient } from './context.ts';
import { saveFile } from './save-file.ts';

export type LoadPdf = (files: PdfFiles) => Promise<PdfFile>;

/** Saves a document that the server makes as a file. */
export function usePdfDownload(load: LoadPdf, onError: (error: unknown) => void) {
  const { pdf } = useClient();
  return useMutation({
    mutationFn: () => load(pdf),
    // Otherwise a press would wait for a connection and save the file much later.
    networkMode: 'always',
    onSuccess: ({ blob, name }) => saveFile(blob, name),
    onError,
  });
}
