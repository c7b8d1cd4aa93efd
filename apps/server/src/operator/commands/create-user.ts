import type { Role } from '@alecrim/domain';
import { checkPassword, createPasswords } from '../../accounts/passwords/passwords.ts';
import { hasUsers, insertUser } from '../../accounts/people/users.ts';
import { isUniqueViolation } from '../../platform/db/dialect.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { type Command, WrongCommand } from '../command.ts';
import { emailOption, readEmail } from '../email-option.ts';
import { noteCommand } from '../note-command.ts';
import { passwordFrom, passwordOption } from '../password-option.ts';
import { withDatabase } from '../with-database.ts';

/** As in the app, the first account of a practice is its administrator's. */
export const createUser: Command = {
  name: 'create-user',
  summary: 'Cria uma conta já confirmada. A primeira de todas é de administrador.',
  options: {
    ...emailOption,
    ...passwordOption,
    name: { value: 'NOME' },
    role: { value: 'admin|user' },
  },
  run: async (config, { options }) => {
    const email = readEmail(options.email);
    const asked = readRole(options.role);
    const password = await passwordFrom(options);
    checkPassword(password, email);
    const passwordHash = await createPasswords().hash(password);
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
      { mayCreate: true },
    );
  },
};

function readRole(text: string | undefined): Role | undefined {
  if (text === undefined || text === 'admin' || text === 'user') return text;
  throw new WrongCommand(`Papel desconhecido: ${text}. Use admin ou user.`);
}
