import type { World } from './world.ts';

export type Engine = 'sqlite' | 'postgres';

/** The share of a fault that one world runs, such as 0 of 4; all of it is 0 of 1. */
export interface Part {
  index: number;
  of: number;
}

export interface Fault {
  /** The row of docs/specification.md, such as R01. */
  number: string;
  title: string;
  engines: readonly Engine[];
  /** Where the short form in `npm test` runs it. */
  shortOn: readonly Engine[];
  /** It mostly waits for time limits of the server: the short form runs it in parts beside each other and beside the others. */
  shortParts?: number;
  /** It limits how long the server may take: in the long form it runs after the others, and only this runs beside it. */
  longBeside?: 'the other engine' | 'nothing';
  /** Returns the result in one line; throws when the promise does not hold. */
  run(world: World, part: Part): Promise<string>;
}

/** This machine cannot run the fault. It is reported as not run, never as passed. */
export class CannotRun extends Error {}

export function claim(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}
