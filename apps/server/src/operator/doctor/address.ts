import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { linkReach } from '@alecrim/domain/pure';
import type { Config } from '../../platform/config.ts';
import { askHealth, type HealthAnswer, LIMIT, reasonOf } from './ask.ts';
import { type Finding, findingsOn } from './finding.ts';

const address = findingsOn('endereço');
const tls = findingsOn('TLS');

// A certificate is renewed when a third of its life is left. When only a sixth is left, the renewal fails.
const LEAST_REST = 1 / 6;
const DAY = 86_400_000;

export interface AddressCheck {
  findings: Finding[];
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

function answerAt(publicUrl: string, answer: HealthAnswer | { failure: string }): Finding {
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
): Promise<Finding> {
  try {
    const { from, to } = await certificateLife({
      host: hostname,
      port: port === '' ? 443 : Number(port),
      ca,
    });
    const rest = to - now.getTime();
    const said = `certificado válido por mais ${rest < 2 * DAY ? `${Math.floor(rest / 3_600_000)} horas` : `${Math.floor(rest / DAY)} dias`}.`;
    return rest < (to - from) * LEAST_REST
      ? tls.warn(said, 'A renovação automática deveria tê-lo trocado: confira os registros do proxy.')
      : tls.ok(said);
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
