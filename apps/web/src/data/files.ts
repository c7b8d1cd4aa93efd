import type { Client, PaperChoice, PdfFile, PdfFiles } from '@alecrim/client';
import type { Stored } from '@alecrim/domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient, useUser } from './context.ts';

/** Puts a file into the person's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

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

export type { PaperChoice } from '@alecrim/client';

/** The plan as a file, with the name that a person would give it. */
function planFileQuery(client: Client, plan: Stored<'Cardapio'>, paper: PaperChoice, profile: unknown) {
  return queryOptions({
    // The file shows the profile, too.
    queryKey: ['plan file', plan.id, plan.version, paper, profile],
    queryFn: async ({ signal }) => {
      const { blob, name } = await client.until(signal).pdf.plan(plan.id, paper);
      return new File([blob], name, { type: 'application/pdf' });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}

/** The query of the file, and a start of it before its reader has loaded. */
export function usePlanFile(plan: Stored<'Cardapio'>, paper: PaperChoice) {
  const queries = useQueryClient();
  const query = planFileQuery(useClient(), plan, paper, useUser());
  return { query, prepare: () => void queries.prefetchQuery(query) };
}

type ProgressListener = (share: number) => void;

export type Attachment = Stored<'Consulta'>['anexos'][number];

/** Stores a file of a patient privately, and gives what a note keeps of it. */
export async function uploadAttachment(
  client: Client,
  file: File,
  onProgress: ProgressListener,
): Promise<Attachment> {
  const { Core } = client.integrations;
  const stored = await Core.UploadPrivateFile({ file, anexo: true }, { onProgress });
  const { file_uri: arquivo, tipo = file.type, bytes = file.size } = stored;
  return { nome: file.name.slice(-MAX_NAME), arquivo, tipo, bytes };
}

const MAX_NAME = 200;
// Long enough to follow the link once.
const LINK_SECONDS = 60;

/** An address that opens the file for a moment. */
export async function attachmentAddress(client: Client, { arquivo }: Attachment): Promise<string> {
  const asked = { file_uri: arquivo ?? '', expires_in: LINK_SECONDS };
  return (await client.integrations.Core.CreateFileSignedUrl(asked)).signed_url;
}
