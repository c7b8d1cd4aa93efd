import { sizeText } from '@alecrim/domain';
import { type Usage, usageOfAll } from '../../accounts/usage.ts';
import { isSet } from '../../platform/db/dialect.ts';
import type { UserRow } from '../../platform/db/tables.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const listUsers: Command = {
  name: 'list-users',
  summary: 'Lista as contas: e-mail, nome, papel, situação, data de criação e o que cada uma guarda.',
  run: (config) =>
    withDatabase(config, async (db) => {
      const users = await db.selectFrom('users').selectAll().orderBy('email').execute();
      if (users.length === 0) return 'Ainda não há nenhuma conta.';
      const usage = await usageOfAll(db);
      return inColumns([
        ['E-MAIL', 'NOME', 'PAPEL', 'SITUAÇÃO', 'CRIADA EM', 'ESPAÇO', 'REGISTROS'],
        ...users.map((user) => lineOf(user, usage.get(user.id))),
      ]);
    }),
};

const lineOf = (user: UserRow, usage: Usage = { bytes: 0, records: 0 }): string[] => [
  user.email,
  // A name is free text: it must not control the operator's terminal.
  (user.full_name ?? '').replace(/\p{C}/gu, ' '),
  user.role,
  stateOf(user),
  user.created_date.slice(0, 10),
  sizeText(usage.bytes),
  String(usage.records),
];

function stateOf(user: UserRow): string {
  if (isSet(user.disabled)) return 'desativada';
  return isSet(user.is_verified) ? 'ativa' : 'não confirmada';
}

function inColumns(lines: readonly string[][]): string {
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const padded = (line: string[]) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0));
  return lines.map((line) => padded(line).join('  ').trimEnd()).join('\n');
}
