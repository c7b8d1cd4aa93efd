import { purposeLabel } from './consent.ts';
import { BIN_DAYS } from './limits.ts';
import type { ReportStep } from './report-content/parts.ts';
import { envioLabel } from './sendings.ts';

/** One line of a patient's trail: the audit trail, the kept versions and the consents, read together. */
export interface TrailLine {
  em: string;
  acao: AuditAction | 'created' | 'edited' | 'sent' | 'consent_given' | 'consent_revoked';
  /** Who did it, by name; empty for visitors of a link and for accounts that are gone. */
  quem: string | null;
  /** The entity of the record. */
  registro: string | null;
  /** How people call a record that is about the patient, such as a measurement. */
  palavras?: { singular: string; plural: string; gender: 'a' | 'o' };
  /** The title of a plan, or the day of a measurement or note, as it is now; empty for the patient and for what is gone. */
  titulo: string | null;
  /** What else is known: a purpose, a format, a reason. */
  detalhe: string | null;
}

/** Why a patient's data was erased. A fixed choice, so that no name is kept in the trail. */
export const erasureReasons = {
  pedido: 'a pedido do titular',
  prazo: 'fim do prazo de guarda',
  engano: 'cadastro feito por engano',
  outro: 'outro motivo',
} as const;

export type ErasureReason = keyof typeof erasureReasons;

/** Why the server itself erases a patient. */
export const serverReasons = { lixeira: `${BIN_DAYS} dias em Excluídos` } as const;
export type ServerReason = keyof typeof serverReasons;

const reasonTexts: Record<string, string> = { ...erasureReasons, ...serverReasons };
export const erasureModes = ['anonimizar', 'eliminar'] as const;
export type ErasureMode = (typeof erasureModes)[number];

/** The lines in words. */
export const trailSteps = (lines: readonly TrailLine[], moment: (moment: string) => string): ReportStep[] =>
  lines.map((line) => ({
    text: trailSentence(line),
    em: line.em,
    when: moment(line.em),
    who: line.quem ?? '',
  }));

/** The line as a sentence, for the nutritionist and, on paper, for the patient. */
export function trailSentence({ acao, registro, palavras, titulo, detalhe }: TrailLine): string {
  const plan = titulo ? `cardápio “${titulo}”` : 'cardápio';
  const child = palavras && capital(titulo ? `${palavras.singular} “${titulo}”` : palavras.singular);
  const what = child ?? (registro === 'Cardapio' ? capital(plan) : 'Cadastro');
  const done = (verb: string) => `${what} ${verb}${palavras?.gender ?? 'o'}`;
  const list = palavras?.plural ?? (registro === 'Cardapio' ? 'cardápios' : 'pacientes');
  const reason = detalhe && ` (${reasonTexts[detalhe] ?? detalhe})`;
  const sentences: { [A in TrailLine['acao']]?: string } = {
    created: done('criad'),
    edited: done('editad'),
    deleted: done('excluíd'),
    restored: done('restaurad'),
    sent: `${what}: ${envioLabel(detalhe ?? '').toLowerCase()}`,
    consent_given: `Consentimento registrado: ${purposeLabel(detalhe)}`,
    consent_revoked: `Consentimento revogado: ${purposeLabel(detalhe)}`,
    link_enabled: `Link público do ${plan} ativado`,
    link_disabled: `Link público do ${plan} desativado`,
    link_replaced: `Link público do ${plan} trocado; o anterior deixou de funcionar`,
    link_expiry_changed: `Validade do link do ${plan} alterada`,
    link_opened: `Link do ${plan} aberto, sem identificação de quem abriu`,
    exported: `Lista de ${list} exportada${detalhe ? ` (${detalhe.toUpperCase()})` : ''}`,
    account_exported: 'Todos os dados da conta exportados',
    patient_exported: 'Dados deste paciente exportados',
    anonymised: `Dados do paciente anonimizados${reason || ''}`,
    erased: palavras ? `${done('eliminad')} de Excluídos` : `Dados do paciente eliminados${reason || ''}`,
    access_refused: `${what}: tentativa de acesso de outra conta recusada`,
    incident_recorded: `${what}: incidente de segurança registrado`,
    service_call: `${done('acessad')} por uma integração`,
  };
  return sentences[acao] ?? done('acessad');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The actions of the audit trail. Saves are not among them: every record keeps its own versions. */
export const auditActions = [
  'sign_in',
  'sign_in_failed',
  'sign_out',
  'reset_requested',
  'password_changed',
  'confirmation_failed',
  'second_factor_on',
  'second_factor_off',
  'second_factor_rule',
  'recovery_code_used',
  'recovery_codes_renewed',
  'account_created',
  'account_exported',
  'account_closing',
  'account_reopened',
  'account_erased',
  'invited',
  'invitation_accepted',
  'invitation_withdrawn',
  'access_changed',
  'imported',
  'exported',
  'patient_exported',
  'deleted',
  'restored',
  'anonymised',
  'erased',
  'link_enabled',
  'link_disabled',
  'link_replaced',
  'link_expiry_changed',
  'link_opened',
  'file_stored',
  'file_link_made',
  'mail_sent',
  'access_refused',
  'route_refused',
  'incident_recorded',
  'service_call',
  'practice_changed',
  'mail_tested',
  'operator_command',
] as const;

export type AuditAction = (typeof auditActions)[number];

interface LinkState {
  ativo?: boolean | null;
  token_publico?: string | null;
  link_expira_em?: string | null;
}

/** What a save did to a plan's public link. */
export function linkActs(before: LinkState, after: LinkState): AuditAction[] {
  const acts: AuditAction[] = [];
  if (Boolean(before.ativo) !== Boolean(after.ativo))
    acts.push(after.ativo ? 'link_enabled' : 'link_disabled');
  if (before.token_publico !== after.token_publico) acts.push('link_replaced');
  if ((before.link_expira_em ?? null) !== (after.link_expira_em ?? null)) acts.push('link_expiry_changed');
  return acts;
}
