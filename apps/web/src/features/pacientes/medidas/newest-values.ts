import type { Measurement, Values } from './measured.ts';

/** The newest measurement. A day that was measured twice gives the later record. */
export function newestValues(all: readonly Measurement[]): Values {
  const [first, ...others] = all;
  if (!first) return {};
  return others.reduce((newest, one) => {
    const isLater =
      one.data > newest.data || (one.data === newest.data && one.created_date > newest.created_date);
    return isLater ? one : newest;
  }, first);
}
