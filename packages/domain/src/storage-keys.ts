// What the app and the patient's pages both find in localStorage; the other names stand with the program that uses them.

/** The token of a signed-in nutritionist has two names, because programs of the protocol look for either (P76). */
export const TOKEN_KEYS = ['base44_access_token', 'token'] as const;

/** A light or dark screen. index.html reads it too. */
export const THEME = 'alecrim:aparencia';
