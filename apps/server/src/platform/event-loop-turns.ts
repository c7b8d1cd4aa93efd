import { setImmediate as turnEnds } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/** Between two pieces of long work, lets the event loop handle other requests. */
export function nextTurn(): Promise<unknown> {
  last = last.then(() => turnEnds());
  return last;
}

// A longer piece of work delays other requests noticeably.
const PIECE_MS = 15;

/** Called between the steps of long work: lets other requests go first when the steps have taken long enough. */
export function createPause(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < PIECE_MS) return;
    await nextTurn();
    begun = performance.now();
  };
}

// Some 20 ms of reading.
const CHARACTERS_A_TURN = 2_000_000;
let used = 0;

/** Before a read that may be large: waits when earlier reads have used up this turn of the event loop. */
export async function roomInTurn(): Promise<void> {
  if (used > CHARACTERS_A_TURN) await nextTurn();
}

/** After a read: so many characters were taken from the database. */
export function spendTurn(characters: number): void {
  if (used === 0) setImmediate(() => (used = 0));
  used += characters;
}
