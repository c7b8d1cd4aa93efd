import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import manifest from '../../package.json';
import { OperatorError } from './errors.ts';

/** Settings that an administrator may change in the app, unless the environment sets them. */
export const practiceNames = ['publicUrl', 'smtpUrl', 'mailFrom'] as const;
export type PracticeName = (typeof practiceNames)[number];

/** Every setting of the environment. It is read once, here; a bad value stops the start with one clear line. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl?: string;
  /** PostgreSQL's own address for LISTEN, if `databaseUrl` is that of a pooler. */
  databaseListenUrl?: string;
  /** How many connections one process uses for requests. LISTEN has one more, a backup another one. */
  databasePool: number;
  publicUrl?: string;
  appId: string;
  serviceToken?: string;
  registration: 'auto' | 'invite' | 'open';
  smtpUrl?: string;
  mailFrom: string;
  /** The encarregado (LGPD art. 41), as patients read it. */
  privacyContact?: string;
  /** Where the backups are written. Several processes need one folder that all of them see. */
  backupDir: string;
  /** The hour of the nightly backup, in Brasília's time. */
  backupHour: number;
  /** The file with the passphrase of the nightly backups; without it they are plain zips. */
  backupPassphraseFile?: string;
  /** A second folder, on another disk or machine, that every nightly backup is copied into. It has to exist. */
  backupCopyDir?: string;
  /** A program of the operator's that takes every nightly backup elsewhere. */
  backupCommand?: BackupCommand;
  embedOrigins: string[];
  /** Whether the practice's whole domain is bound to https, and not only this address. */
  hstsSubdomains: boolean;
  llm?: { url: string; model: string; apiKey?: string };
  rateLimitScale: number;
  /** The most that one account may store; 0 means no limit. */
  accountLimits: { bytes: number; records: number };
  trustProxy: TrustedProxies;
  logLevel: string;
  /** One line of the log for every request. */
  requestLog: boolean;
  /** Where Prometheus reads the figures of this process; without it there are none. */
  metrics?: { port: number; host: string };
  /** Where OpenTelemetry traces are sent; without it there are none. */
  traces?: { endpoint: string; service: string };
  /** How long a stopping process tells a balancer to send no more requests before it closes its port. */
  drainSeconds: number;
  webDist?: string;
  isDemo: boolean;
  /** The settings of the practice that the environment has set. The app shows them and cannot change them. */
  fixed: ReadonlySet<PracticeName>;
}

export interface BackupCommand {
  /** The program and its arguments. `{}` stands for the file; without it the file is the last argument. */
  words: string[];
  /** The server's environment without Alecrim's own settings, which hold secrets. */
  env: Record<string, string | undefined>;
}

export const defaultPool = 10;
export const defaultSender = 'Alecrim <alecrim@localhost>';

export const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'deve começar com postgres://')
  .refine(
    (text) => URL.canParse(text),
    'não é um endereço. Na senha, @ se escreve %40, / %2F, # %23, ? %3F e % %25',
  );

function trustedProxies(text: string, context: z.RefinementCtx): TrustedProxies {
  const proxies = readTrustedProxies(text);
  if (proxies === undefined)
    context.addIssue('deve ser true, false, de 0 a 9 proxies, ou os endereços deles');
  return proxies ?? false;
}

const environment = z.object({
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(postgresUrl),
  DATABASE_LISTEN_URL: optional(postgresUrl),
  DATABASE_POOL: optional(z.coerce.number().int().min(1).max(1_000)),
  PUBLIC_URL: optional(origin),
  APP_ID: optional(z.string().regex(/^[\w-]{1,64}$/, 'deve ter só letras, números, - e _')),
  SERVICE_TOKEN: optional(z.string().min(32, 'deve ter ao menos 32 caracteres')),
  REGISTRATION: optional(z.enum(['invite', 'open'])),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'deve começar com smtp:// ou smtps://')),
  MAIL_FROM: optional(z.string().regex(/^[^\r\n]+@[^\r\n]+$/, 'deve ser um endereço de e-mail')),
  PRIVACY_CONTACT: optional(z.string().max(300)),
  BACKUP_DIR: optional(z.string()),
  BACKUP_HOUR: optional(z.coerce.number().int().min(0).max(23)),
  BACKUP_PASSPHRASE_FILE: optional(z.string()),
  BACKUP_COPY_DIR: optional(z.string()),
  BACKUP_COMMAND: optional(z.string().regex(/\S/, 'deve ser um programa e os seus argumentos')),
  EMBED_ORIGINS: optional(z.string()),
  HSTS_SUBDOMAINS: optional(z.enum(['0', '1'], 'deve ser 0 ou 1')),
  LLM_URL: optional(z.url({ protocol: /^https?$/ })),
  LLM_MODEL: optional(z.string()),
  LLM_API_KEY: optional(z.string()),
  RATE_LIMIT_SCALE: optional(z.coerce.number().positive()),
  ACCOUNT_STORAGE_MB: optional(z.coerce.number().int().min(0).max(1_000_000_000)),
  ACCOUNT_RECORDS: optional(z.coerce.number().int().min(0).max(1_000_000_000)),
  TRUST_PROXY: optional(z.string().transform(trustedProxies)),
  LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
  REQUEST_LOG: optional(z.enum(['0', '1'], 'deve ser 0 ou 1')),
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  METRICS_HOST: optional(z.string()),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  OTEL_SERVICE_NAME: optional(z.string().max(100)),
  DRAIN_SECONDS: optional(z.coerce.number().int().min(0).max(300)),
  WEB_DIST: optional(z.string()),
  ALECRIM_DEMO: optional(z.string()),
  ALECRIM_SETTINGS: optional(z.string()),
});

