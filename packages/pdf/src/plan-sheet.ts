import {
  estimateTable,
  NOTHING_TO_BUY,
  type NumberTable,
  nutrientTable,
  qrPath,
  SHOPPING_NOTE,
  type ShownOrientacao,
  type ShownReceita,
  type ShownRefeicao,
  shownMenu,
  updatedOn,
} from '@alecrim/document/content';
import {
  choiceWords,
  dayGroups,
  isSubstitutionList,
  mealName,
  type PublicMenu,
  type ShoppingChoice,
  type ShoppingNeeds,
  SUBSTITUTION_LIST,
  shoppingList,
  yieldText,
} from '@alecrim/domain/pure';
import { frameOf, type PaperChoice } from './look.ts';
import type { Card, Meal, Part, Section, Sheet } from './sheet.ts';

interface PlanPaper {
  menu: PublicMenu;
  /** When the plan's text last changed. */
  updatedDate: string;
  /** The public link, where it opens. */
  link?: string | undefined;
  choice: PaperChoice;
}

/** The plan as `CardapioDocument` shows it: the same texts in the same order. */
export function planSheet({ menu, updatedDate, link, choice }: PlanPaper): Sheet {
  const { titulo, refeicoes, receitas, orientacoes, observacoes } = shownMenu(menu);
  const { numeros, nutrientes } = menu.cardapio;
  const hasMeals = refeicoes.length > 0;
  const parts: Part[] = [
    ...section('Refeições', mealsByDay(refeicoes)),
    ...section('Receitas', cards(1, receitas.map(recipeCard))),
    ...section(
      'Orientações Importantes',
      cards(orientacoes.length > 1 ? 2 : 1, orientacoes.map(guidanceCard)),
    ),
    ...section('Observações', observacoes ? [{ kind: 'notes', text: observacoes }] : []),
    ...(numeros && hasMeals ? [tableSection(estimateTable(numeros, refeicoes))] : []),
    ...(nutrientes && hasMeals ? [tableSection(nutrientTable(nutrientes))] : []),
  ];
  const frame = planFrame({ menu, choice }, titulo, updatedOn(updatedDate));
  return {
    ...frame,
    heading: { ...frame.heading, ...(link && { qr: qrOf(link) }) },
    parts: parts.length > 0 ? parts : [{ kind: 'paragraph', text: 'Este cardápio ainda não tem refeições.' }],
  };
}

interface ShoppingPaper extends Pick<PlanPaper, 'menu' | 'choice'> {
  needs: ShoppingNeeds;
  /** For how many days and people, and which options. */
  shopping: ShoppingChoice;
}

/** The list as `ListaDeCompras` shows it on paper. */
export function shoppingSheet({ menu, needs, shopping, choice }: ShoppingPaper): Sheet {
  const sections = shoppingList(needs, shopping).flatMap(({ name, lines }) =>
    section(name, [{ kind: 'ticks', lines }]),
  );
  const nothing: Part = { kind: 'paragraph', text: NOTHING_TO_BUY };
  return {
    ...planFrame({ menu, choice }, 'Lista de compras', choiceWords(shopping, needs)),
    parts: [...(sections.length > 0 ? sections : [nothing]), { kind: 'paragraph', text: SHOPPING_NOTE }],
  };
}

/** The lists of substitutions in the guidance of a plan, alone on paper; undefined where it has none. */
export function substitutionSheet({ menu, updatedDate, choice }: PlanPaper): Sheet | undefined {
  const lists = shownMenu(menu).orientacoes.filter(isSubstitutionList);
  if (lists.length === 0) return undefined;
  return {
    ...planFrame({ menu, choice }, SUBSTITUTION_LIST, updatedOn(updatedDate)),
    parts: lists.map(({ itens }) => ({ kind: 'list', items: itens })),
  };
}

/** What the documents of a plan share: its patient in the title and below it, head, foot and colours. */
function planFrame(
  { menu, choice }: Pick<PlanPaper, 'menu' | 'choice'>,
  title: string,
  line: string,
): Omit<Sheet, 'parts'> {
  const patient = menu.cardapio.paciente_nome?.trim();
  return {
    title: patient ? `${title} · ${patient}` : title,
    ...frameOf({ nutricionista: menu.nutricionista, made: 'Cardápio elaborado', choice }),
    heading: {
      text: title,
      about: [...(patient ? [{ text: `Para: ${patient}`, isStrong: true }] : []), { text: line }],
    },
  };
}

const section = (title: string, parts: readonly Part[]): Section[] =>
  parts.length > 0 ? [{ kind: 'section', title, parts }] : [];

const cards = (columns: 1 | 2, list: readonly Card[]): Part[] =>
  list.length > 0 ? [{ kind: 'cards', columns, cards: list }] : [];

const tableSection = ({ title, ...table }: NumberTable): Section => ({
  kind: 'section',
  title,
  parts: [{ kind: 'table', ...table }],
});

const mealsByDay = (refeicoes: readonly ShownRefeicao[]): Part[] =>
  dayGroups(refeicoes).flatMap(({ title, parts }): Part[] => {
    const meals = parts.map((refeicao) => mealOf(refeicao, refeicoes.indexOf(refeicao) + 1));
    return title ? [{ kind: 'days', title, parts: meals }] : meals;
  });

const mealOf = (refeicao: ShownRefeicao, number: number): Meal => ({
  kind: 'meal',
  number,
  name: mealName(refeicao, number),
  time: refeicao.horario,
  groups: dayGroups(refeicao.opcoes).map(({ title, parts }) => ({
    title,
    options: parts.map(({ numero, descricao, itens }) => ({
      label: numero === undefined ? '' : `Opção ${numero}`,
      description: descricao,
      items: itens,
    })),
  })),
});

const recipeCard = ({ nome, porcoes, ingredientes, modo_preparo }: ShownReceita): Card => ({
  title: nome || 'Receita',
  note: porcoes === null ? '' : yieldText(porcoes),
  blocks: [
    { title: 'Ingredientes', text: '', items: ingredientes, sign: 'dot' as const },
    { title: 'Modo de preparo', text: modo_preparo, items: [], sign: 'dot' as const },
  ].filter(({ text, items }) => text !== '' || items.length > 0),
});

const guidanceCard = ({ titulo, itens }: ShownOrientacao): Card => ({
  title: titulo,
  note: '',
  blocks: [{ title: '', text: '', items: itens, sign: 'check' }],
});

function qrOf(url: string) {
  const { size, path } = qrPath(url);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}" stroke="#000"/></svg>`,
    url,
    alt: 'QR code do cardápio',
    caption: 'Sempre atualizado no celular',
  };
}
