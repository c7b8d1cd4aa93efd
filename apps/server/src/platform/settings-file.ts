import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { InvalidConfig } from './config.ts';

type Environment = Record<string, string | undefined>;

/** Where the settings of an installed server are. ALECRIM_SETTINGS names another file; empty, it means none. */
const PLACE = '/etc/alecrim/alecrim.env';

/**
 * The environment with the settings of the file, which the service and the operator's tool both read. What the environment
 * itself sets counts more. Tests and development do not look at the installed file.
 */
export function withSettingsFile(env: Environment, place = PLACE): Environment {
  const chosen = env.ALECRIM_SETTINGS;
  const file = chosen ?? (env.NODE_ENV === 'production' ? place : '');
  if (file === '') return env;
  try {
    return { ...parseEnv(readFileSync(file, 'utf8')), ...env };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && chosen === undefined) return env;
    const hint = code === 'EACCES' ? ' Execute o comando com o usuário do serviço: sudo -u alecrim …' : '';
    throw new InvalidConfig(`O arquivo de configuração ${file} não pôde ser lido (${code}).${hint}`);
  }
}