/** The variables that mean something to Alecrim. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

export const isLoopback = (host: string) => ['127.0.0.1', 'localhost', '::1', '[::1]'].includes(host);

export class InvalidConfig extends OperatorError {}

export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new InvalidConfig(`Configuração inválida: ${issue?.path.join('.')} ${issue?.message ?? ''}`);
  }
  const e = parsed.data;
  const host = e.HOST ?? '127.0.0.1';
  // Links in mails must not be built from the Host header, which any sender can choose.
  if (!isLoopback(host) && !e.PUBLIC_URL)
    throw new InvalidConfig(
      `Configuração inválida: com HOST=${host} é preciso informar PUBLIC_URL (o endereço que as pessoas abrem).`,
    );
  if (e.LLM_URL && !e.LLM_MODEL)
    throw new InvalidConfig('Configuração inválida: LLM_URL pede também LLM_MODEL.');
  const dataDir = resolve(e.DATA_DIR ?? './data');
  const backupCopyDir = e.BACKUP_COPY_DIR && resolve(e.BACKUP_COPY_DIR);
  const backupDir = e.BACKUP_DIR ? resolve(e.BACKUP_DIR) : resolve(dataDir, 'backups');
  if (backupCopyDir === backupDir)
    throw new InvalidConfig('Configuração inválida: BACKUP_COPY_DIR já é a pasta dos backups.');
  return {
    port: e.PORT ?? 3000,
    host,
    dataDir,
    databaseUrl: e.DATABASE_URL,
    databaseListenUrl: e.DATABASE_LISTEN_URL,
    databasePool: e.DATABASE_POOL ?? defaultPool,
    publicUrl: e.PUBLIC_URL,
    appId: e.APP_ID ?? 'alecrim',
    serviceToken: e.SERVICE_TOKEN,
    registration: e.REGISTRATION ?? 'auto',
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM ?? defaultSender,
    privacyContact: e.PRIVACY_CONTACT,
    backupDir,
    backupHour: e.BACKUP_HOUR ?? 3,
    backupPassphraseFile: e.BACKUP_PASSPHRASE_FILE && resolve(e.BACKUP_PASSPHRASE_FILE),
    backupCopyDir,
    backupCommand: e.BACKUP_COMMAND ? commandOf(e.BACKUP_COMMAND, env) : undefined,
    embedOrigins: originsOf(e.EMBED_ORIGINS),
    hstsSubdomains: e.HSTS_SUBDOMAINS === '1',
    llm: e.LLM_URL && e.LLM_MODEL ? { url: e.LLM_URL, model: e.LLM_MODEL, apiKey: e.LLM_API_KEY } : undefined,
    rateLimitScale: e.RATE_LIMIT_SCALE ?? 1,
    accountLimits: {
      bytes: (e.ACCOUNT_STORAGE_MB ?? 5000) * 1_000_000,
      records: e.ACCOUNT_RECORDS ?? 200_000,
    },
    trustProxy: e.TRUST_PROXY ?? false,
    logLevel: e.LOG_LEVEL ?? 'info',
    requestLog: e.REQUEST_LOG === '1',
    metrics:
      e.METRICS_PORT === undefined
        ? undefined
        : { port: e.METRICS_PORT, host: e.METRICS_HOST ?? '127.0.0.1' },
    traces: e.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT, service: e.OTEL_SERVICE_NAME ?? 'alecrim' }
      : undefined,
    drainSeconds: e.DRAIN_SECONDS ?? 0,
    webDist: e.WEB_DIST,
    isDemo: e.ALECRIM_DEMO === '1',
    fixed: new Set(
      practiceNames.filter(
        (name) => ({ publicUrl: e.PUBLIC_URL, smtpUrl: e.SMTP_URL, mailFrom: e.MAIL_FROM })[name],
      ),
    ),
  };
}

/** Split at spaces and started without a shell: quotes, variables and `;` mean nothing. More than that is a script's work. */
const commandOf = (text: string, env: Record<string, string | undefined>): BackupCommand => ({
  words: text.trim().split(/\s+/),
  env: Object.fromEntries(Object.entries(env).filter(([name]) => !settingNames.includes(name))),
});

function originsOf(text = ''): string[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((item) => {
      const parsed = origin.safeParse(item);
      if (!parsed.success) throw new InvalidConfig(`Configuração inválida: EMBED_ORIGINS contém "${item}".`);
      return parsed.data;
    });
}

/** Not trusted, the number of proxies in front, or the addresses of the proxies. */
type TrustedProxies = false | number | string;

const MAX_HOPS = 9;
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** `undefined` when the text means nothing. `true` is the nearest proxy alone: the client itself writes the rest. */
function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === 'false') return false;
  if (text === 'true') return 1;
  if (/^\d+$/.test(text)) return Number(text) <= MAX_HOPS ? Number(text) || false : undefined;
  return text.split(',').every((part) => isRange(part.trim())) ? text : undefined;
}

function isRange(text: string): boolean {
  if (RANGES.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

export const { version } = manifest;
