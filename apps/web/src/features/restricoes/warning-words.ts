import { counted, plural } from '@alecrim/domain/pure';
import type { GuardState } from './guard-store.ts';
import { isOpenWarning, type Warning } from './warnings.ts';

type Counted = Pick<GuardState, 'warnings' | 'checked'>;

/** How many open warnings are sure ("contém"), and how many possible ("pode conter"). */
export function openWarnings(warnings: readonly Warning[]): { sure: number; possible: number } {
  const open = warnings.filter(isOpenWarning);
  const sure = open.filter(({ certainty }) => certainty === 'contem').length;
  return { sure, possible: open.length - sure };
}

/** "2 avisos de restrição", "2 avisos de restrição e 5 possíveis", or that there is none. */
export function warningCount({ warnings }: Counted): string {
  const { sure, possible } = openWarnings(warnings);
  const inSure = counted(sure, 'aviso de restrição', 'avisos de restrição');
  if (possible === 0) return sure > 0 ? inSure : 'Nenhum aviso de restrição';
  const number = possible.toLocaleString('pt-BR');
  if (sure > 0) return `${inSure} e ${number} ${plural(possible, 'possível', 'possíveis')}`;
  return counted(possible, 'possível aviso de restrição', 'possíveis avisos de restrição');
}

/** "3 de 20 itens não puderam ser verificados"; empty if all were. */
export function uncheckedWords({ checked }: Pick<Counted, 'checked'>): string {
  const number = checked?.unchecked.length ?? 0;
  if (!checked || number === 0) return '';
  const items = counted(checked.checkedCount, 'item', 'itens');
  return `${number.toLocaleString('pt-BR')} de ${items} ${plural(number, 'não pôde ser verificado', 'não puderam ser verificados')}`;
}
