import { dataKinds } from '../../patients/data-kinds.ts';
import { counted, dayText, momentText, plain, table } from '../../patients/markdown.ts';
import { actionWords } from './action-words.ts';
import type { Affected } from './affected.ts';
import { draftForAuthority, draftForPatients, kindsIn, type Setting } from './drafts.ts';
import type { Facts } from './facts.ts';
import type { Registered } from './register.ts';
import { workingDaysAfter } from './working-days.ts';

// Res. CD/ANPD 15/2024: arts. 6 and 9 (three working days to tell, twenty more to complete), art. 10 (the register).
const DAYS_TO_TELL = 3;
const DAYS_TO_COMPLETE = 20;
export const REGISTER_YEARS = 5;

/** The whole report, to be completed by a person. */
export function incidentReport(facts: Facts, kept: Registered, setting: Setting): string {
  const deadline = workingDaysAfter(setting.now, DAYS_TO_TELL);
  return [
    `# Incidente nº ${kept.number}`,
    `Registrado em ${momentText(kept.at)}. Janela: ${scopeText(facts)}. Horários de Brasília.`,
    'Este relatório reúne o que a trilha de auditoria e os registros mostram. Não é parecer jurídico: decida com o encarregado se houve risco ou dano relevante (LGPD art. 48).',
    '## Prazos',
    `Se o incidente foi conhecido hoje: comunicar à ANPD e aos titulares até **${dayText(deadline)}** (${DAYS_TO_TELL} dias úteis; Res. CD/ANPD 15/2024, arts. 6º e 9º); completar a comunicação até **${dayText(workingDaysAfter(deadline, DAYS_TO_COMPLETE))}** (mais ${DAYS_TO_COMPLETE} dias úteis). Feriados não estão descontados. O registro do incidente, com este relatório preenchido, fica guardado por ao menos ${REGISTER_YEARS} anos (art. 10).`,
    '## O que aconteceu na janela',
    facts.counts.size === 0 ? 'Nada consta na trilha de auditoria.' : countsTable(facts),
    'A trilha não guarda quem apenas leu um registro: quem entrou em uma conta pôde ler tudo o que é dela.',
    '## Pacientes',
    `Tipos de dados: ${kindsIn(facts)}.`,
    section('Com rastro de acesso, cópia ou alteração', facts.affected),
    section('Ao alcance de contas em uso na janela, sem rastro próprio', facts.withinReach),
    '## Links públicos abertos',
    linksText(facts),
    '## Minuta da comunicação à ANPD',
    'Formulário de comunicação de incidente em gov.br/anpd. Complete o que está marcado.',
    draftForAuthority(facts, setting),
    '## Minuta da comunicação aos pacientes',
    draftForPatients(facts, setting),
  ]
    .join('\n\n')
    .concat('\n');
}

function scopeText({ scope }: Facts): string {
  const { from, to, account, sessionId, planId } = scope;
  return [
    `de ${momentText(from)} a ${momentText(to)}`,
    ...(account ? [`conta ${plain(account.email)}`] : []),
    ...(sessionId ? [`sessão ${sessionId}`] : []),
    ...(planId ? [`cardápio ${planId}`] : []),
  ].join(', ');
}

const countsTable = ({ counts }: Facts) =>
  table(
    ['o quê', 'quantas vezes'],
    [...counts].sort(([, a], [, b]) => b - a).map(([action, count]) => [actionWords[action], String(count)]),
  );

const section = (title: string, patients: readonly Affected[]): string =>
  [
    `### ${title}: ${patients.length}`,
    patients.length === 0 ? 'Nenhum.' : table(['paciente', 'contato', 'dados'], patients.map(lineOf)),
  ].join('\n\n');

const lineOf = ({ id, patient, kinds }: Affected): string[] => [
  patient ? plain(patient.nome) : `já eliminado (${id})`,
  [patient?.email, patient?.telefone, patient?.responsavel_contato].filter(Boolean).map(plain).join(', '),
  kinds.map((kind) => dataKinds[kind].split(' ', 1)[0]).join(', '),
];

function linksText({ links }: Facts): string {
  if (links.length === 0) return 'Nenhum.';
  const lines = links.map(({ planId, title, hours }) => [
    plain(title) || 'já eliminado',
    planId,
    counted(hours, 'hora', 'horas'),
  ]);
  const head = ['cardápio', 'id', 'aberto em'];
  return `${counted(links.length, 'link', 'links')}. A trilha anota cada link uma vez por hora, sem dizer quem abriu.\n\n${table(head, lines)}`;
}
