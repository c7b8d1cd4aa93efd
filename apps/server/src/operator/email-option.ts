import { emailAddress } from '@alecrim/domain';
import { findUserByEmail, normalEmail } from '../accounts/people/users.ts';
import type { Db, UserRow } from '../platform/db/tables.ts';
import { WrongCommand } from './command.ts';

/** The option that most commands take. */
export const emailOption = { email: { value: 'E-MAIL', isRequired: true } } as const;

export function readEmail(text = ''): string {
  const { success } = emailAddress().safeParse(text.trim());
  if (!success) throw new WrongCommand(`"${text}" não é um endereço de e-mail.`);
  return normalEmail(text);
}

export async function requireAccount(db: Db, email: string): Promise<UserRow> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new WrongCommand(`Não há conta com o e-mail ${email}.`);
  return user;
}
