/** How a plan reached its patient, by the word that is stored, with the words that people read. */
export const envioLabels = {
  copiado: 'Link copiado',
  qr: 'QR code mostrado',
  whatsapp: 'Enviado pelo WhatsApp',
  pdf: 'PDF enviado ou baixado',
  impressao: 'Impresso ou salvo como PDF',
  texto: 'Enviado como texto',
  publico: 'Link tornado público',
} as const;

export type Via = keyof typeof envioLabels;
export const vias = Object.keys(envioLabels) as Via[];

/** One sending of a plan. */
export interface Envio {
  via: Via;
  /** When, to the minute. */
  em: string;
  /** The version of the plan that was sent. */
  versao: number | null;
}

/** "Enviado pelo WhatsApp"; another word for one that a newer program has stored. */
export const envioLabel = (via: string): string =>
  Object.hasOwn(envioLabels, via) ? envioLabels[via as Via] : 'Enviado';
