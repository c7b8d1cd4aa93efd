import {
  type Creation,
  contentOf,
  entityNamed,
  type PlanList,
  planParts,
  type Stored,
  tidyContent,
} from '@alecrim/domain';
import { counted } from '@alecrim/domain/pure';
import { ClipboardList, CookingPot, type LucideIcon, UtensilsCrossed } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Orientacao, Receita, Refeicao } from '../../../data/plan-content.ts';
import {
  OrientacaoFields,
  OrientacaoHeading,
  type PartPrefix,
  ReceitaFields,
  ReceitaHeading,
} from '../../../fields/part-fields.tsx';
import { type PartTools, withNewIds } from '../../../fields/part-list.ts';
import { anOpcao, OpcoesFields, RefeicaoHeading } from '../../../fields/refeicao-fields.tsx';
import { partFields } from '../../../fields/whole-part.ts';
import { capitalised } from '../../../lib/capitalised.ts';
import { newId } from '../../../lib/new-id.ts';
import { SubstitutionListButton } from '../../numeros/substitutions/substitution-list-button.tsx';
import { OrientacaoText, type PartTextProps, ReceitaText, RefeicaoText } from './part-text.tsx';
import { UsualMeals } from './usual-meals.tsx';

type TemplateName = (typeof planParts)[PlanList]['name'];
export type AnyTemplate = Stored<TemplateName>;
export type AnyPart = Refeicao | Receita | Orientacao;

interface PartDescription {
  title: string;
  icon: LucideIcon;
  /** The fields in the heading of its card, and those below. */
  Heading: ComponentType<PartPrefix>;
  Fields: ComponentType<PartPrefix>;
  /** The same without fields. */
  Text: ComponentType<PartTextProps<never>>;
  /** A new plan may begin with these parts. */
  Start?: ComponentType<{ onTake: (parts: object[]) => void }>;
  /** Another button that adds a part. */
  More?: ComponentType<{ tools: PartTools }>;
  /** The list that says how much it holds, with the words for one and for more. */
  holds: readonly [list: 'opcoes' | 'ingredientes' | 'itens', singular: string, plural: string];
}

/** One of the three lists of a plan. */
export type PartKind = ReturnType<typeof partKind>;

function partKind(name: PlanList, description: PartDescription) {
  const { name: template, words, titleField: nameField } = planParts[name];
  const [list, ...held] = description.holds;
  const named = { name, noun: capitalised(words.singular), plural: words.plural, nameField, template };
  return {
    ...description,
    ...named,
    fields: partFields[name],
    blank: (): AnyPart => ({ id: newId(), ...(name === 'refeicoes' && { opcoes: [anOpcao()] }) }),
    /** What a template holds, in a few words. */
    summaryOf(template: AnyPart | AnyTemplate) {
      const { horario, [list]: lines } = template as Refeicao & Receita & Orientacao;
      return [horario, counted(lines?.length ?? 0, ...held)].filter(Boolean).join(' · ');
    },
  };
}

export const refeicoes = partKind('refeicoes', {
  title: 'Refeições',
  icon: UtensilsCrossed,
  Heading: RefeicaoHeading,
  Fields: OpcoesFields,
  Text: RefeicaoText,
  Start: UsualMeals,
  holds: ['opcoes', 'opção', 'opções'],
});

export const receitas = partKind('receitas', {
  title: 'Receitas',
  icon: CookingPot,
  Heading: ReceitaHeading,
  Fields: ReceitaFields,
  Text: ReceitaText,
  holds: ['ingredientes', 'ingrediente', 'ingredientes'],
});

export const orientacoes = partKind('orientacoes', {
  title: 'Orientações Gerais',
  icon: ClipboardList,
  Heading: OrientacaoHeading,
  Fields: OrientacaoFields,
  Text: OrientacaoText,
  More: SubstitutionListButton,
  holds: ['itens', 'item', 'itens'],
});

/** The fields that a part and its template share, as a new part of a plan. */
export function fromTemplate({ fields }: PartKind, template: AnyTemplate): AnyPart {
  const shared = Object.entries(template).filter(([name]) => name in fields && name !== 'id');
  return withNewIds(Object.fromEntries(shared));
}

/** The same fields as a new template; the other fields of the template are blank. */
export function toTemplate({ template }: PartKind, part: AnyPart): Creation<TemplateName> {
  const entity = entityNamed(template);
  return tidyContent(entity, contentOf(entity, withNewIds(part)), newId) as Creation<TemplateName>;
}
