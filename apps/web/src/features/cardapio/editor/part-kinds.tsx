import type { Creation, Stored } from '@alecrim/domain';
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

/** The three lists of a plan: how each is called, written, copied from the library and into it. */
export interface PartKind {
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
  fromTemplate: (template: AnyTemplate) => AnyPart;
  toTemplate: (part: AnyPart) => Creation<TemplateName>;
}

export const refeicoes: PartKind = {
  name: 'refeicoes',
  title: 'Refeições',
  noun: 'Refeição',
  plural: 'refeições',
  icon: UtensilsCrossed,
  nameField: 'nome',
  Fields: RefeicaoFields,
  blank: () => ({ id: newId(), nome: '', horario: '', opcoes: [anOpcao()] }),
  summaryOf: (part) => {
    const { horario, opcoes } = part as Refeicao;
    return [horario, count(opcoes?.length ?? 0, 'opção', 'opções')].filter(Boolean).join(' · ');
  },
  template: 'RefeicaoTemplate',
  fromTemplate: (template) => {
    const { nome, horario, opcoes } = template as Stored<'RefeicaoTemplate'>;
    return withNewIds({ nome, horario, opcoes: numbered(opcoes) });
  },
  toTemplate: (part) => {
    const { nome, horario, opcoes } = part as Refeicao;
    return { nome: nome ?? '', horario, opcoes: numbered(withNewIds(opcoes ?? [])), categoria_id: null };
  },
};

export const receitas: PartKind = {
  name: 'receitas',
  title: 'Receitas',
  noun: 'Receita',
  plural: 'receitas',
  icon: CookingPot,
  nameField: 'nome',
  Fields: ReceitaFields,
  blank: () => ({ id: newId(), nome: '', ingredientes: [], modo_preparo: '' }),
  summaryOf: (part) => count((part as Receita).ingredientes?.length ?? 0, 'ingrediente', 'ingredientes'),
  template: 'ReceitaTemplate',
  fromTemplate: (template) => {
    const { nome, ingredientes, modo_preparo } = template as Stored<'ReceitaTemplate'>;
    return withNewIds({ nome, ingredientes, modo_preparo });
  },
  toTemplate: (part) => {
    const { nome, ingredientes, modo_preparo } = part as Receita;
    return { nome: nome ?? '', ingredientes: ingredientes ?? [], modo_preparo, categoria_id: null };
  },
};

export const orientacoes: PartKind = {
  name: 'orientacoes',
  title: 'Orientações Gerais',
  noun: 'Orientação',
  plural: 'orientações',
  icon: ClipboardList,
  nameField: 'titulo',
  Fields: OrientacaoFields,
  blank: () => ({ id: newId(), titulo: '', itens: [] }),
  summaryOf: (part) => count((part as Orientacao).itens?.length ?? 0, 'item', 'itens'),
  template: 'OrientacaoTemplate',
  fromTemplate: (template) => {
    const { titulo, itens } = template as Stored<'OrientacaoTemplate'>;
    return withNewIds({ titulo, itens });
  },
  toTemplate: (part) => {
    const { titulo, itens } = part as Orientacao;
    return { titulo: titulo ?? '', itens: itens ?? [], categoria: 'geral' };
  },
};

const numbered = <T extends object>(parts: readonly T[]): T[] =>
  parts.map((part, index) => ({ ...part, numero: index + 1 }));

export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;
