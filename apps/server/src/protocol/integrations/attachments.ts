import { type OurFile, ourFile } from '../../files/our-files.ts';
import { AppError } from '../../platform/errors.ts';
import type { IntegrationCall } from './integration.ts';
import type { ContentPart } from './llm.ts';

// Some 50 pages of text; more would not fit into most models anyway.
const MAX_TEXT = 200_000;

/** A file as the model reads it: pictures travel inside the message, so that nothing has to be fetched from us. */
export function contentOf(file: OurFile): ContentPart {
  if (file.mime.startsWith('image/'))
    return {
      type: 'image_url',
      image_url: { url: `data:${file.mime};base64,${file.bytes.toString('base64')}` },
    };
  return { type: 'text', text: textOf(file).slice(0, MAX_TEXT).toWellFormed() };
}

export function textOf({ bytes }: OurFile): string {
  try {
    if (!bytes.includes(0)) return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not text in UTF-8: refused below.
  }
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', {
    message: 'Só imagens e arquivos de texto (CSV, JSON, TXT) podem ser lidos.',
  });
}

export async function attachmentsOf(
  { deps, request, viewer }: IntegrationCall,
  addresses: readonly string[],
): Promise<ContentPart[]> {
  const parts: ContentPart[] = [];
  for (const address of addresses) parts.push(contentOf(await ourFile(deps, request, viewer, address)));
  return parts;
}
