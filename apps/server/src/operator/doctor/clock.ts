import { type Finding, findingsOn } from './finding.ts';

const { ok, warn, problem } = findingsOn('relógio');

// A code of an authenticator app counts for 30 seconds and its neighbours.
const WARN_SECONDS = 10;
const WRONG_SECONDS = 60;

export interface Clocks {
  /** How far the public address is ahead, in seconds. */
  address?: number;
  /** How far a PostgreSQL on another machine is ahead, in seconds. */
  database?: number;
  /** The newest moment that the database knows; the present cannot be before it. */
  newest?: string;
}

export function checkClock({ address, database, newest }: Clocks, now = new Date()): Finding {
  const todo = 'Acerte o relógio pela rede (NTP): timedatectl set-ntp true. Códigos e prazos dependem dele.';
  const back = newest === undefined ? 0 : (Date.parse(newest) - now.getTime()) / 1000;
  if (back > WRONG_SECONDS)
    return problem(`está atrasado: o banco de dados guarda algo de ${newest}, que ainda não chegou.`, todo);
  const compared = [
    { name: 'o do PostgreSQL', seconds: database },
    { name: 'o do endereço público', seconds: address },
  ].find(({ seconds }) => seconds !== undefined);
  if (compared?.seconds === undefined)
    return warn(
      `não há outro relógio com que comparar; este diz ${now.toISOString()}.`,
      'Confira se esta é a hora certa (UTC).',
    );
  const { name, seconds } = compared;
  const off = Math.abs(seconds);
  if (off >= WARN_SECONDS) {
    const say = off >= WRONG_SECONDS ? problem : warn;
    return say(`${seconds > 0 ? 'atrasado' : 'adiantado'} ${off} s em relação a ${name}.`, todo);
  }
  return ok(`concorda com ${name} (se este é da mesma máquina, a comparação não vale).`);
}
