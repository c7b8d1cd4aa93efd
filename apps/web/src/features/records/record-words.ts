import { type EntityName, entityNamed } from '@alecrim/domain';
import { counted, dayText } from '@alecrim/domain/pure';
import { capitalised } from '../../lib/capitalised.ts';

/** Sentences about any entity, in its own gender: "Refeição salva", "3 pacientes encontrados". */
export function recordWords(name: EntityName) {
  const { words, titleField, fields } = entityNamed(name);
  const isDay = fields[titleField]?.isDate === true;
  const { singular, plural, gender } = words;
  const noun = capitalised(singular);
  const many = (count: number, done: string) =>
    counted(count, `${singular} ${done}${gender}`, `${plural} ${done}${gender}s`);
  return {
    plural: capitalised(plural),
    saved: `${noun} salv${gender}`,
    removed: `${noun} excluíd${gender}`,
    restored: `${noun} restaurad${gender}`,
    removedMany: (count: number) => many(count, 'excluíd'),
    restoredMany: (count: number) => many(count, 'restaurad'),
    selected: (count: number) => many(count, 'selecionad'),
    createdHere: `${gender.toUpperCase()} ${singular} foi criad${gender} aqui.`,
    noneFound: `Nenhum${gender === 'a' ? 'a' : ''} ${singular} encontrad${gender}`,
    counted: (count: number, isSearch: boolean) => {
      const found = (s: string) => (isSearch ? ` encontrad${gender}${s}` : '');
      return counted(count, singular + found(''), plural + found('s'));
    },
    titleOf: (record: object) => {
      const title = String((record as Record<string, unknown>)[titleField] ?? '');
      return isDay ? dayText(title) : title;
    },
  };
}
