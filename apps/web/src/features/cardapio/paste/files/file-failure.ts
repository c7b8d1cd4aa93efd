/** Why a file gives no text, for a person. */
export const fileFailures = {
  type: 'Este tipo de arquivo não pode ser aberto. Use .docx, .pdf ou .txt, ou cole o texto.',
  old: 'Este é um documento do Word antigo (.doc). Abra no Word, salve como .docx e tente de novo, ou cole o texto.',
  large: 'O arquivo é grande demais. Use um arquivo de até 10 MB, ou cole o texto.',
  pages: 'O PDF tem páginas demais para um cardápio. Use um de até 60 páginas, ou cole o texto.',
  scanned:
    'Este PDF não tem texto: parece uma foto ou um documento escaneado. Digite ou cole o texto do cardápio.',
  locked: 'Este PDF é protegido por senha. Salve uma cópia sem senha, ou cole o texto.',
  broken: 'Não foi possível ler o arquivo: ele parece danificado. Abra no programa de origem e cole o texto.',
  slow: 'O arquivo demorou demais para ser lido. Abra no programa de origem e cole o texto.',
  empty: 'O arquivo não tem texto.',
  offline:
    'Não foi possível carregar o leitor de arquivos. Verifique sua internet e tente de novo, ou cole o texto.',
} as const;

export class FileFailure extends Error {
  constructor(reason: keyof typeof fileFailures) {
    super(fileFailures[reason]);
  }
}
