import { Cardapio, type Content, refeicaoFields } from '@alecrim/domain';
import { daysText } from '@alecrim/domain/pure';
import { knownPart, type PartListName, partListOf } from './whole-part.ts';

/** What can be copied from one plan to another. */
export interface CopiedPart {
  kind: PartListName;
  part: object;
}

const schemas = { ...Cardapio.fields, ...refeicaoFields };
const FORMAT = 1;

export const packed = ({ kind, part }: CopiedPart): string => JSON.stringify({ format: FORMAT, kind, part });

/** Anything may be on a clipboard, so only a part that keeps the rules of a plan is taken, without fields that a plan lacks. */
export function unpacked(text: string | null | undefined): CopiedPart | undefined {
  try {
    const { format, kind: list, part } = JSON.parse(text ?? '') as Record<string, unknown>;
    const kind = format === FORMAT && typeof list === 'string' ? partListOf(list) : undefined;
    const [checked] = (kind && schemas[kind].schema.safeParse([part]).data) ?? [];
    const known = kind && checked && { kind, part: knownPart(kind, checked) };
    return known && partText(known) !== '' ? known : undefined;
  } catch {
    return undefined;
  }
}

type Plan = Content<'Cardapio'>;
type Meal = Plan['refeicoes'][number];
type Opcao = NonNullable<Meal['opcoes']>[number];
type AnyPart = Partial<Meal & Opcao & Plan['receitas'][number] & Plan['orientacoes'][number]>;

/** The part as plain text, for a message or another program. */
export function partText({ part }: Pick<CopiedPart, 'part'>): string {
  const { nome, titulo, horario, dias, descricao, itens, ingredientes, modo_preparo, opcoes } =
    part as AnyPart;
  const lines = [
    [nome ?? titulo ?? descricao, horario, daysText(dias)].filter(Boolean).join(' - '),
    ...bulleted(itens ?? ingredientes),
    ...(opcoes ?? []).map((option, index) => optionText(option, index, opcoes?.length ?? 0)),
    modo_preparo,
  ];
  return lines.filter(Boolean).join('\n');
}

function optionText({ descricao, itens, dias }: Opcao, index: number, count: number): string {
  const title = [count > 1 && `Opção ${index + 1}`, descricao, daysText(dias)].filter(Boolean).join(': ');
  const lines = bulleted(itens);
  return lines.length > 0 || descricao ? [title, ...lines].filter(Boolean).join('\n') : '';
}

const bulleted = (lines: readonly string[] | null | undefined) => (lines ?? []).map((line) => `- ${line}`);
