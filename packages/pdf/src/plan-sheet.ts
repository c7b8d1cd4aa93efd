import {
  estimateTable,
  mealName,
  type NumberTable,
  nutrientTable,
  qrPath,
  type ShownOrientacao,
  type ShownReceita,
  type ShownRefeicao,
  shownMenu,
  updatedOn,
} from '@alecrim/document/content';
import { type PublicMenu, yieldText } from '@alecrim/domain/pure';
import { frameOf, type PaperChoice } from './look.ts';
import type { Card, Meal, Part, Section, Sheet } from './sheet.ts';

export interface PlanPaper {
  menu: PublicMenu;
  /** When the plan's text last changed. */
  updatedDate: string;
  /** The public link, where it opens. */
  link?: string | undefined;
  choice: PaperChoice;
}

/** The plan as `CardapioDocument` shows it: the same texts in the same order. */
export function planSheet({ menu, updatedDate, link, choice }: PlanPaper): Sheet {
  const { titulo, paciente, refeicoes, receitas, orientacoes, observacoes } = shownMenu(menu);
  const { numeros, nutrientes } = menu.cardapio;
  const hasMeals = refeicoes.length > 0;
  const parts: Part[] = [
    ...section('Refeições', refeicoes.map(mealOf)),
    ...section('Receitas', cards(1, receitas.map(recipeCard))),
    ...section(
      'Orientações Importantes',
      cards(orientacoes.length > 1 ? 2 : 1, orientacoes.map(guidanceCard)),
    ),
    ...section('Observações', observacoes ? [{ kind: 'notes', text: observacoes }] : []),
    ...(numeros && hasMeals ? [tableSection(estimateTable(numeros, refeicoes))] : []),
    ...(nutrientes && hasMeals ? [tableSection(nutrientTable(nutrientes))] : []),
  ];
  return {
    title: paciente ? `${titulo} · ${paciente}` : titulo,
    ...frameOf({ nutricionista: menu.nutricionista, made: 'Cardápio elaborado', choice }),
    heading: {
      text: titulo,
      about: [
        ...(paciente ? [{ text: `Para: ${paciente}`, isStrong: true }] : []),
        { text: updatedOn(updatedDate) },
      ],
      ...(link && { qr: qrOf(link) }),
    },
    parts: parts.length > 0 ? parts : [{ kind: 'paragraph', text: 'Este cardápio ainda não tem refeições.' }],
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

function mealOf(refeicao: ShownRefeicao, place: number): Meal {
  const { horario, opcoes } = refeicao;
  return {
    kind: 'meal',
    number: place + 1,
    name: mealName(refeicao, place + 1),
    time: horario,
    options: opcoes.map(({ descricao, itens }, option) => ({
      // A single option carries no number: there is nothing to choose from.
      label: opcoes.length > 1 ? `Opção ${option + 1}` : '',
      description: descricao,
      items: itens,
    })),
  };
}

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
