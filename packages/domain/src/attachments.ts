/** What may be attached to a note. Named one by one, so that phones turn their own formats into one of these. */
export const attachmentTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;

/** The bound of one private upload. */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;

/** As many as one note holds. */
export const MOST_ATTACHMENTS = 20;

/** Why a file cannot be attached; nothing if it can. */
export function attachmentProblem(
  { type, size }: { type: string; size: number },
  attached: number,
): string | undefined {
  if (attached >= MOST_ATTACHMENTS) return `No máximo ${MOST_ATTACHMENTS} arquivos em uma anotação.`;
  if (!attachmentTypes.some((known) => known === type))
    return 'Escolha um PDF ou uma imagem (PNG, JPEG ou WebP).';
  if (size === 0) return 'O arquivo está vazio.';
  if (size > MAX_ATTACHMENT_BYTES) return 'O arquivo tem mais de 10 MB.';
  return undefined;
}
