import type { Account } from '@alecrim/domain';
import type { Generated, Kysely } from 'kysely';
import type { CountedTable } from './dialect-usage.ts';

/** Tables that are not entities. Entity tables are described by their definitions and reached by the repository. */
export interface Tables {
  schema_migrations: { name: string; applied_at: string; needs?: string | null };
  users: UserRow;
  sessions: SessionRow;
  email_codes: EmailCodeRow;
  account_tokens: AccountTokenRow;
  second_factors: SecondFactorRow;
  notices: { user_id: string; setting: string; at: string; by_id: string };
  recovery_codes: { user_id: string; code_hash: string };
  rate_limits: { key: string; hits: number; resets_at: string };
  outbox: OutboxRow;
  idempotency_keys: IdempotencyRow;
  record_versions: RecordVersionRow;
  settings: { key: string; value: string };
  files: FileRow;
  file_owners: FileOwnerRow;
  conversations: ConversationRow;
  messages: MessageRow;
  app_logs: { id: string; user_id: string; page_name: string; created_date: string };
  event_counts: { day: string; event_name: string; hits: number };
  link_openings: LinkOpeningsRow;
  plan_sendings: PlanSendingRow;
  audit_entries: AuditRow;
  audit_head: { id: number; seq: number; hash: string };
  erasures: ErasureRow;
  erased_accounts: ErasedAccountRow;
  /** The tokens that plans no longer have. */
  link_tokens: { token: string; cardapio_id: string };
  plan_texts: { plan_id: string; texto: string };
  leases: { name: string; holder: string; expires_date: string };
  account_usage: AccountUsageRow;
  account_limits: { id: number; bytes: number | null; records: number | null; lifted: number };
}

export type Db = Kysely<Tables>;

/** Flags are 0/1 in SQLite and booleans in PostgreSQL; `dialect.ts` reads and writes them. */
export type FlagValue = boolean | number;

export interface UserRow {
  id: string;
  email: string;
  full_name: string | null;
  role: string;
  disabled: FlagValue;
  is_verified: FlagValue;
  password_hash: string | null;
  created_date: string;
  updated_date: string;
  version: number;
  nome_nutricionista: string | null;
  crn: string | null;
  telefone: string | null;
  email_profissional: string | null;
  endereco: string | null;
  especialidade: string | null;
  cor_primaria: string | null;
  cor_secundaria: string | null;
  cor_destaque: string | null;
  logo_url: string | null;
  foto_url: string | null;
  perguntas_anamnese: string | null;
  calorias_e_macros: Account['calorias_e_macros'];
  apresentacao: Account['apresentacao'];
  /** Set when the owner has asked to close the account. */
  encerra_em: string | null;
}

export interface SessionRow {
  id: string;
  token_hash: string;
  user_id: string;
  created_date: string;
  last_seen_date: string;
  expires_date: string;
  user_agent: string | null;
}

interface EmailCodeRow {
  user_id: string;
  code_hash: string;
  expires_date: string;
}

interface AccountTokenRow {
  token_hash: string;
  kind: string;
  user_id: string;
  expires_date: string;
}

/** An account's authenticator app. */
interface SecondFactorRow {
  user_id: string;
  /** Base32; it cannot be hashed, because codes are computed from it. */
  secret: string | null;
  /** Shown to its owner, and not yet proved by a code. */
  pending_secret: string | null;
  enabled_date: string | null;
  /** The step of the last code that was accepted; it and those before are used up. */
  last_step: number;
}

export interface OutboxRow {
  id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  reply_to: string | null;
  created_date: string;
  expires_date: string;
  attempts: number;
  next_attempt_date: string;
  sent_date: string | null;
  /** The account that caused it. Empty for letters about the recipient's own account. */
  sender_id: string | null;
}

interface IdempotencyRow {
  owner_id: string;
  key: string;
  entity: string;
  record_id: string;
  created_date: string;
}

interface RecordVersionRow {
  entity: string;
  record_id: string;
  version: number;
  owner_id: string | null;
  author_id: string | null;
  saved_date: string;
  content: string;
}

/** An account that was closed and erased, as the ledger knows it. */
export interface ErasedAccountRow {
  account_id: string;
  at: string;
}

/** Content-addressed: the id is the SHA-256 of the bytes. */
interface FileRow {
  id: string;
  mime: string;
  size: number;
  width: number | null;
  height: number | null;
  /** Moves when the same bytes are uploaded again. */
  created_date: string;
  bytes: Uint8Array;
}

interface FileOwnerRow {
  file_id: string;
  owner_id: string | null;
  is_private: FlagValue;
  /** The file belongs to a record and goes with the last one that names it. */
  is_attachment: Generated<FlagValue>;
  name: string | null;
  created_date: string;
}

/** Both engines return JSON columns as text; `dialect.ts` reads and writes them. */
export interface ConversationRow {
  id: string;
  agent_name: string;
  created_by_id: string;
  created_date: string;
  updated_date: string;
  metadata: unknown;
}

export interface MessageRow {
  id: string;
  conversation_id: string;
  role: string;
  created_date: string;
  updated_date: string;
  content: string;
  details: unknown;
}

interface PlanSendingRow {
  cardapio_id: string;
  /** To the minute. */
  sent_date: string;
  via: string;
  /** The version of the plan that was sent; null if it is not known. */
  version: number | null;
}

interface LinkOpeningsRow {
  cardapio_id: string;
  total: number;
  last_opened_date: string;
  /** The hour of the last opening that is in the audit trail. */
  traced_hour: string | null;
}

/** Ids and fixed words, never a name: erasing a person must not break the chain. */
export interface AuditRow {
  seq: number;
  at: string;
  action: string;
  actor_kind: string;
  actor_id: string | null;
  on_behalf_of_id: string | null;
  /** The owner of the records; the owner may see the entry. */
  owner_id: string | null;
  entity: string | null;
  record_id: string | null;
  patient_id: string | null;
  /** Canonical JSON. */
  details: string;
  /** Covers this entry and the hash before it. */
  hash: string;
}

/** An erased patient: only the ids, to repeat the erasure after a restore. */
export interface ErasureRow {
  patient_id: string;
  owner_id: string | null;
  mode: string;
  reason: string;
  at: string;
  /** Null while the erasure is not finished. */
  done_date: string | null;
}

/** PostgreSQL has several rows for an owner, and gives large numbers as text. */
export interface AccountUsageRow extends Record<CountedTable, number> {
  owner_id: string;
  writer: number | string;
  bytes: number | string;
  records: number;
}
