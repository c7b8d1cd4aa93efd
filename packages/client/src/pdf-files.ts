import type { Http } from './http.ts';

/** How the paper is wanted. */
export interface PaperChoice {
  letra?: 'grande';
  tinta?: 'pouca';
}

export interface PdfFile {
  blob: Blob;
  /** As a person would name it: "Plano alimentar - Beatriz - 2026-11-17.pdf". */
  name: string;
}

export type PdfFiles = ReturnType<typeof createPdfFiles>;

/** The documents that the server makes as PDF files. */
export function createPdfFiles({ exchange, appPath }: Http) {
  async function file(path: string, query: object = {}, body?: object): Promise<PdfFile> {
    const { data, headers } = await exchange<Blob>(body ? 'POST' : 'GET', `${appPath}/entities/${path}`, {
      query: { ...query },
      ...(body && { body }),
      isFile: true,
    });
    return { blob: data, name: nameIn(headers['content-disposition'] ?? '') };
  }
  const plan = (id: string) => `Cardapio/${encodeURIComponent(id)}/pdf`;
  const patient = (id: string) => `Paciente/${encodeURIComponent(id)}/pdf`;
  return {
    plan: (id: string, choice?: PaperChoice) => file(plan(id), choice),
    /** The shopping list of a plan; `shoppingQuery` of the domain writes its choice. */
    shopping: (id: string, choice?: Record<string, string>) => file(`${plan(id)}/compras`, choice),
    /** The list of substitutions in the guidance of a plan. */
    substitutions: (id: string, choice?: PaperChoice) => file(`${plan(id)}/substituicoes`, choice),
    /** The evolution of a patient as the app shows it: the server draws the values that it is sent. */
    evolution: (id: string, shown: object) => file(`${patient(id)}/evolucao`, {}, shown),
    /** All stored data about a patient, with the hours of a time zone such as "America/Manaus". */
    report: (id: string, timeZone?: string) =>
      file(`${patient(id)}/relatorio`, {}, timeZone ? { fuso: timeZone } : {}),
  };
}

/** The name with its accents, which the server sends encoded (RFC 6266). */
function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  try {
    return decodeURIComponent(encoded ?? '') || 'Documento.pdf';
  } catch {
    return 'Documento.pdf';
  }
}
