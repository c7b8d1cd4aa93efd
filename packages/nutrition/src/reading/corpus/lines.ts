import { choices } from './choices.ts';
import { amountsAhead, dishes, openMarks, remarksBeside, runs } from './dishes-and-lists.ts';
import type { Line } from './line.ts';
import { measures } from './measures.ts';
import { needlessDoubts, neverSilent } from './never-silent.ts';
import { free, notFood, unknown } from './not-counted.ts';
import { plans } from './plans.ts';
import { quantities } from './quantities.ts';
import { regions } from './regions.ts';
import { alternatives, several } from './several.ts';
import { silentLosses } from './silent-losses.ts';
import { shares, sizes, weighedStates } from './sizes-and-shares.ts';
import { softwareExports } from './software-exports.ts';
import { telegrams } from './telegrams.ts';
import { hostile, remarks, wordings } from './wordings.ts';

/** Lines as nutritionists write them, by theme, with what each must be read as. */
export const CORPUS: Readonly<Record<string, readonly Line[]>> = {
  measures,
  quantities,
  'software exports': softwareExports,
  'several foods': several,
  alternatives,
  'choices and shared amounts': choices,
  'dishes and what is in them': dishes,
  'amounts behind several foods': runs,
  'one amount ahead of two foods': amountsAhead,
  'marks that leave open': openMarks,
  'examples, elided measures and edible parts': remarksBeside,
  telegrams,
  'free foods': free,
  'lines without food': notFood,
  'unknown foods': unknown,
  wordings,
  remarks,
  'lines of plans': plans,
  'lines of all regions': regions,
  sizes,
  'shared grams': shares,
  'states in which food is weighed': weighedStates,
  'lines of which nothing is lost': neverSilent,
  'amounts that were lost, doubled or cut': silentLosses,
  'doubts that change nothing': needlessDoubts,
  'hostile input': hostile,
};
