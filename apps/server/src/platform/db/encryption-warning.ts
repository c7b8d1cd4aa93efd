import { isLoopback } from '../config.ts';

/** Patients' records cross a network: only `verify-full` keeps others from reading them or posing as the database. */
export function encryptionWarning(databaseUrl: string | undefined): string | undefined {
  if (!databaseUrl) return undefined;
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  const isHere = host === '' || host.startsWith('/') || isLoopback(host);
  if (isHere || searchParams.get('sslmode') === 'verify-full') return undefined;
  return 'DATABASE_URL aponta para outra máquina sem sslmode=verify-full: dados de pacientes passam pela rede sem proteção garantida.';
}
