// Every name under which the app keeps something in the browser. The token's two names are the client's
// (TOKEN_KEYS); the patient's page, which is another program, keeps its own.

/** localStorage: parameters of the address, remembered for the next visit (P07). */
export const addressParameterKey = (name: string) => `base44_${name}`;

/** localStorage: texts that were typed and not saved. */
export const DRAFT_PREFIX = 'alecrim:rascunho:';

/** localStorage: written and removed at once by Sair, so that the other tabs hear of it. */
export const SIGN_OUT_MARK = 'sair';

/** Cookie: whether the sidebar is open (P04). */
export const SIDEBAR_COOKIE = 'sidebar_state';
