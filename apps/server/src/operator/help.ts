import type { Command } from './command.ts';

export function usageOf({ name, options = {}, takesFile }: Command): string {
  const words = Object.entries(options).map(([option, { value, isRequired }]) => {
    const said = value ? `--${option} ${value}` : `--${option}`;
    return isRequired ? said : `[${said}]`;
  });
  return [name, ...words, ...(takesFile ? ['ARQUIVO'] : [])].join(' ');
}

export const helpOn = (command: Command): string =>
  `Uso: npm run admin -- ${usageOf(command)}\n\n${command.summary}`;

export function helpOnAll(commands: readonly Command[]): string {
  const lines = commands.map((command) => `  ${usageOf(command)}\n      ${command.summary}`);
  return `Uso: npm run admin -- COMANDO\nCom Docker: docker compose exec alecrim admin COMANDO\n\n${lines.join('\n')}\n\nO banco de dados é o do servidor: DATA_DIR, ou DATABASE_URL para o PostgreSQL.`;
}
