import type { Config } from '../../platform/config.ts';
import { smtpOptions } from '../../platform/mail/transport.ts';
import { LIMIT, reasonOf } from './address.ts';
import { type DoctorFinding, findingsOn } from './finding.ts';

const { ok, warn, problem } = findingsOn('e-mail');

const refusals: Record<string, string> = {
  EAUTH: 'recusou o usuário ou a senha',
  ETLS: 'não aceitou a conexão cifrada (TLS)',
  EPROTOCOL: 'não responde como um servidor de e-mail',
};

/** Connects and signs in as for a mail, and sends none. */
export async function checkMail({
  smtpUrl,
  mailFrom,
  dataDir,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Promise<DoctorFinding> {
  if (!smtpUrl)
    return warn(
      `não há servidor de e-mail: convites e códigos viram arquivos em ${dataDir}/mail, e ninguém os recebe.`,
      'Informe o do seu provedor em Meu Perfil → Consultório, ou em SMTP_URL e MAIL_FROM.',
    );
  const { host } = new URL(smtpUrl);
  const { default: nodemailer } = await import('nodemailer');
  const limits = { connectionTimeout: LIMIT, greetingTimeout: LIMIT, socketTimeout: LIMIT };
  const transport = nodemailer.createTransport({ ...smtpOptions(smtpUrl), ...limits } as object);
  try {
    await withinLimit(transport.verify());
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return problem(
      `${host}: ${refusals[code] ?? reasonOf(error)}.`,
      'Confira servidor, porta, usuário e senha em Meu Perfil → Consultório, ou em SMTP_URL (ali @ se escreve %40).',
    );
  } finally {
    transport.close();
  }
  if (/@localhost\b/.test(mailFrom))
    return warn(
      `${host} aceita os e-mails, mas o remetente é ${mailFrom}.`,
      'Informe um remetente seu (MAIL_FROM): outros servidores recusam este.',
    );
  return ok(`${host} aceita os e-mails de ${mailFrom}.`);
}

/** A server that sends a byte now and then would never reach a timeout between two bytes. */
function withinLimit<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' })), LIMIT);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
