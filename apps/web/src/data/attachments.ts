import type { Client } from '@alecrim/client';
import type { Stored } from '@alecrim/domain';

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
