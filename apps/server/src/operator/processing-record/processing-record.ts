import { BIN_DAYS, type ConsentPurpose, consentPurposes, counted, type Stored } from '@alecrim/domain';
import { sql } from 'kysely';
import { GRACE_DAYS } from '../../accounts/people/close-account.ts';
import { SESSION_DAYS } from '../../accounts/sessions/sessions.ts';
import { BACKUP_DAYS } from '../../archive/backup/backup-files.ts';
import { withSnapshot } from '../../archive/backup/write-backup.ts';
import { dataKinds } from '../../patients/data-kinds.ts';
import { RECORD_YEARS } from '../../patients/patient-rows.ts';
import { type Config, version } from '../../platform/config.ts';
import { isSet } from '../../platform/db/dialect.ts';
import type { Db, UserRow } from '../../platform/db/tables.ts';
import { KEEP_SENT_DAYS } from '../../platform/mail/outbox.ts';
import { writePrivateFile } from '../../platform/private-file.ts';
import { VISITS_KEPT_DAYS } from '../../protocol/app-logs/page-visits.ts';
import type { Command } from '../command.ts';
import { affectedPatients, agesOf, type Controller, controllerOf, patientsOf } from '../incident/affected.ts';
import { REGISTER_YEARS } from '../incident/report.ts';
import { dayText, filled, plain, rows, toFill } from '../markdown.ts';
import { withDatabase } from '../with-database.ts';
import template from './registro.md?raw';

export const processingRecord: Command = {
  name: 'processing-record',
  summary:
    'Registro das operações de tratamento e relatório de impacto (LGPD arts. 37 e 38), já preenchidos com o que o sistema sabe.',
  options: { out: { value: 'REGISTRO.md', isFile: true } },
  run: (config, { options }) =>
    withDatabase(config, async (db) => {
      const now = new Date();
      const practice = await withSnapshot(db, (on) => practiceIn(on, now));
      const text = processingRecordText(practice, config, now);
      if (!options.out) return text.trimEnd();
      await writePrivateFile(options.out, text);
      return `Registro gravado em ${options.out}. Complete o que está marcado com PREENCHER.`;
    }),
};

/** The same constants that the program uses. */
const periods = {
  anos_do_prontuario: RECORD_YEARS,
  dias_na_lixeira: BIN_DAYS,
  dias_para_voltar: GRACE_DAYS,
  dias_de_backup: BACKUP_DAYS,
  dias_de_sessao: SESSION_DAYS,
  dias_de_email: KEEP_SENT_DAYS,
  dias_de_visitas: VISITS_KEPT_DAYS,
  anos_do_registro: REGISTER_YEARS,
};

/** The record of processing operations (LGPD art. 37) and a short impact report (art. 38), to be completed and signed. */
const processingRecordText = (practice: Practice, config: Config, now: Date): string =>
  filled(template, {
    hoje: dayText(now),
    versao: version,
    ...figures(practice),
    ...periods,
    ...services(config),
    tipos_de_dados: list(Object.values(dataKinds)),
    encarregado: plain(config.privacyContact) || toFill('nome e contato, ou dispensa da Res. CD/ANPD 2/2022'),
    cifra_dos_backups: config.backupPassphraseFile
      ? 'backups cifrados (formato age, ChaCha20-Poly1305)'
      : 'backups sem cifra própria',
    pendencias: list(openPoints(config)),
  });

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

function figures({ controllers, patients, ages, plans, openLinks, consents }: Practice) {
  const cells = controllers.map(({ name, crn, contact }) => [
    plain(name),
    plain(crn) || toFill('CRN, CPF ou CNPJ'),
    plain(contact),
  ]);
  return {
    controladores: rows(cells.length > 0 ? cells : [[toFill('nome'), toFill('CRN'), toFill('contato')]]),
    pacientes: counted(patients, 'paciente', 'pacientes'),
    ...ages,
    cardapios: counted(plans, 'cardápio', 'cardápios'),
    links: counted(openLinks, 'link público ativo', 'links públicos ativos'),
    consentimentos: rows(
      Object.entries(consentPurposes).map(([purpose, { label }]) => [
        label.toLowerCase(),
        'conforme o texto aceito',
        `consentimento (art. 11, I): ${consents[purpose as ConsentPurpose]} em vigor`,
      ]),
    ),
  };
}

/** Other services that store or transmit data. Hosts only: an address may contain a password. */
const services = ({ databaseUrl, smtpUrl, llm }: Config) => ({
  banco: databaseUrl ? `PostgreSQL, ${hostIn(databaseUrl)}` : 'SQLite, este servidor',
  correio: smtpUrl ? hostIn(smtpUrl) : 'nenhum (os e-mails ficam em uma pasta deste servidor)',
  assistente: llm ? `${hostIn(llm.url)}, modelo ${plain(llm.model)}` : 'nenhum',
  dados_do_assistente: llm ? 'o que o profissional escreve ao assistente' : '–',
});

function hostIn(address: string): string {
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  const isHere = ['', 'localhost', '127.0.0.1', '[::1]'].includes(host);
  return isHere ? 'este servidor' : plain(host);
}

/** Open points that the configuration shows. */
const openPoints = ({ privacyContact, backupPassphraseFile, publicUrl, llm }: Config): string[] => [
  ...(privacyContact ? [] : ['Nomear o encarregado ou canal de contato (PRIVACY_CONTACT).']),
  ...(backupPassphraseFile ? [] : ['Cifrar os backups (BACKUP_PASSPHRASE_FILE).']),
  ...(publicUrl?.startsWith('https:')
    ? []
    : ['Se o sistema é aberto fora deste computador: HTTPS (PUBLIC_URL com https).']),
  ...(llm
    ? [
        'Contrato com o provedor do assistente de escrita; conferir o país (transferência internacional, art. 33).',
      ]
    : []),
];

/** The practice in figures, and who answers for it. No patient is named. */
interface Practice {
  controllers: Controller[];
  patients: number;
  ages: ReturnType<typeof agesOf>;
  plans: number;
  openLinks: number;
  /** Consents that were given and not taken back. */
  consents: Record<ConsentPurpose, number>;
}

/** Give it one moment of the database. */
async function practiceIn(on: Db, now: Date): Promise<Practice> {
  const ids = await patientsOf(on, null, now.toISOString());
  const patients = await affectedPatients(on, new Map(ids.map((id) => [id, new Set()])));
  const users = await on.selectFrom('users').selectAll().orderBy('email').execute();
  const { rows: plans } = await sql<{ ativo: UserRow['disabled'] }>`
    select ativo from cardapios where deleted_date is null`.execute(on);
  const consents = Object.fromEntries(Object.keys(consentPurposes).map((purpose) => [purpose, 0]));
  for (const { patient } of patients)
    for (const { finalidade, revogado_em } of (patient?.consentimentos ??
      []) as Stored<'Paciente'>['consentimentos']) {
      const purpose = finalidade && Object.hasOwn(consents, finalidade) ? finalidade : 'outra';
      if (!revogado_em) consents[purpose] = (consents[purpose] ?? 0) + 1;
    }
  return {
    controllers: users.filter(({ disabled }) => !isSet(disabled)).map(controllerOf),
    patients: patients.length,
    ages: agesOf(patients, now),
    plans: plans.length,
    openLinks: plans.filter(({ ativo }) => isSet(ativo)).length,
    consents: consents as Practice['consents'],
  };
}
