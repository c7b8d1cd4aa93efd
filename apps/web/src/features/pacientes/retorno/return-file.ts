import { calendarFile } from '@alecrim/domain/pure';
import { saveFile } from '../../../data/files.ts';

export interface PlannedReturn {
  id: string;
  nome: string;
  retorno_em: string;
}

/** Puts the next visit into the downloads, as a file that every calendar opens. */
export function saveReturnFile({ id, nome, retorno_em: day }: PlannedReturn): void {
  const file = calendarFile({
    id: `retorno-${id}-${day}`,
    day,
    title: `Retorno: ${nome}`,
    now: new Date(),
  });
  saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `retorno-${day}.ics`);
}
