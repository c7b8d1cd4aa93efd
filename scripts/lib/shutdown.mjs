import { constants } from 'node:os';

/** @typedef {() => void | Promise<void>} Cleanup */

/** @type {Set<Cleanup>} */
const cleanups = new Set();
/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let isStopping = false;

/**
 * Runs a clean-up when a signal ends this process. Handlers exist only while there is something to clean,
 * so that a server imported later into the same process answers signals alone.
 * @param {Cleanup} cleanup
 * @returns {() => void} forgets the clean-up again
 */
export function beforeShutdown(cleanup) {
  if (cleanups.size === 0) for (const signal of signals) process.on(signal, stop);
  cleanups.add(cleanup);
  return () => {
    cleanups.delete(cleanup);
    if (cleanups.size === 0) for (const signal of signals) process.off(signal, stop);
  };
}

/** @param {NodeJS.Signals} signal */
async function stop(signal) {
  const exitCode = 128 + constants.signals[signal];
  // A second Ctrl+C means: do not wait any longer.
  if (isStopping) process.exit(exitCode);
  isStopping = true;
  await Promise.allSettled([...cleanups].map((cleanup) => cleanup()));
  process.exit(exitCode);
}
