import type { Verb } from './command.ts';

export function usageOf({ name, options = {}, takesFile }: Verb): string {
  const words = Object.entries(options).map(([option, { value, isRequired }]) => {
    const said = value ? `--${option} ${value}` : `--${option}`;
    return isRequired ? said : `[${said}]`;
  });
  return [name, ...words, ...(takesFile ? ['ARQUIVO'] : [])].join(' ');
}

export const helpOn = (verb: Verb): string => `Uso: npm run admin -- ${usageOf(verb)}\n\n${verb.summary}`;

export function helpOnAll(verbs: readonly Verb[]): string {
  const lines = verbs.map((verb) => `  ${usageOf(verb)}\n      ${verb.summary}`);
  return `Uso: npm run admin -- COMANDO\n\n${lines.join('\n')}\n\nO banco de dados é o do servidor: DATA_DIR, ou DATABASE_URL para o PostgreSQL.`;
}
