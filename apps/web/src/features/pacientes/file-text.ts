// The server takes no more either.
const MAX_BYTES = 10 * 1024 * 1024;

/** The text of a CSV file; a spreadsheet or archive that is merely named .csv is refused with a word of advice. */
export async function fileText(file: File): Promise<string> {
  if (file.size > MAX_BYTES) throw new Error('O arquivo é grande demais: envie até 10 MB por vez.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.includes(0)) {
    throw new Error('Este arquivo não é um CSV. No Excel ou no Google Planilhas, use “Salvar como CSV”.');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older Excel saves Portuguese as Windows-1252.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
