import type { Config } from './config.ts';

const fileErrors: Record<string, string> = {
  ENOENT: 'o arquivo ou a pasta não existe',
  EACCES: 'sem permissão',
  EPERM: 'sem permissão',
  EISDIR: 'é uma pasta, não um arquivo',
  ENOTDIR: 'parte do caminho não é uma pasta',
  EROFS: 'o disco não aceita gravação',
};

/** A failure of a file or a folder, in one sentence. */
export function fileFailure(error: unknown): string | undefined {
  const { code = '', path } = error as NodeJS.ErrnoException;
  return path && fileErrors[code] ? `${path}: ${fileErrors[code]}.` : undefined;
}

/** Why the server cannot listen, in one sentence. */
export function listenFailure(
  error: unknown,
  { host, port }: Pick<Config, 'host' | 'port'>,
): string | undefined {
  const { code, syscall, hostname } = error as NodeJS.ErrnoException & { hostname?: string };
  if (code === 'EADDRINUSE') return `A porta ${port} já está em uso. Escolha outra com PORT=3001 npm start.`;
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && hostname === host))
    return `HOST=${host} não é um endereço desta máquina.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `A porta ${port} só pode ser aberta pelo administrador da máquina. Use outra, com um proxy na frente.`;
  return undefined;
}

interface ConnectionFailure {
  text: string;
  /** Whether it may end by itself: the server then waits. */
  mayPass: boolean;
}

const refusals: Record<string, string> = {
  '28P01': 'recusou a senha. Na senha de DATABASE_URL, @ se escreve %40, / %2F, # %23, ? %3F e % %25',
  '28000': 'recusou o usuário, o banco ou esta máquina (pg_hba.conf). Confira DATABASE_URL',
  '3D000': 'não tem esse banco de dados. Crie-o (createdb) ou confira DATABASE_URL',
  '42501': 'não deixa este usuário criar ou usar as tabelas. Confira as permissões dele',
};

const pauses: Record<string, string> = {
  ENOTFOUND: 'não foi encontrado: o nome da máquina não existe na rede',
  EAI_AGAIN: 'não foi encontrado: a rede não respondeu pelo nome da máquina',
  ECONNREFUSED: 'não aceita conexões',
  ECONNRESET: 'encerrou a conexão',
  ENOENT: 'não aceita conexões: não há socket nessa pasta',
  ETIMEDOUT: 'não respondeu',
  EHOSTUNREACH: 'não respondeu: a máquina não é alcançada pela rede',
  '57P03': 'está iniciando',
  '53300': 'não aceita mais conexões. Confira max_connections e DATABASE_POOL',
};

/** Why PostgreSQL could not be reached, in one sentence without user and password. */
export function connectionFailure(
  error: unknown,
  databaseUrl: string | undefined,
): ConnectionFailure | undefined {
  if (!databaseUrl) return undefined;
  const { code = '', message = '', syscall } = error as NodeJS.ErrnoException;
  // The failure of a file has the same code as that of a socket.
  if (syscall !== undefined && syscall !== 'connect' && syscall !== 'getaddrinfo') return undefined;
  const subject = `O PostgreSQL de DATABASE_URL (${databaseAddress(databaseUrl)})`;
  if (refusals[code]) return { text: `${subject} ${refusals[code]}.`, mayPass: false };
  if (/does not support SSL/.test(message))
    return { text: `${subject} não oferece TLS, que sslmode pede.`, mayPass: false };
  const isSilent = /timeout|Connection terminated/.test(message);
  const pause = pauses[code] ?? (isSilent ? pauses.ETIMEDOUT : undefined);
  return pause === undefined ? undefined : { text: `${subject} ${pause}.`, mayPass: true };
}

/** Host, port and name of a PostgreSQL database. */
export function databaseAddress(databaseUrl: string): string {
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return `${host || 'localhost'}${port && `:${port}`}${decodeURIComponent(pathname)}`;
}
