// Every name under which the patient's page keeps something on a phone, or looks for something.

/** localStorage: the lines of a plan as they were last read. */
export const SEEN_PREFIX = 'plano-';

/** localStorage: what the patient eats in place of some lines of a plan. */
export const SWAPS_PREFIX = 'trocas-';
/** localStorage: the choices and the ticks of a plan's shopping list. */
export const LIST_PREFIX = 'compras-';

/** localStorage: the token of a signed-in nutritionist, which the app keeps under these names. */
export const TOKEN_KEYS = ['base44_access_token', 'token'];

/** Caches: pages of plans, and their pictures. */
export const PLANS = 'alecrim-planos-1';
export const PICTURES = 'alecrim-imagens-1';
