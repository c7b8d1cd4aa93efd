import { NOTHING_TO_BUY, SHOPPING_NOTE, shownMenu } from '@alecrim/document/content';
import {
  choiceWords,
  type PublicMenu,
  type ShoppingChoice,
  type ShoppingNeeds,
  shoppingList,
} from '@alecrim/domain/pure';
import { frameOf, type PaperChoice } from './look.ts';
import type { Part, Sheet } from './sheet.ts';

export interface ShoppingPaper {
  menu: PublicMenu;
  needs: ShoppingNeeds;
  /** For how many days and people, and which options. */
  shopping: ShoppingChoice;
  choice: PaperChoice;
}

/** The list as `ListaDeCompras` shows it on paper. */
export function shoppingSheet({ menu, needs, shopping, choice }: ShoppingPaper): Sheet {
  const { paciente } = shownMenu(menu);
  const sections = shoppingList(needs, shopping).map(
    ({ name, lines }): Part => ({ kind: 'section', title: name, parts: [{ kind: 'ticks', lines }] }),
  );
  const nothing: Part = { kind: 'paragraph', text: NOTHING_TO_BUY };
  return {
    title: paciente ? `Lista de compras · ${paciente}` : 'Lista de compras',
    ...frameOf({ nutricionista: menu.nutricionista, made: 'Cardápio elaborado', choice }),
    heading: {
      text: 'Lista de compras',
      about: [
        ...(paciente ? [{ text: `Para: ${paciente}`, isStrong: true }] : []),
        { text: choiceWords(shopping, needs) },
      ],
    },
    parts: [...(sections.length > 0 ? sections : [nothing]), { kind: 'paragraph', text: SHOPPING_NOTE }],
  };
}
