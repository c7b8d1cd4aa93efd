import { expect, test } from 'vitest';
// @ts-expect-error A script without types.
import { foodsVersion } from '../../../scripts/lib/foods-version.mjs';
import { FOODS_VERSION } from './version.ts';

test('the version is the hash of food list and rules: run `npm run foods:version` after changing either', () => {
  expect(FOODS_VERSION).toBe(foodsVersion());
});
