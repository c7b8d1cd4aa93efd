import { shownMenu, updatedOn } from '@alecrim/document/content';
import { isSubstitutionList, type PublicMenu, SUBSTITUTION_LIST } from '@alecrim/domain/pure';
import { frameOf, type PaperChoice } from './look.ts';
import type { Sheet } from './sheet.ts';

export interface SubstitutionPaper {
  menu: PublicMenu;
  /** When the plan's text last changed. */
  updatedDate: string;
  choice: PaperChoice;
}

/** The lists of substitutions in the guidance of a plan, alone on paper; undefined where it has none. */
export function substitutionSheet({ menu, updatedDate, choice }: SubstitutionPaper): Sheet | undefined {
  const { paciente, orientacoes } = shownMenu(menu);
  const lists = orientacoes.filter(isSubstitutionList);
  if (lists.length === 0) return undefined;
  return {
    title: paciente ? `${SUBSTITUTION_LIST} · ${paciente}` : SUBSTITUTION_LIST,
    ...frameOf({ nutricionista: menu.nutricionista, made: 'Cardápio elaborado', choice }),
    heading: {
      text: SUBSTITUTION_LIST,
      about: [
        ...(paciente ? [{ text: `Para: ${paciente}`, isStrong: true }] : []),
        { text: updatedOn(updatedDate) },
      ],
    },
    parts: lists.map(({ itens }) => ({ kind: 'list', items: itens })),
  };
}
