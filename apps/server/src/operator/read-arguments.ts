import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Arguments, type Command, WrongCommand } from './command.ts';

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
