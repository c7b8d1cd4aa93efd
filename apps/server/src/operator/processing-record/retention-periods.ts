import { GRACE_DAYS } from '../../accounts/people/closing.ts';
import { SESSION_DAYS } from '../../accounts/sessions/sessions.ts';
import { BACKUP_DAYS } from '../../archive/backup/old-backups.ts';
import { BIN_DAYS } from '../../entities/bin.ts';
import { RECORD_YEARS } from '../../patients/retention.ts';
import { KEEP_SENT_DAYS } from '../../platform/mail/deliver.ts';
import { VISITS_KEPT_DAYS } from '../../protocol/app-logs/page-visits.ts';
import { REGISTER_YEARS } from '../incident/report.ts';

/** How long everything stays, from the figures that the program itself goes by. */
export const retentionPeriods: string[][] = [
  [
    'cadastro, cardápios e versões',
    `até serem excluídos; a lei pede ${RECORD_YEARS} anos desde o último registro (Lei 13.787/2018 art. 6º; CFN Res. 594/2017)`,
  ],
  ['registros excluídos', `${BIN_DAYS} dias na lixeira, depois apagados com as versões`],
  ['contas encerradas', `${GRACE_DAYS} dias para voltar atrás, depois apagadas`],
  ['backups diários', `${BACKUP_DAYS} dias`],
  ['sessões de quem entrou', `${SESSION_DAYS} dias desde o último uso`],
  ['e-mails enviados', `${KEEP_SENT_DAYS} dias`],
  ['páginas visitadas por quem tem conta', `${VISITS_KEPT_DAYS} dias`],
  ['trilha de auditoria e registro de incidentes', `não são apagados; ao menos ${REGISTER_YEARS} anos`],
];
