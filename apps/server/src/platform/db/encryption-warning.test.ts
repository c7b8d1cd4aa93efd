import { expect, test } from 'vitest';
import { encryptionWarning } from './encryption-warning.ts';

test.each([
  undefined,
  'postgres://alecrim@127.0.0.1/alecrim',
  'postgres://alecrim@localhost:5433/alecrim',
  'postgres://alecrim@[::1]/alecrim',
  'postgres:///alecrim',
  'postgres:///alecrim?host=/var/run/postgresql',
  'postgres://alecrim@%2Fvar%2Frun%2Fpostgresql/alecrim',
  'postgres://alecrim@db.example.com/alecrim?sslmode=verify-full',
])('S41: %s gets no warning', (url) => expect(encryptionWarning(url)).toBeUndefined());

test.each([
  'postgres://alecrim@db.example.com/alecrim',
  'postgres://alecrim@10.0.0.2/alecrim?sslmode=require',
  'postgres://alecrim@10.0.0.2/alecrim?sslmode=disable',
  'postgres:///alecrim?host=db.example.com',
])('S41: %s gets a warning', (url) => expect(encryptionWarning(url)).toContain('sslmode=verify-full'));
