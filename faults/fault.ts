import type { World } from './world.ts';

export type Engine = 'sqlite' | 'postgres';

export interface Fault {
  /** The row of docs/specification.md, such as R01. */
  number: string;
  title: string;
  engines: readonly Engine[];
  /** Where the short form in `npm test` runs it. */
  shortOn: readonly Engine[];
  /** For time limits of the server. The short form runs it beside the others. */
  mostlyWaits?: boolean;
  /** Returns the result in one line; throws when the promise does not hold. */
  run(world: World): Promise<string>;
}

/** This machine cannot run the fault. It is reported as not run, never as passed. */
export class CannotRun extends Error {}

export function claim(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}
