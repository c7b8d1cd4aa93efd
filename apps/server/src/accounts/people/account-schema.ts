import { type Account, User } from '@alecrim/domain';
import { z } from 'zod';

/** The account on the wire: built-in fields, then the profile, flat. */
export const accountSchema: z.ZodType<Account> = z
  .object({
    id: z.string(),
    created_date: z.string(),
    updated_date: z.string(),
    email: z.string(),
    full_name: z.string().nullable(),
    role: z.enum(['user', 'admin']),
    disabled: z.boolean().nullable(),
    is_verified: z.boolean(),
    is_service: z.literal(false),
    app_id: z.string(),
    encerra_em: z.string().nullable(),
    ...Object.fromEntries(Object.entries(User.fields).map(([key, field]) => [key, field.schema])),
  })
  .meta({ id: 'User' }) as unknown as z.ZodType<Account>;
