import type { PlanPlace } from './finding.ts';
import { leavesOut } from './negated.ts';

type Text = string | null;
type Lines = readonly string[] | null;

/** A plan, a template, or the part of one that a form holds. */
export interface CheckedParts {
  readonly refeicoes?:
    | readonly {
        readonly id?: Text;
        readonly nome?: Text;
        readonly opcoes?:
          | readonly { readonly id?: Text; readonly descricao?: Text; readonly itens?: Lines }[]
          | null;
      }[]
    | null;
  readonly receitas?:
    | readonly {
        readonly id?: Text;
        readonly nome?: Text;
        readonly ingredientes?: Lines;
        readonly modo_preparo?: Text;
      }[]
    | null;
  readonly orientacoes?:
    | readonly { readonly id?: Text; readonly titulo?: Text; readonly itens?: Lines }[]
    | null;
  readonly observacoes_finais?: Text;
}

export interface CheckedLine {
  readonly text: string;
  readonly place: PlanPlace;
  /** An item or an ingredient: every word of it should be known. Sentences are only searched for foods. */
  readonly isFood: boolean;
}

/** Every text of a plan that can name a food, in the order of the plan. */
export function linesToCheck(plan: CheckedParts): CheckedLine[] {
  return [...mealLines(plan), ...recipeLines(plan), ...guidanceLines(plan), ...noteLines(plan)].filter(
    ({ text }) => text.trim() !== '',
  );
}

const idOf = (id: Text | undefined) => (id ? { id } : {});

const mealLines = ({ refeicoes }: CheckedParts): CheckedLine[] =>
  (refeicoes ?? []).flatMap(({ id, nome, opcoes }, index) =>
    (opcoes ?? []).flatMap((opcao, option) => {
      const optionId = opcao.id ? { optionId: opcao.id } : {};
      const place = {
        part: 'refeicoes',
        index,
        ...idOf(id),
        title: nome ?? '',
        option,
        ...optionId,
      } as const;
      return [
        { text: opcao.descricao ?? '', isFood: false, place: { ...place, field: 'descricao' } as const },
        ...(opcao.itens ?? []).map((text, line) => ({
          text,
          isFood: true,
          place: { ...place, field: 'itens', line } as const,
        })),
      ];
    }),
  );

/** The name of a recipe is read only where it has no ingredients: "panqueca" may be made without what panquecas have. */
const recipeLines = ({ receitas }: CheckedParts): CheckedLine[] =>
  (receitas ?? []).flatMap(({ id, nome, ingredientes, modo_preparo }, index) => {
    const place = { part: 'receitas', index, ...idOf(id), title: nome ?? '' } as const;
    const lines = (ingredientes ?? []).map((text, line) => ({
      text,
      isFood: true,
      place: { ...place, field: 'ingredientes', line } as const,
    }));
    const name = { text: nome ?? '', isFood: true, place: { ...place, field: 'nome' } as const };
    return [
      ...(lines.some(({ text }) => text.trim()) ? lines : [name]),
      { text: modo_preparo ?? '', isFood: false, place: { ...place, field: 'modo_preparo' } as const },
    ];
  });

/** "Evitar: leite, queijo": what stands below such a title is not eaten. */
const guidanceLines = ({ orientacoes }: CheckedParts): CheckedLine[] =>
  (orientacoes ?? []).flatMap(({ id, titulo, itens }, index) => {
    const place = { part: 'orientacoes', index, ...idOf(id), title: titulo ?? '' } as const;
    const title = { text: titulo ?? '', isFood: false, place: { ...place, field: 'titulo' } as const };
    if (leavesOut(titulo ?? '')) return [];
    const lines = (itens ?? []).map((text, line) => ({
      text,
      isFood: false,
      place: { ...place, field: 'itens', line } as const,
    }));
    return [title, ...lines];
  });

/** The notes by their lines. A line "Evitar:" is about the lines below it, up to an empty one or another heading. */
function noteLines({ observacoes_finais }: CheckedParts): CheckedLine[] {
  let isListOfAvoided = false;
  return (observacoes_finais ?? '').split('\n').flatMap((text, line) => {
    const isHeading = /:\s*$/.test(text);
    if (isHeading || text.trim() === '') isListOfAvoided = isHeading && leavesOut(text);
    if (isListOfAvoided) return [];
    const field = 'observacoes_finais';
    return [{ text, isFood: false, place: { part: field, index: 0, title: '', field, line } }];
  });
}
