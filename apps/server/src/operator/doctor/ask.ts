// An address that does not answer must not keep the operator waiting.
export const LIMIT = 10_000;

export interface HealthAnswer {
  version?: string;
  /** How far its clock is ahead of ours, in seconds, by its Date header. */
  aheadSeconds?: number;
}

/** Asks a server for its health. Redirects are not followed: the address itself has to be the right one. */
export async function askHealth(origin: string): Promise<HealthAnswer | { failure: string }> {
  try {
    const before = Date.now();
    const response = await fetch(`${origin}/api/health`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT),
    });
    const date = Date.parse(response.headers.get('date') ?? '');
    const body = (await response.json().catch(() => undefined)) as
      | { status?: unknown; version?: unknown }
      | undefined;
    if (!response.ok || body?.status !== 'ok')
      return { failure: `respondeu ${response.status}, mas não como o Alecrim` };
    return { version: String(body.version), aheadSeconds: aheadBy(date, before) };
  } catch (error) {
    return { failure: reasonOf(error) };
  }
}

/** The header counts whole seconds and was written between our question and now: within that the clocks agree. */
function aheadBy(date: number, before: number): number | undefined {
  if (Number.isNaN(date)) return undefined;
  if (date > Date.now()) return Math.ceil((date - Date.now()) / 1000);
  return Math.min(0, Math.ceil((date + 1000 - before) / 1000));
}

const reasons: Record<string, string> = {
  ENOTFOUND: 'o nome não existe no DNS',
  EAI_AGAIN: 'o DNS não respondeu',
  ECONNREFUSED: 'a conexão foi recusada',
  ECONNRESET: 'a conexão foi interrompida',
  EHOSTUNREACH: 'a máquina não foi alcançada',
  ENETUNREACH: 'a rede não foi alcançada',
  ETIMEDOUT: 'não respondeu a tempo',
  TimeoutError: 'não respondeu a tempo',
  UND_ERR_CONNECT_TIMEOUT: 'não respondeu a tempo',
  CERT_HAS_EXPIRED: 'o certificado venceu',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'o certificado não é de uma autoridade conhecida',
  SELF_SIGNED_CERT_IN_CHAIN: 'o certificado não é de uma autoridade conhecida',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'o certificado não é de uma autoridade conhecida',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'o certificado não é de uma autoridade conhecida',
  ERR_TLS_CERT_ALTNAME_INVALID: 'o certificado é de outro endereço',
  CERT_NOT_YET_VALID: 'o certificado ainda não vale: o relógio desta máquina está atrasado?',
};

/** By its code alone: a message may repeat an address with its password. */
export function reasonOf(error: unknown): string {
  const { name, code, cause } = error as NodeJS.ErrnoException & { cause?: NodeJS.ErrnoException };
  const known = [code, cause?.code, name].find((word) => word !== undefined && reasons[word]);
  return known ? String(reasons[known]) : `falhou (${cause?.code ?? code ?? name})`;
}
