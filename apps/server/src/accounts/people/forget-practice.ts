import type { Db } from '../../platform/db/tables.ts';
import { forgetPracticeSettings } from '../../platform/practice-settings.ts';
import { forgetSecondFactorRule } from '../second-factor/second-factor-rule.ts';

/** The practice ends with its last account: the next person must not find its mail account and its rules. */
export async function forgetPractice(on: Db): Promise<void> {
  await forgetPracticeSettings(on);
  await forgetSecondFactorRule(on);
}
