import { counted, plural } from '@alecrim/domain/pure';
import type { GuardState } from './guard-store.ts';
import { isOpenWarning } from './warnings.ts';

type Counted = Pick<GuardState, 'warnings' | 'checked'>;

/** "2 avisos de restrição", or that there is none. */
export function warningCount({ warnings }: Counted): string {
  const open = warnings.filter(isOpenWarning).length;
  return open > 0 ? counted(open, 'aviso de restrição', 'avisos de restrição') : 'Nenhum aviso de restrição';
}

/** "3 de 20 itens não puderam ser verificados"; empty if all were. */
export function uncheckedWords({ checked }: Pick<Counted, 'checked'>): string {
  const number = checked?.unchecked.length ?? 0;
  if (!checked || number === 0) return '';
  const items = counted(checked.checkedCount, 'item', 'itens');
  return `${number.toLocaleString('pt-BR')} de ${items} ${plural(number, 'não pôde ser verificado', 'não puderam ser verificados')}`;
}
