import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../platform/config.ts';
import { OperatorError } from '../platform/errors.ts';

/** The arguments of a command: its options by name, and its file. */
export interface Arguments {
  options: Record<string, string | undefined>;
  /** An absolute path; empty when the command takes none. */
  file: string;
}

interface Option {
  /** What the value is, as the help calls it. */
  value?: string;
  /** Takes no value. */
  isFlag?: boolean;
  isRequired?: boolean;
  /** A file, relative to the operator's folder. */
  isFile?: boolean;
  /** `-` instead of a file means standard input. */
  mayBeInput?: boolean;
}

/** One command of the admin tool. `run` returns the text that is printed. */
export interface Command {
  name: string;
  summary: string;
  options?: Record<string, Option>;
  takesFile?: boolean;
  /** Works on files alone. */
  isWithoutDatabase?: true;
  /** `say` prints a line at once, for a command that takes long. */
  run(config: Config, args: Arguments, say: (line: string) => void): Promise<string>;
}

/** A mistake in the command itself, in words for the operator. */
export class WrongCommand extends OperatorError {}

/** A complete report that names a problem: printed like any other, but the command ends with 1. */
export class ProblemsFound extends OperatorError {}

function usageOf({ name, options = {}, takesFile }: Command): string {
  const words = Object.entries(options).map(([option, { value, isRequired }]) => {
    const usage = value ? `--${option} ${value}` : `--${option}`;
    return isRequired ? usage : `[${usage}]`;
  });
  return [name, ...words, ...(takesFile ? ['ARQUIVO'] : [])].join(' ');
}

export const helpOn = (command: Command): string =>
  `Uso: npm run admin -- ${usageOf(command)}\n\n${command.summary}`;

export function helpOnAll(commands: readonly Command[]): string {
  const lines = commands.map((command) => `  ${usageOf(command)}\n      ${command.summary}`);
  return `Uso: npm run admin -- COMANDO\nCom Docker: docker compose exec alecrim admin COMANDO\n\n${lines.join('\n')}\n\nO banco de dados é o do servidor: DATA_DIR, ou DATABASE_URL para o PostgreSQL, do ambiente ou de /etc/alecrim/alecrim.env.`;
}

/** Reads the arguments of a command. The error names an argument that is unknown, missing or one too many. */
export function readArguments(command: Command, words: readonly string[], folder: string): Arguments {
  const { options = {}, takesFile = false } = command;
  const { tokens, positionals } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      Object.entries(options).map(([name, { isFlag }]) => [
        name,
        { type: isFlag ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
    allowPositionals: true,
    // Our own sentences are in Portuguese.
    strict: false,
    tokens: true,
  });
  const given: Record<string, string> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!Object.hasOwn(options, token.name)) throw new WrongCommand(`Opção desconhecida: ${token.rawName}.`);
    if (options[token.name]?.isFlag) {
      if (token.value !== undefined) throw new WrongCommand(`${token.rawName} não leva valor.`);
      given[token.name] = 'true';
      continue;
    }
    if (!token.value || (!token.inlineValue && token.value.startsWith('--')))
      throw new WrongCommand(`Falta o valor de ${token.rawName}.`);
    const { isFile, mayBeInput } = options[token.name] ?? {};
    const isInput = mayBeInput && token.value === '-';
    given[token.name] = isFile && !isInput ? resolve(folder, token.value) : token.value;
  }
  for (const [name, { isRequired }] of Object.entries(options))
    if (isRequired && given[name] === undefined) throw new WrongCommand(`Falta a opção --${name}.`);
  const [file, surplus] = takesFile ? positionals : ['', ...positionals];
  if (file === undefined) throw new WrongCommand('Falta o nome do arquivo.');
  if (surplus !== undefined) throw new WrongCommand(`Não entendi "${surplus}".`);
  return { options: given, file: takesFile ? resolve(folder, file) : '' };
}
