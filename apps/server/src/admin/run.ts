import { readConfig } from '../config.ts';
import { helpOn, helpOnAll } from './help.ts';
import { readArguments } from './read-arguments.ts';
import { type Verb, WrongCommand } from './verb.ts';
import { backup } from './verbs/backup.ts';
import { createUser } from './verbs/create-user.ts';
import { disableUser, enableUser } from './verbs/disable-user.ts';
import { exportVerb } from './verbs/export.ts';
import { importVerb } from './verbs/import.ts';
import { listUsers } from './verbs/list-users.ts';
import { resetPassword } from './verbs/reset-password.ts';
import { restore } from './verbs/restore.ts';

const verbs: readonly Verb[] = [
  createUser,
  resetPassword,
  listUsers,
  disableUser,
  enableUser,
  backup,
  restore,
  exportVerb,
  importVerb,
];

/** Runs one command and gives what is to be said about it. */
export async function runAdmin(
  words: readonly string[],
  env: Record<string, string | undefined>,
): Promise<string> {
  const [name, ...rest] = words;
  const asksForHelp = words.some((word) => word === '--help' || word === '-h');
  if (name === undefined) throw new WrongCommand(helpOnAll(verbs));
  const verb = verbs.find((candidate) => candidate.name === name);
  if (!verb && (asksForHelp || name === 'help')) return helpOnAll(verbs);
  if (!verb) throw new WrongCommand(`Comando desconhecido: ${name}.\n\n${helpOnAll(verbs)}`);
  if (asksForHelp) return helpOn(verb);
  // npm runs scripts in the package's own folder; a file is meant where the person is.
  const args = readArguments(verb, rest, env.INIT_CWD ?? process.cwd());
  return verb.run(readConfig(env), args);
}
