import type { Account } from '@alecrim/domain';
import { aProfile } from '@alecrim/domain/testing';

export function anAccount(over: Partial<Account> = {}): Account {
  return {
    ...aProfile(),
    id: 'u1',
    created_date: '2026-01-01T00:00:00.000Z',
    updated_date: '2026-01-01T00:00:00.000Z',
    email: 'ana@example.com',
    full_name: 'Ana Lima',
    role: 'user',
    disabled: null,
    is_verified: true,
    is_service: false,
    app_id: 'alecrim',
    encerra_em: null,
    ...over,
  };
}
