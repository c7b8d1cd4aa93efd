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
    const stored = await passwords.hash('pera com canela 42');
    const rush = Array.from({ length: 34 }, () => passwords.hash('pera'));
    for (const known of [stored, undefined])
      await expect(passwords.verify(known, 'pera com canela 42')).rejects.toMatchObject({
        code: 'OVERLOADED',
      });
    await Promise.all(rush);
    expect(await passwords.verify(undefined, 'pera com canela 42')).toBe(false);
    expect(await passwords.verify(stored, 'pera com canela 42')).toBe(true);
  });
});
