import type { Draft } from '@alecrim/domain';
import { counted, partName, plural, wholeText } from '@alecrim/domain/pure';
import type { Certainty, CheckedPlan, PlanFinding, PlanPlace } from '@alecrim/nutrition';
import type { GuardState } from './guard-store.ts';

export type Accepted = NonNullable<Draft<'Cardapio'>['avisos_aceitos']>[number];

/** Some words of a line with everything that the patient avoids in them. */
export interface Warning {
  readonly id: string;
  readonly place: PlanPlace;
  /** The line, as the plan has it. */
  readonly text: string;
  readonly word: string;
  readonly from: number;
  readonly to: number;
  /** The surest of its findings. */
  readonly certainty: Certainty;
  readonly findings: readonly PlanFinding[];
  /** When the last of its findings was accepted; undefined while one is not. */
  readonly acceptedOn: string | undefined;
}

export const certaintyLabels: Record<Certainty, string> = {
  contem: 'Contém',
  pode_conter: 'Pode conter',
  nao_verificado: 'Não verificado',
};

const certainties: readonly Certainty[] = ['contem', 'pode_conter', 'nao_verificado'];
const motives = ['alergia', 'condicao', 'intolerancia', 'escolha'];

/** The findings of a plan by line and word, the surest and most serious first. */
export function warningsOf({ findings }: CheckedPlan, accepted: readonly Accepted[]): Warning[] {
  const dates = new Map(
    accepted.map(({ restricao, texto, aceito_em }) => [`${restricao} ${texto}`, aceito_em]),
  );
  const groups = new Map<string, PlanFinding[]>();
  for (const finding of findings) {
    const id = `${pathOf(finding.place)} ${finding.place.line ?? ''} ${finding.from} ${finding.word}`;
    groups.set(id, [...(groups.get(id) ?? []), finding]);
  }
  const warnings = [...groups].flatMap(([id, [first, ...others]]) => {
    if (!first) return [];
    const { place, text, word, from, to } = first;
    const group = [first, ...others].sort(bySeriousness);
    const days = group.map((finding) => dates.get(keyOf(finding)));
    const isAccepted = days.every((day) => day !== undefined);
    const acceptedOn = isAccepted
      ? days
          .map((day) => day ?? '')
          .sort()
          .at(-1)
      : undefined;
    return [
      {
        id,
        place,
        text,
        word,
        from,
        to,
        certainty: group[0]?.certainty ?? 'contem',
        findings: group,
        acceptedOn,
      },
    ];
  });
  return warnings.sort((one, other) => rankOf(one) - rankOf(other));
}

const bySeriousness = (one: PlanFinding, other: PlanFinding) => seriousness(one) - seriousness(other);

const seriousness = ({ certainty, restriction }: PlanFinding) => {
  const motive = motives.indexOf(restriction.motivo ?? '');
  return certainties.indexOf(certainty) * 10 + (motive < 0 ? motives.length : motive);
};

const rankOf = ({ findings: [first] }: Warning) => (first ? seriousness(first) : 0);

/** A warning to look at: accepted ones and words of which nothing is known are not counted. */
export const isOpenWarning = ({ certainty, acceptedOn }: Warning) =>
  acceptedOn === undefined && certainty !== 'nao_verificado';

// As long as the fields of a plan are.
const restrictionOf = ({ key }: PlanFinding) => key.slice(0, 120);
const lineOf = ({ text }: PlanFinding) => text.slice(0, 2_000);
const keyOf = (finding: PlanFinding) => `${restrictionOf(finding)} ${lineOf(finding)}`;

/** The accepted warnings with those of one warning added. The same words in an equal line are accepted with it. */
export function withAccepted(accepted: readonly Accepted[], { findings }: Warning, now: Date): Accepted[] {
  const added = findings.map((finding) => ({
    restricao: restrictionOf(finding),
    texto: lineOf(finding),
    aceito_em: now.toISOString(),
  }));
  return [...withoutAccepted(accepted, { findings }), ...added];
}

export function withoutAccepted(
  accepted: readonly Accepted[],
  { findings }: Pick<Warning, 'findings'>,
): Accepted[] {
  const keys = new Set(findings.map(keyOf));
  return accepted.filter(({ restricao, texto }) => !keys.has(`${restricao} ${texto}`));
}

/** The path of the field in the form: "refeicoes.0.opcoes.1.itens". */
export function pathOf({ part, index, option, field }: PlanPlace): string {
  if (part === 'observacoes_finais') return part;
  const inOption = option === undefined ? '' : `opcoes.${option}.`;
  return `${part}.${index}.${inOption}${field}`;
}

const parts = {
  refeicoes: 'Refeição',
  receitas: 'Receita',
  orientacoes: 'Orientação',
  observacoes_finais: 'Observações finais',
};

/** "Almoço, opção 2". */
export function whereOf({ part, title, index, option }: PlanPlace): string {
  if (part === 'observacoes_finais') return parts[part];
  const name = partName(parts[part], title, index + 1);
  return option === undefined ? name : `${name}, opção ${option + 1}`;
}

type Counted = Pick<GuardState, 'warnings' | 'checked'>;

/** How many open warnings are sure ("contém"), and how many possible ("pode conter"). */
export function openWarnings(warnings: readonly Warning[]): { sure: number; possible: number } {
  const open = warnings.filter(isOpenWarning);
  const sure = open.filter(({ certainty }) => certainty === 'contem').length;
  return { sure, possible: open.length - sure };
}

/** "2 avisos de restrição", "2 avisos de restrição e 5 possíveis", or that there is none. */
export function warningCount({ warnings }: Counted): string {
  const { sure, possible } = openWarnings(warnings);
  const inSure = counted(sure, 'aviso de restrição', 'avisos de restrição');
  if (possible === 0) return sure > 0 ? inSure : 'Nenhum aviso de restrição';
  const number = wholeText(possible);
  if (sure > 0) return `${inSure} e ${number} ${plural(possible, 'possível', 'possíveis')}`;
  return counted(possible, 'possível aviso de restrição', 'possíveis avisos de restrição');
}

/** "3 de 20 itens não puderam ser verificados"; empty if all were. */
export function uncheckedWords({ checked }: Pick<Counted, 'checked'>): string {
  const number = checked?.unchecked.length ?? 0;
  if (!checked || number === 0) return '';
  const items = counted(checked.checkedCount, 'item', 'itens');
  return `${wholeText(number)} de ${items} ${plural(number, 'não pôde ser verificado', 'não puderam ser verificados')}`;
}
