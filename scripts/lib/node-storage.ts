// Newer versions of Node define an empty localStorage of their own, which would hide the one of happy-dom.
const without = '--no-experimental-webstorage';

/** For the workers of tests that run in happy-dom. */
export const withoutNodeStorage = process.allowedNodeEnvironmentFlags.has(without) ? [without] : [];
