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

export interface PdfFiles {
  plan(id: string, choice?: PaperChoice): Promise<PdfFile>;
  /** The shopping list of a plan; `shoppingQuery` of the domain writes its choice. */
  shopping(id: string, choice?: Record<string, string>): Promise<PdfFile>;
  /** The list of substitutions in the guidance of a plan. */
  substitutions(id: string, choice?: PaperChoice): Promise<PdfFile>;
  /** The evolution of a patient as the app shows it: the server draws the values that it is sent. */
  evolution(id: string, shown: object): Promise<PdfFile>;
  /** All stored data about a patient, with the hours of a time zone such as "America/Manaus". */
  report(id: string, timeZone?: string): Promise<PdfFile>;
}

/** The documents that the server makes as PDF files. */
export function createPdfFiles({ exchange, appPath }: Http): PdfFiles {
  async function file(path: string, query: object = {}, body?: object): Promise<PdfFile> {
    const { data, headers } = await exchange<Blob>(body ? 'POST' : 'GET', `${appPath}${path}`, {
      query: { ...query },
      ...(body && { body }),
      isFile: true,
    });
    return { blob: data, name: nameIn(headers['content-disposition'] ?? '') };
  }
  return {
    plan: (id, choice) => file(`/entities/Cardapio/${encodeURIComponent(id)}/pdf`, choice),
    shopping: (id, choice) => file(`/entities/Cardapio/${encodeURIComponent(id)}/pdf/compras`, choice),
    substitutions: (id, choice) =>
      file(`/entities/Cardapio/${encodeURIComponent(id)}/pdf/substituicoes`, choice),
    evolution: (id, shown) => file(`/entities/Paciente/${encodeURIComponent(id)}/pdf/evolucao`, {}, shown),
    report: (id, timeZone) =>
      file(
        `/entities/Paciente/${encodeURIComponent(id)}/pdf/relatorio`,
        {},
        timeZone ? { fuso: timeZone } : {},
      ),
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
