import type { Role } from '@alecrim/domain';

export const roleLabels: Record<Role, string> = { user: 'Nutricionista', admin: 'Administração' };
