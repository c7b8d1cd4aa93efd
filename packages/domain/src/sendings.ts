/** How a plan reached its patient, as it is stored. */
export const vias = ['copiado', 'qr', 'whatsapp', 'pdf', 'impressao', 'texto', 'publico'] as const;

export type Via = (typeof vias)[number];

/** The words that people read. */
export const envioLabels: Record<Via, string> = {
  copiado: 'Link copiado',
  qr: 'QR code mostrado',
  whatsapp: 'Enviado pelo WhatsApp',
  pdf: 'PDF enviado ou baixado',
  impressao: 'Impresso ou salvo como PDF',
  texto: 'Enviado como texto',
  publico: 'Link tornado público',
};

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
