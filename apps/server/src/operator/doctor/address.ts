import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { DAY_MS, HOUR_MS } from '@alecrim/domain';
import { linkReach } from '@alecrim/domain/pure';
import type { Config } from '../../platform/config.ts';
import { type DoctorFinding, findingsOn } from './finding.ts';

const address = findingsOn('endereço');
const tls = findingsOn('TLS');

// A certificate is renewed when a third of its life is left. When only a sixth is left, the renewal fails.
const LEAST_REST = 1 / 6;

export interface AddressCheck {
  findings: DoctorFinding[];
  /** What the public address answered, for the clock. */
  answer?: HealthAnswer;
}

/** The address that people open: is it set, is it encrypted, and does Alecrim answer there? */
export async function checkAddress({ publicUrl }: Pick<Config, 'publicUrl'>): Promise<AddressCheck> {
  if (!publicUrl)
    return {
      findings: [
        address.warn(
          'o endereço público não foi informado: os links só abrem neste computador.',
          'Informe-o em Meu Perfil → Consultório ou em PUBLIC_URL (docs/pt-BR/colocar-no-ar.md).',
        ),
      ],
    };
  const answer = await askHealth(publicUrl);
  const reach = linkReach(publicUrl);
  const findings = [answerAt(publicUrl, answer)];
  if (new URL(publicUrl).protocol === 'https:') findings.push(await checkCertificate(new URL(publicUrl)));
  else if (reach !== 'computer')
    findings.push(
      tls[reach === 'network' ? 'warn' : 'problem'](
        `${publicUrl} não é cifrado: senhas e dados de pacientes passam abertos pela rede.`,
        'Ponha um proxy com TLS na frente e use https:// em PUBLIC_URL (docs/operations.md).',
      ),
    );
  return { findings, answer: 'failure' in answer ? undefined : answer };
}

function answerAt(publicUrl: string, answer: HealthAnswer | { failure: string }): DoctorFinding {
  if ('failure' in answer)
    return address.problem(
      `${publicUrl}: ${answer.failure}.`,
      'Confira o DNS do domínio, as portas 80 e 443 e se o servidor e o proxy estão no ar.',
    );
  const reach = linkReach(publicUrl);
  if (reach !== 'everywhere')
    return address.warn(
      `${publicUrl} responde, mas só ${reach === 'computer' ? 'neste computador' : 'na rede deste computador'}.`,
      'Para os pacientes abrirem os links, informe um endereço público em PUBLIC_URL ou em Meu Perfil → Consultório (docs/pt-BR/colocar-no-ar.md).',
    );
  return address.ok(`${publicUrl} responde.`);
}

/** Asks for the certificate itself, to know its last day before a browser refuses it. */
export async function checkCertificate(
  { hostname, port }: URL,
  { ca, now = new Date() }: { ca?: string; now?: Date } = {},
): Promise<DoctorFinding> {
  try {
    const { from, to } = await certificateLife({
      host: hostname,
      port: port === '' ? 443 : Number(port),
      ca,
    });
    const rest = to - now.getTime();
    const text = `certificado válido por mais ${rest < 2 * DAY_MS ? `${Math.floor(rest / HOUR_MS)} horas` : `${Math.floor(rest / DAY_MS)} dias`}.`;
    return rest < (to - from) * LEAST_REST
      ? tls.warn(text, 'A renovação automática deveria tê-lo trocado: confira os registros do proxy.')
      : tls.ok(text);
  } catch (error) {
    return tls.problem(
      `${hostname}: ${reasonOf(error)}.`,
      'Confira os registros do proxy que cuida do certificado.',
    );
  }
}

function certificateLife(where: { host: string; port: number; ca?: string }) {
  return new Promise<{ from: number; to: number }>((resolve, reject) => {
    // A name is sent along, so that a proxy of many addresses shows the right certificate; an IP address is none.
    const servername = isIP(where.host) ? '' : where.host;
    const socket = connect({ ...where, servername }, () => {
      const { valid_from, valid_to } = socket.getPeerCertificate();
      socket.end();
      resolve({ from: Date.parse(valid_from), to: Date.parse(valid_to) });
    });
    socket.setTimeout(LIMIT, () => socket.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })));
    socket.on('error', reject);
  });
}

// The operator waits for it.
export const LIMIT = 10_000;

interface HealthAnswer {
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

/** The Date header has whole seconds and was written between `before` and now; inside that range the clocks agree. */
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
