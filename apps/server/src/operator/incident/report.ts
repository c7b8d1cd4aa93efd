import { type AuditAction, BRAZIL, counted, DAY_MS } from '@alecrim/domain';
import { dataKinds } from '../../patients/data-kinds.ts';
import { dayText, filled, momentText, plain, table, toFill } from '../markdown.ts';
import { type Affected, agesOf, type Controller } from './affected.ts';
import { everyoneIn, type Facts } from './facts.ts';
import type { Registered } from './register.ts';
import template from './relatorio.md?raw';

// Res. CD/ANPD 15/2024: arts. 6 and 9 (three working days to tell, twenty more to complete), art. 10 (the register).
const DAYS_TO_TELL = 3;
const DAYS_TO_COMPLETE = 20;
export const REGISTER_YEARS = 5;

interface Setting {
  controllers: readonly Controller[];
  /** The encarregado, as configured. */
  officer?: string;
  now: Date;
}

/** The report, and the drafts for the ANPD (art. 6 §2) and for each patient (art. 9), to be completed by a person. */
export function incidentReport(
  facts: Facts,
  registered: Registered,
  { controllers, officer, now }: Setting,
): string {
  const { scope, affected, withinReach, counts, links } = facts;
  const deadline = workingDaysAfter(now, DAYS_TO_TELL);
  const everyone = everyoneIn(facts);
  const kinds = new Set(everyone.flatMap((patient) => patient.kinds));
  const only = controllers.length === 1 ? controllers[0] : undefined;
  return filled(template, {
    numero: registered.number,
    registrado: momentText(registered.at),
    janela: scopeText(facts),
    de: momentText(scope.from),
    ate: momentText(scope.to),
    prazo: dayText(deadline),
    prazo_final: dayText(workingDaysAfter(deadline, DAYS_TO_COMPLETE)),
    dias_para_comunicar: DAYS_TO_TELL,
    dias_para_completar: DAYS_TO_COMPLETE,
    anos_do_registro: REGISTER_YEARS,
    acontecimentos:
      tableOf(
        ['o quê', 'quantas vezes'],
        [...counts].sort(([, a], [, b]) => b - a).map(([action, count]) => [actionWords[action], `${count}`]),
      ) ?? 'Nada consta na trilha de auditoria.',
    tipos_de_dados:
      [...kinds].map((kind) => dataKinds[kind]).join('; ') || 'nenhum dado de paciente encontrado',
    com_rastro: affected.length,
    pacientes_com_rastro: patientsTable(affected),
    ao_alcance: withinReach.length,
    pacientes_ao_alcance: patientsTable(withinReach),
    titulares: facts.everybody,
    ...agesOf(everyone, now),
    links: links.length,
    links_abertos:
      tableOf(
        ['cardápio', 'id', 'aberto em'],
        links.map(({ planId, title, hours }) => [
          plain(title) || 'já eliminado',
          planId,
          counted(hours, 'hora', 'horas'),
        ]),
      ) ?? 'Nenhum.',
    controladores:
      controllers.map(({ name, crn, contact }) => textOf([name, crn, contact])).join(' / ') ||
      toFill('nome, CPF ou CNPJ, endereço'),
    encarregado: plain(officer) || toFill('nome e contato'),
    contato: plain(officer || only?.contact) || toFill('contato'),
    remetente: plain(only?.name) || toFill('nome do profissional'),
  });
}

const tableOf = (head: string[], body: string[][]) => (body.length > 0 ? table(head, body) : undefined);

const textOf = (parts: unknown[]) => parts.filter(Boolean).map(plain).join(', ');

function scopeText({ scope: { from, to, account, sessionId, planId } }: Facts): string {
  const about = [
    account && `conta ${plain(account.email)}`,
    sessionId && `sessão ${sessionId}`,
    planId && `cardápio ${planId}`,
  ];
  return [`de ${momentText(from)} a ${momentText(to)}`, ...about].filter(Boolean).join(', ');
}

const patientsTable = (patients: readonly Affected[]): string =>
  tableOf(
    ['paciente', 'contato', 'dados'],
    patients.map(({ id, patient, kinds }) => [
      patient ? plain(patient.nome) : `já eliminado (${id})`,
      textOf([patient?.email, patient?.telefone, patient?.responsavel_contato]),
      kinds.map((kind) => dataKinds[kind].split(' ', 1)[0]).join(', '),
    ]),
  ) ?? 'Nenhum.';

/** What each entry of the trail counts, for a report. */
export const actionWords: Record<AuditAction, string> = {
  sign_in: 'entradas em contas',
  sign_in_failed: 'tentativas de entrada recusadas',
  sign_out: 'saídas',
  reset_requested: 'pedidos de nova senha por e-mail',
  password_changed: 'senhas trocadas',
  confirmation_failed: 'senhas ou códigos errados em atos que pedem confirmação',
  second_factor_on: 'verificações em duas etapas ativadas',
  second_factor_off: 'verificações em duas etapas desativadas',
  second_factor_rule: 'mudanças na exigência da verificação em duas etapas',
  recovery_code_used: 'códigos de recuperação usados',
  recovery_codes_renewed: 'listas de códigos de recuperação renovadas',
  account_created: 'contas criadas',
  account_exported: 'contas exportadas por inteiro',
  account_closing: 'encerramentos de conta pedidos',
  account_reopened: 'contas reabertas',
  account_erased: 'contas apagadas',
  invited: 'convites',
  invitation_accepted: 'convites aceitos',
  invitation_withdrawn: 'convites retirados',
  access_changed: 'mudanças de acesso',
  imported: 'listas importadas',
  exported: 'listas exportadas',
  patient_exported: 'dados de um paciente exportados',
  deleted: 'registros excluídos',
  restored: 'registros recuperados',
  anonymised: 'pacientes anonimizados',
  erased: 'registros eliminados de vez',
  link_enabled: 'links públicos ativados',
  link_disabled: 'links públicos desativados',
  link_replaced: 'links públicos trocados',
  link_expiry_changed: 'validades de link alteradas',
  link_opened: 'horas em que um link público foi aberto',
  file_stored: 'arquivos particulares guardados',
  file_link_made: 'links de arquivos particulares criados',
  mail_sent: 'e-mails enviados a pedido de uma conta',
  access_refused: 'acessos recusados a registro de outra conta ou inexistente',
  route_refused: 'acessos recusados a funções de outro papel',
  incident_recorded: 'incidentes registrados',
  service_call: 'chamadas de integrações',
  practice_changed: 'mudanças nas configurações do consultório',
  mail_tested: 'e-mails de teste',
  operator_command: 'comandos do operador',
};

/** The day that is so many working days after one; holidays are for a person to add. */
export function workingDaysAfter(from: Date, count: number): Date {
  const day = new Date(from);
  for (let left = count; left > 0; ) {
    day.setTime(day.getTime() + DAY_MS);
    if (![0, 6].includes(weekdayOf(day))) left--;
  }
  return day;
}

const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const inBrazil = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: BRAZIL });
const weekdayOf = (day: Date) => names.indexOf(inBrazil.format(day));
