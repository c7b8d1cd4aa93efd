/** Numbers of plans: of the measured person, and in all. The smallest of each kind comes first, as the base. */
export const kinds = {
  'plans in all': [1_000, 10_000, 100_000].map((total) => ({ own: 200, total, plans: total })),
  'plans of one': [10, 1_000, 10_000].map((own) => ({ own, total: 20_000, plans: own })),
};

/** The most that the CPU time with the largest number may be, as a multiple of that with the smallest. */
export const BUDGET = 1.5;
