import { daysText } from '../days.ts';
import { opcaoFields, orientacaoFields, receitaFields } from '../entities/parts.ts';
import { type Condicao, condicaoLabels } from '../labels.ts';
import { partTexts } from '../part-texts.ts';
import type { PatientReport } from '../patient-report.ts';
import { patientText } from '../patient-text.ts';
import { counted } from '../plural.ts';
import { type Restricao, restricaoLabels } from '../restrictions.ts';
import { envioLabel } from '../sendings.ts';
import { decimalText } from '../shown-values.ts';
import { targetTexts } from '../targets.ts';
import type { ReportDates } from './dates.ts';
import type { ReportEntry, ReportLine } from './parts.ts';

type Plan = PatientReport['cardapios'][number];

/** The text of a plan, without the layout of its document. */
export function planEntry(plan: Plan, dates: ReportDates): ReportEntry {
  const lines: ReportLine[] = [
    ...plan.refeicoes.map(({ nome, horario, dias, opcoes }) => ({
      name: [nome, horario, daysText(dias)].filter(Boolean).join(', '),
      text: optionTexts(opcoes ?? []).join('\n'),
    })),
    ...plan.receitas.map((recipe) => ({
      name: recipe.nome ?? '',
      text: partTexts(receitaFields, recipe).join('\n'),
    })),
    ...plan.orientacoes.map((sheet) => ({
      name: sheet.titulo ?? '',
      text: partTexts(orientacaoFields, sheet).join('\n'),
    })),
    { name: 'Metas', text: targetLines(plan.meta).join('\n') },
    { name: 'Restrições aceitas neste cardápio', text: acceptedLines(plan, dates).join('\n') },
    { name: 'Observações', text: plan.observacoes_finais ?? '' },
  ];
  // A part without a text is still told by its name; the last three are not parts.
  const isTold = ({ text }: ReportLine, place: number) => text !== '' || place < lines.length - 3;
  return {
    id: plan.id,
    title: plan.titulo,
    text: '',
    note: noteOf(plan, dates),
    lines: lines.filter(isTold),
  };
}

const noteOf = (plan: Plan, { day, moment }: ReportDates): string =>
  [
    `Criado em ${day(plan.created_date)}`,
    `alterado em ${day(plan.updated_date)}`,
    plan.ativo ? 'link público ativo' : 'link público desativado',
    openedText(plan.aberturas_do_link, moment),
    sentText(plan.envios, moment),
    counted(plan.versoes.length, 'versão anterior', 'versões anteriores'),
  ]
    .filter(Boolean)
    .join(' · ');

const openedText = ({ total, ultima }: Plan['aberturas_do_link'], moment: ReportDates['moment']): string =>
  ultima
    ? `link aberto ${counted(total, 'vez', 'vezes')}, a última em ${moment(ultima)}`
    : 'link nunca aberto';

/** "enviado 3 vezes, a última em … (link copiado)" */
function sentText(envios: Plan['envios'], moment: ReportDates['moment']): string {
  const [last] = envios ?? [];
  if (!last) return '';
  const times = counted(envios?.length ?? 0, 'vez', 'vezes');
  return `enviado ${times}, a última em ${moment(last.em)} (${envioLabel(last.via).toLowerCase()})`;
}

const optionTexts = (options: readonly object[]): string[] =>
  options.map((option, place) => {
    const text = partTexts(opcaoFields, option).join('; ');
    return options.length > 1 ? `Opção ${place + 1}: ${text}` : text;
  });

/** The warnings about the patient's restrictions that were seen and accepted in this plan. */
const acceptedLines = ({ avisos_aceitos }: Plan, { moment }: ReportDates): string[] =>
  (avisos_aceitos ?? []).map(({ restricao, texto, aceito_em }) => {
    // Stored with the words that were found: "lactose|leite".
    const [avoided = ''] = (restricao ?? '').split('|');
    const when = aceito_em ? `, em ${moment(aceito_em)}` : '';
    return `${isRestricao(avoided) ? restricaoLabels[avoided] : avoided}: “${texto ?? ''}”${when}`;
  });

const isRestricao = (value: string): value is Restricao => Object.hasOwn(restricaoLabels, value);

type Meta = NonNullable<Plan['meta']>;

/** The targets of a plan and the measures that they were calculated with. */
export function targetLines(meta: Meta | null): string[] {
  if (!meta) return [];
  const text = (value: number | null | undefined, before: string, after: string) =>
    value === null || value === undefined ? '' : `${before}${decimalText(value)}${after}`;
  const [energy, ...macros] = targetTexts(meta);
  const targets = [energy?.text, ...macros.map((one) => one.text && `${one.name.toLowerCase()} ${one.text}`)];
  const person = [
    text(meta.peso_kg, 'peso ', ' kg'),
    text(meta.altura_cm, 'altura ', ' cm'),
    text(meta.idade, '', ' anos'),
    patientText('sexo', meta.sexo).toLowerCase(),
    meta.atividade ? `atividade: ${patientText('atividade', meta.atividade).toLowerCase()}` : '',
    text(meta.massa_magra_kg, 'massa magra ', ' kg'),
    text(meta.peso_ideal_kg, 'peso ideal ', ' kg'),
    meta.condicao ? `condição: ${conditionText(meta.condicao).toLowerCase()}` : '',
  ];
  return [targets, person].map((texts) => texts.filter(Boolean).join(', ')).filter(Boolean);
}

const conditionText = (condicao: string): string =>
  Object.hasOwn(condicaoLabels, condicao) ? condicaoLabels[condicao as Condicao] : condicao;
