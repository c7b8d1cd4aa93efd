/**
 * The version of food list and rules: a hash of both, which a test compares (`npm run foods:version` writes it). What was
 * computed with another version is computed again.
 */
export const FOODS_VERSION = 'ecd3619f1d00281f';
