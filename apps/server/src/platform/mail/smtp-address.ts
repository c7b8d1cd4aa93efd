/** A mail server as a person writes it down; the address of a transport holds the same in one line. */
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
