import { verify } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { createPasswords, decoyHash, lowestPasswordCost, passwordCost } from './passwords.ts';

describe('T07: the password check answers alike with and without an account', () => {
  test.each([lowestPasswordCost, passwordCost])('the decoy hash matches no password: %o', async (cost) => {
    // The library throws at once for a hash that it cannot read.
    expect(await verify(decoyHash(cost), 'pera com canela 42')).toBe(false);
    expect(createPasswords(cost).isOutdated(decoyHash(cost))).toBe(false);
  });

  test('both answers are the same while the server is overloaded and after it', async () => {
    const passwords = createPasswords(lowestPasswordCost);
    const stored = await passwords.hash('pera com canela 42', 'ana');
    const rush = Array.from({ length: 31 }, () => passwords.hash('pera', 'ana').catch(() => ''));
    const both = [stored, undefined].map((known) => passwords.verify(known, 'pera com canela 42', 'ana'));
    const refused = { status: 'rejected', reason: { code: 'OVERLOADED' } };
    expect(await Promise.allSettled(both)).toMatchObject([refused, refused]);
    await Promise.all(rush);
    expect(await passwords.verify(undefined, 'pera com canela 42', 'ana')).toBe(false);
    expect(await passwords.verify(stored, 'pera com canela 42', 'ana')).toBe(true);
  });
});

test('T43: an account that sends many passwords delays itself only', async () => {
  const passwords = createPasswords(lowestPasswordCost);
  let ofAna = 0;
  const rush = Array.from({ length: 60 }, () =>
    passwords.hash('pera', 'ana').then(
      () => ofAna++,
      () => 0,
    ),
  );
  await Promise.all(['bia', 'eva'].map((tenant) => passwords.verify(undefined, 'pera', tenant)));
  // Each of the others waited for the one that was at work, at most.
  expect(ofAna).toBeLessThan(6);
  await Promise.all(rush);
});
