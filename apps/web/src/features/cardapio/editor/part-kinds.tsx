import {
  type Creation,
  contentOf,
  entityNamed,
  orientacaoFields,
  receitaFields,
  refeicaoFields,
  type Stored,
  tidyContent,
} from '@alecrim/domain';
import { ClipboardList, CookingPot, type LucideIcon, UtensilsCrossed } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Orientacao, Receita, Refeicao } from '../../../data/plan-content.ts';
import { anOpcao } from '../../../fields/opcoes-fields.tsx';
import { OrientacaoFields } from '../../../fields/orientacao-fields.tsx';
import { withNewIds } from '../../../fields/part-list.ts';
import { ReceitaFields } from '../../../fields/receita-fields.tsx';
import { RefeicaoFields } from '../../../fields/refeicao-fields.tsx';
import { newId } from '../../../lib/new-id.ts';

export type TemplateName = 'RefeicaoTemplate' | 'ReceitaTemplate' | 'OrientacaoTemplate';
export type AnyTemplate = Stored<TemplateName>;
export type AnyPart = Refeicao | Receita | Orientacao;

/** The three lists of a plan: how each is called and written. */
export interface PartKind {
  fields: object;
  name: 'refeicoes' | 'receitas' | 'orientacoes';
  title: string;
  noun: string;
  plural: string;
  icon: LucideIcon;
  nameField: 'nome' | 'titulo';
  Fields: ComponentType<{ prefix?: string }>;
  blank: () => AnyPart;
  /** What a folded part holds, in a few words. */
  summaryOf: (part: AnyPart | AnyTemplate) => string;
  template: TemplateName;
}

export const refeicoes: PartKind = {
  fields: refeicaoFields,
  name: 'refeicoes',
  title: 'Refeições',
  noun: 'Refeição',
  plural: 'refeições',
  icon: UtensilsCrossed,
  nameField: 'nome',
  Fields: RefeicaoFields,
  blank: () => ({ id: newId(), opcoes: [anOpcao()] }),
  summaryOf: (part) => {
    const { horario, opcoes } = part as Refeicao;
    return [horario, count(opcoes?.length ?? 0, 'opção', 'opções')].filter(Boolean).join(' · ');
  },
  template: 'RefeicaoTemplate',
};

export const receitas: PartKind = {
  fields: receitaFields,
  name: 'receitas',
  title: 'Receitas',
  noun: 'Receita',
  plural: 'receitas',
  icon: CookingPot,
  nameField: 'nome',
  Fields: ReceitaFields,
  blank: () => ({ id: newId() }),
  summaryOf: (part) => count((part as Receita).ingredientes?.length ?? 0, 'ingrediente', 'ingredientes'),
  template: 'ReceitaTemplate',
};

export const orientacoes: PartKind = {
  fields: orientacaoFields,
  name: 'orientacoes',
  title: 'Orientações Gerais',
  noun: 'Orientação',
  plural: 'orientações',
  icon: ClipboardList,
  nameField: 'titulo',
  Fields: OrientacaoFields,
  blank: () => ({ id: newId() }),
  summaryOf: (part) => count((part as Orientacao).itens?.length ?? 0, 'item', 'itens'),
  template: 'OrientacaoTemplate',
};

/** The fields that a part and its template share, as a new part of a plan. */
export function fromTemplate({ fields }: PartKind, template: AnyTemplate): AnyPart {
  const shared = Object.entries(template).filter(([name]) => name in fields && name !== 'id');
  return withNewIds(Object.fromEntries(shared));
}

/** The same fields as a new template; what a template has besides is blank. */
export function toTemplate({ template }: PartKind, part: AnyPart): Creation<TemplateName> {
  const entity = entityNamed(template);
  return tidyContent(entity, contentOf(entity, withNewIds(part)), newId) as Creation<TemplateName>;
}

export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;
