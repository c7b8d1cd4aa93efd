/** What the audit trail knows of. Saves are not here: every record keeps its own versions. */
export const auditActions = [
  'sign_in',
  'sign_in_failed',
  'sign_out',
  'password_changed',
  'account_created',
  'account_exported',
  'account_closing',
  'account_reopened',
  'account_erased',
  'invited',
  'access_changed',
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
  'service_call',
  'operator_command',
] as const;

export type AuditAction = (typeof auditActions)[number];
