import type { World } from './world.ts';

export type Engine = 'sqlite' | 'postgres';

export interface Fault {
  /** The row of the reliability table, e.g. R01. */
  number: string;
  title: string;
  engines: readonly Engine[];
  /** Also in the short form that `npm test` runs. */
  isShort: boolean;
  /** What was seen, in one line; throws when it is not what it should be. */
  run(world: World): Promise<string>;
}

/** What this machine cannot do is said, never counted as seen. */
export class CannotRun extends Error {}

export function claim(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}
