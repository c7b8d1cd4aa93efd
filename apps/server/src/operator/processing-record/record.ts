import { type ConsentPurpose, consentPurposes } from '@alecrim/domain';
import { GRACE_DAYS } from '../../accounts/people/closing.ts';
import { SESSION_DAYS } from '../../accounts/sessions/sessions.ts';
import { BACKUP_DAYS } from '../../archive/backup/old-backups.ts';
import { BIN_DAYS } from '../../entities/bin.ts';
import { dataKinds } from '../../patients/data-kinds.ts';
import { RECORD_YEARS } from '../../patients/retention.ts';
import { type Config, version } from '../../platform/config.ts';
import { KEEP_SENT_DAYS } from '../../platform/mail/outbox.ts';
import { VISITS_KEPT_DAYS } from '../../protocol/app-logs/page-visits.ts';
import { REGISTER_YEARS } from '../incident/report.ts';
import { counted, dayText, filled, plain, rows, toFill } from '../markdown.ts';
import type { Practice } from './practice.ts';
import template from './registro.md?raw';

/** The figures that the program itself goes by. */
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
export const processingRecordText = (practice: Practice, config: Config, now: Date): string =>
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

/** Who else holds or carries data, as this server is configured. Hosts only: an address may carry a password. */
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

/** What this installation still lacks, as far as its configuration tells. */
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
