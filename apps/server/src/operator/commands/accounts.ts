import { type Role, sizeText } from '@alecrim/domain';
import { checkPassword, createPasswords } from '../../accounts/passwords/passwords.ts';
import { changeUser, hasUsers, insertUser } from '../../accounts/people/users.ts';
import { removeSecondFactor } from '../../accounts/second-factor/second-factor.ts';
import { isSecondFactorOn } from '../../accounts/second-factor/second-factor-rule.ts';
import { endAllSessions } from '../../accounts/sessions/sessions.ts';
import { notifyPasswordChange, setPassword } from '../../accounts/sign-in/new-password.ts';
import { forgiveCodes, forgiveMisses } from '../../accounts/sign-in/sign-in-limits.ts';
import { type Usage, usageOfAll } from '../../accounts/usage.ts';
import { silentHub } from '../../platform/change-events.ts';
import { isSet, isUniqueViolation } from '../../platform/db/dialect.ts';
import type { UserRow } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { letterTo, templates } from '../../platform/mail/templates.ts';
import { type Command, WrongCommand } from '../command.ts';
import { emailOption, passwordFrom, passwordOption, readEmail, requireAccount } from '../options.ts';
import { noteCommand, noteCommandOn, withDatabase } from '../with-database.ts';

/** As in the app, the first account of a practice is its administrator's. */
export const createUser: Command = {
  name: 'create-user',
  summary:
    'Cria uma conta já confirmada. A primeira de todas é de administrador. Só com --create cria também o banco de dados.',
  options: {
    ...emailOption,
    ...passwordOption,
    name: { value: 'NOME' },
    role: { value: 'admin|user' },
    create: { isFlag: true },
  },
  run: async (config, { options }) => {
    const email = readEmail(options.email);
    const asked = readRole(options.role);
    const password = await passwordFrom(options);
    checkPassword(password, email);
    const passwordHash = await createPasswords().hash(password, 'operator');
    return withDatabase(
      config,
      async (db) => {
        const role = asked ?? ((await hasUsers(db)) ? 'user' : 'admin');
        const account = { email, fullName: options.name, passwordHash, role, isVerified: true };
        try {
          const { id } = await insertUser({ db, now: () => new Date(), newId }, account);
          await noteCommand(db, 'create-user', id);
        } catch (error) {
          throw isUniqueViolation(error) ? new AppError('EMAIL_TAKEN') : error;
        }
        return `Conta criada: ${email}${role === 'admin' ? ' (administrador)' : ''}.`;
      },
      { mayCreate: options.create !== undefined },
    );
  },
};

function readRole(text: string | undefined): Role | undefined {
  if (text === undefined || text === 'admin' || text === 'user') return text;
  throw new WrongCommand(`Papel desconhecido: ${text}. Use admin ou user.`);
}

/** Also confirms the account, ends its sessions and the links it has been sent, and tells its owner by mail. */
export const resetPassword: Command = {
  name: 'reset-password',
  summary: 'Troca a senha de uma conta e encerra as suas sessões.',
  options: { ...emailOption, ...passwordOption },
  run: (config, { options }) =>
    withDatabase(config, async (db) => {
      const { id, email } = await requireAccount(db, readEmail(options.email));
      const password = await passwordFrom(options);
      checkPassword(password, email);
      const password_hash = await createPasswords().hash(password, 'operator');
      await db.transaction().execute(async (on) => {
        const deps = { db: on, now: () => new Date(), newId, config };
        await setPassword(deps, id, { password_hash, is_verified: true });
        await forgiveMisses(deps, email);
        await notifyPasswordChange(deps, email);
        await noteCommandOn(on, 'reset-password', id);
      });
      return `Senha de ${email} trocada; as sessões abertas foram encerradas.`;
    }),
};

/** For a person who has lost the phone and the recovery codes. Ends the sessions and tells the owner by mail. */
export const resetSecondFactor: Command = {
  name: 'reset-second-factor',
  summary: 'Desliga a verificação em duas etapas de uma conta e encerra as suas sessões.',
  options: emailOption,
  run: (config, { options }) =>
    withDatabase(config, async (db) => {
      const { id, email } = await requireAccount(db, readEmail(options.email));
      if (!(await isSecondFactorOn(db, id)))
        throw new WrongCommand(`A conta ${email} não usa a verificação em duas etapas.`);
      await db.transaction().execute(async (on) => {
        await removeSecondFactor(on, id);
        await endAllSessions({ db: on, hub: silentHub }, id);
        await forgiveCodes({ db: on }, email);
        await enqueueMail(
          { db: on, now: () => new Date(), newId },
          letterTo(email, templates.secondFactorOff()),
        );
        await noteCommandOn(on, 'reset-second-factor', id);
      });
      return `Verificação em duas etapas de ${email} desligada; as sessões abertas foram encerradas.`;
    }),
};

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

export const disableUser = accessCommand({
  name: 'disable-user',
  summary: 'Tira o acesso de uma conta e encerra as suas sessões; nada do que ela guarda se perde.',
  disabled: true,
  done: 'sem acesso; as sessões abertas foram encerradas.',
});

export const enableUser = accessCommand({
  name: 'enable-user',
  summary: 'Devolve o acesso a uma conta desativada.',
  disabled: false,
  done: 'com acesso.',
});

interface AccessCommand {
  name: string;
  summary: string;
  disabled: boolean;
  done: string;
}

function accessCommand({ name, summary, disabled, done }: AccessCommand): Command {
  return {
    name,
    summary,
    options: emailOption,
    run: (config, { options }) =>
      withDatabase(config, async (db) => {
        const { id, email } = await requireAccount(db, readEmail(options.email));
        await db.transaction().execute(async (on) => {
          await changeUser({ db: on, now: () => new Date() }, id, { disabled });
          if (disabled) await endAllSessions({ db: on, hub: silentHub }, id);
          await noteCommandOn(on, name, id);
        });
        return `Conta ${email} ${done}`;
      }),
  };
}
