import type { Step } from '../../../../lib/form-history/history.ts';
import type { Patch } from '../../../../lib/form-history/patches.ts';

const fieldWords: Record<string, string> = {
  titulo: 'título',
  paciente_id: 'paciente',
  paciente_nome: 'paciente',
  observacoes_finais: 'observações finais',
  mostrar_numeros: 'calorias e macros no documento',
  permitir_trocas: 'trocas do paciente',
  meta: 'metas',
  leituras: 'leitura dos itens',
  avisos_aceitos: 'avisos aceitos',
};

const partWords: Record<string, string> = {
  refeicoes: 'refeição',
  receitas: 'receita',
  orientacoes: 'orientação',
};

/** What a step did: its label, or the field in which it wrote, such as "texto da refeição 2". */
export function stepWords({ label, patches }: Step): string {
  if (label !== '') return lowerFirst(label);
  const [list = '', index] = (patches[0]?.path ?? '').split('.');
  const part = partWords[list];
  return part ? `texto da ${part} ${Number(index ?? 0) + 1}` : (fieldWords[list] ?? 'alteração');
}

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1);

export interface Place {
  /** The path of a field or of a part. */
  path: string;
  caret?: number;
}

/** Where the last of the patches that were just written can be seen. */
export function placeOf(patches: readonly Patch[]): Place | undefined {
  // Texts and parts before what has no field on the page, such as how a line is read.
  const patch = patches.find(({ path }) => isOnPage(path)) ?? patches[0];
  if (!patch) return undefined;
  if (patch.kind === 'text') return { path: patch.path, caret: patch.at + patch.inserted.length };
  if (patch.kind === 'move') return { path: `${patch.path}.${patch.to}` };
  if (patch.kind === 'splice') {
    // A list of parts without the removed one shows the one before it.
    const at = patch.inserted.length > 0 ? patch.at : Math.max(0, patch.at - 1);
    return { path: `${patch.path}.${at}` };
  }
  return { path: patch.path };
}

const isOnPage = (path: string) => !/^(leituras|avisos_aceitos|meta|paciente_id)\b/.test(path);
