import type { Migration } from '../migrate.ts';
import { foundation } from './0001-foundation.ts';
import { files } from './0002-files.ts';
import { conversations } from './0003-conversations.ts';
import { linkOpenings } from './0004-link-openings.ts';
import { trailAndPrivacy } from './0005-trail-and-privacy.ts';
import { listsAsText } from './0006-lists-as-text.ts';
import { leases } from './0007-leases.ts';
import { secondFactor } from './0008-second-factor.ts';
import { contentDateAndKeyAge } from './0009-content-date-and-key-age.ts';
import { portionsOfARecipe } from './0010-portions-of-a-recipe.ts';
import { changedExamples } from './0011-changed-examples.ts';
import { numbersOfAPlan } from './0012-numbers-of-a-plan.ts';
import { ownFoods } from './0013-own-foods.ts';
import { measuresOfAPatient } from './0014-measures-of-a-patient.ts';
import { templatesOfPlans } from './0015-templates-of-plans.ts';
import { shoppingList } from './0016-shopping-list.ts';
import { patientsSwap } from './0017-patients-swap.ts';
import { unfinishedErasures } from './0019-unfinished-erasures.ts';
import { decisionsWithoutTotals } from './0020-decisions-without-totals.ts';
import { accountUsage } from './0021-account-usage.ts';
import { erasedAccountsAndUsedTokens } from './0022-erased-accounts-and-used-tokens.ts';
import { notices } from './0023-notices.ts';
import { keysOfAnEntity } from './0024-keys-of-an-entity.ts';
import { oneRowOfUsage } from './0025-one-row-of-usage.ts';
import { formerTokens } from './0026-former-tokens.ts';
import { careOfAPatient } from './0027-care-of-a-patient.ts';
import { needsOfAStep } from './0028-needs-of-a-step.ts';
import { textsOfPlans } from './0029-texts-of-plans.ts';
import { nutrientsOnTheDocument } from './0030-nutrients-on-the-document.ts';
import { firstChoices } from './0031-first-choices.ts';
import { sendingsOfAPlan } from './0032-sendings-of-a-plan.ts';
import { daysOfAMeal } from './0033-days-of-a-meal.ts';
import { fewerIndexesOfPlans } from './0034-fewer-indexes-of-plans.ts';
import { cheaperWrites } from './0035-cheaper-writes.ts';
import { indexesOfBackgroundWork } from './0036-indexes-of-background-work.ts';
import { leftOverVersions } from './0037-left-over-versions.ts';

/** Its table and triggers are replaced by 0025. Databases that have it remember its name. */
const keptCounts: Migration = { name: '0018-kept-counts', up: async () => {} };

export const migrations: readonly Migration[] = [
  foundation,
  files,
  conversations,
  linkOpenings,
  trailAndPrivacy,
  listsAsText,
  leases,
  secondFactor,
  contentDateAndKeyAge,
  portionsOfARecipe,
  changedExamples,
  numbersOfAPlan,
  ownFoods,
  measuresOfAPatient,
  templatesOfPlans,
  shoppingList,
  patientsSwap,
  keptCounts,
  unfinishedErasures,
  decisionsWithoutTotals,
  accountUsage,
  erasedAccountsAndUsedTokens,
  notices,
  keysOfAnEntity,
  oneRowOfUsage,
  formerTokens,
  careOfAPatient,
  needsOfAStep,
  textsOfPlans,
  nutrientsOnTheDocument,
  firstChoices,
  sendingsOfAPlan,
  daysOfAMeal,
  fewerIndexesOfPlans,
  cheaperWrites,
  indexesOfBackgroundWork,
  leftOverVersions,
];

/** All that an account stores, as of the last step. */
export { usageSources } from './0033-days-of-a-meal.ts';
