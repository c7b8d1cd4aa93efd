import { Socket } from 'node:net';
import { join } from 'node:path';
import { emailAddress } from '@alecrim/domain';
import { z } from 'zod';
import { type Config, isLoopback } from '../config.ts';
import type { OutboxRow } from '../db/tables.ts';
import { writePrivateFile } from '../private-file.ts';

export interface Transport {
  send(mail: OutboxRow): Promise<void>;
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** Sends by the mail server that is set at the moment: an administrator may change it at any time. */
export function createTransport(config: MailConfig, withinMs = SEND_WITHIN_MS): Transport {
  let made: { of: string; transport: Transport } | undefined;
  return {
    send(mail) {
      const of = `${config.smtpUrl} ${config.mailFrom}`;
      if (made?.of !== of) made = { of, transport: transportOf({ ...config }, withinMs) };
      return made.transport.send(mail);
    },
  };
}

export const mailFolderIn = (dataDir: string): string => join(dataDir, 'mail');

const transportOf = ({ smtpUrl, mailFrom, dataDir }: MailConfig, withinMs: number): Transport =>
  smtpUrl ? smtpTransport(smtpUrl, mailFrom, withinMs) : folderTransport(mailFolderIn(dataDir), mailFrom);

/** Options in the address (`?requireTLS=false`) take precedence. */
export const smtpOptions = (url: string) => ({
  url,
  // Of the server's silence. A server that keeps sending a little ends with SEND_WITHIN_MS.
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  // A code or a link that opens an account does not travel in the clear.
  requireTLS: !isLoopback(new URL(url).hostname),
});

/** Half of the time for which a process holds a mail: no other process may send it in that time. */
export const SEND_WITHIN_MS = 300_000;

function smtpTransport(url: string, from: string, withinMs: number): Transport {
  const library = whenNeeded((loaded) => loaded);
  return {
    async send(mail) {
      const { createTransport } = await library();
      // Of our own, so that it can be closed.
      const socket = new Socket();
      const timer = setTimeout(() => socket.destroy(new Error('the mail server was too slow')), withinMs);
      const mailer = createTransport({ ...smtpOptions(url), socket } as object);
      try {
        await mailer.sendMail(messageOf(mail, from));
      } finally {
        clearTimeout(timer);
        // An address with `?pool=true` would otherwise keep the connection open.
        mailer.close();
      }
    },
  };
}

/** Without a mail server, every mail becomes a file that any mail program opens. */
function folderTransport(folder: string, from: string): Transport {
  const composer = whenNeeded((library) => library.createTransport({ streamTransport: true, buffer: true }));
  return {
    async send(mail) {
      const { message } = await (await composer()).sendMail(messageOf(mail, from));
      const name = `${mail.created_date.replace(/[:.]/g, '-')}-${mail.id}.eml`;
      await writePrivateFile(join(folder, name), message as Buffer);
    },
  };
}

type Library = typeof import('nodemailer');

/** With the first mail, not with the start: the library weighs 14 MB, and most practices send few mails. */
function whenNeeded<T>(make: (library: Library) => T): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= import('nodemailer').then(({ default: library }) => make(library as unknown as Library));
    return made;
  };
}

const messageOf = (mail: OutboxRow, from: string) => ({
  from,
  to: { name: '', address: mail.recipient },
  subject: mail.subject,
  text: mail.text_body,
  html: mail.html_body,
  replyTo: mail.reply_to ?? undefined,
  // A stable id: a mail that is sent twice after a crash is shown once.
  messageId: `<${mail.id}@alecrim>`,
  textEncoding: 'quoted-printable' as const,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** A mail server as the settings page shows it; `smtpUrl` holds the same in one line. */
export interface MailServer {
  servidor: string;
  porta: number;
  usuario: string;
  senha: string;
}

const TLS_FROM_THE_START = 465;

export function smtpAddress({ servidor, porta, usuario, senha }: MailServer): string {
  const url = new URL(`${porta === TLS_FROM_THE_START ? 'smtps' : 'smtp'}://${servidor}:${porta}`);
  url.username = encodeURIComponent(usuario);
  url.password = encodeURIComponent(senha);
  return url.href;
}

export function mailServerOf(address: string | undefined): MailServer | undefined {
  if (!address) return undefined;
  const { hostname, port, protocol, username, password } = new URL(address);
  return {
    servidor: hostname,
    porta: Number(port) || (protocol === 'smtps:' ? TLS_FROM_THE_START : 587),
    usuario: decodeURIComponent(username),
    senha: decodeURIComponent(password),
  };
}

// No character that a mail program hides, reverses or takes for another address.
const NAME = /^[^\p{C}\p{Zl}\p{Zp}<>",;:@\\()[\]]{1,100}$/u;
const NAMED = /^(.+) <([^<>]+)>$/su;

const isOneAddress = (text: string): boolean => emailAddress().safeParse(text).success;

/** One address, alone or behind a name: `Consultório Ana <contato@seunome.com.br>`. */
export const sender = z.string().refine((text) => {
  const [, name, address] = NAMED.exec(text) ?? [];
  return name === undefined ? isOneAddress(text) : NAME.test(name) && isOneAddress(address ?? '');
});
