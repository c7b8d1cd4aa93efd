// Apart from the growth curves, whose table is large: they have an entry of their own.
export {
  ADULT_FROM,
  bmiClass,
  bmiOf,
  type GestationalGain,
  gestationalGain,
  growthClass,
  waistRisk,
  waistToHeightRisk,
  waistToHipRisk,
} from './classes.ts';
export {
  ARM_BONE_FROM,
  type ArmMuscle,
  armMuscle,
  type BodyFat,
  bodyFat,
  SKINFOLD_METHODS,
  type Skinfold,
  type SkinfoldMethod,
} from './composition.ts';
export type { GrowthIndicator, GrowthScore } from './growth.ts';
