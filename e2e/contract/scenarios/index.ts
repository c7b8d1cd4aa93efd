import type { Scenario } from '../world.ts';
import { authScenarios } from './auth.ts';
import { entityScenarios } from './entities.ts';
import { platformScenarios } from './platform.ts';

export const scenarios: Scenario[] = [...authScenarios, ...entityScenarios, ...platformScenarios];
