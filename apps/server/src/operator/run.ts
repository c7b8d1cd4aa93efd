import { readConfig } from '../platform/config.ts';
import { connectionFailure } from '../platform/failure-text.ts';
import { type Command, helpOn, helpOnAll, readArguments, WrongCommand } from './command.ts';
import {
  createUser,
  disableUser,
  enableUser,
  listUsers,
  resetPassword,
  resetSecondFactor,
} from './commands/accounts.ts';
import { backup, backupVerify, exportVerb, importVerb, restore } from './commands/archives.ts';
import { auditVerify, migrateCommand } from './commands/database.ts';
import { doctor } from './doctor/doctor.ts';
import { incident } from './incident/incident.ts';
import { processingRecord } from './processing-record/processing-record.ts';
import { databaseName } from './with-database.ts';

export const commands: readonly Command[] = [
  doctor,
  migrateCommand,
  createUser,
  resetPassword,
  resetSecondFactor,
  listUsers,
  disableUser,
  enableUser,
  // Before `backup`, whose name it begins with.
  backupVerify,
  backup,
  restore,
  exportVerb,
  importVerb,
  auditVerify,
  incident,
  processingRecord,
];

interface Output {
  /** Prints a line of the result at once. */
  say?(line: string): void;
  /** Prints a remark beside the result. */
  note?(line: string): void;
}

/** Runs one command and returns the text that the operator reads. */
export async function runAdmin(
  words: readonly string[],
  env: Record<string, string | undefined>,
  { say = () => {}, note = () => {} }: Output = {},
): Promise<string> {
  const asksForHelp = words.some((word) => word === '--help' || word === '-h');
  if (words.length === 0) throw new WrongCommand(helpOnAll(commands));
  const command = commands.find(({ name }) => `${words.join(' ')} `.startsWith(`${name} `));
  if (!command && (asksForHelp || words[0] === 'help')) return helpOnAll(commands);
  if (!command) throw new WrongCommand(`Comando desconhecido: ${words[0]}.\n\n${helpOnAll(commands)}`);
  if (asksForHelp) return helpOn(command);
  // A name may be two words, such as "audit verify".
  const rest = words.slice(command.name.split(' ').length);
  // npm runs scripts in the package's own folder; a file is meant where the person is.
  const args = readArguments(command, rest, env.INIT_CWD ?? process.cwd());
  const config = readConfig(env);
  if (!command.isWithoutDatabase) note(`Banco de dados: ${databaseName(config)}`);
  try {
    return await command.run(config, args, say);
  } catch (error) {
    const failure = connectionFailure(error, config.databaseUrl);
    throw failure ? new WrongCommand(failure.text) : error;
  }
}
