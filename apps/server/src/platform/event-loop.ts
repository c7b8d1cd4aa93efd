import { setImmediate as iterationEnds } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/** Between two pieces of long work, lets the event loop handle other requests. */
export function yieldToEventLoop(): Promise<unknown> {
  last = last.then(() => iterationEnds());
  return last;
}

// A longer piece of work delays other requests noticeably.
const PIECE_MS = 15;

/** Returns a function to call between the steps of long work: it yields to other requests every 15 ms. */
export function createPause(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < PIECE_MS) return;
    await yieldToEventLoop();
    begun = performance.now();
  };
}

// Some 20 ms of reading.
const CHARACTERS_PER_ITERATION = 2_000_000;
let used = 0;

/** Before a read that may be large: waits when earlier reads have used up the budget of this iteration of the event loop. */
export async function waitForReadBudget(): Promise<void> {
  if (used > CHARACTERS_PER_ITERATION) await yieldToEventLoop();
}

/** After a read: so many characters were taken from the database. */
export function spendReadBudget(characters: number): void {
  if (used === 0) setImmediate(() => (used = 0));
  used += characters;
}
