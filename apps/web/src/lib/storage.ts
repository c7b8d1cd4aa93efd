// The names under which the app alone stores something in the browser. Those of the patient's pages are in the server's
// public-page/browser/worker-contract.ts; what both read (the token, THEME) is in packages/domain/src/storage-keys.ts.

/** localStorage: parameters of the address, remembered for the next visit (P07). */
export const addressParameterKey = (name: string) => `base44_${name}`;

/** localStorage: texts that were typed and not saved. */
export const DRAFT_PREFIX = 'alecrim:rascunho:';

/** The prefix of the drafts of one person. */
export const draftPrefixOf = (userId: string) => `${DRAFT_PREFIX}${userId}:`;

/** Lock: held by a tab as long as the editor is open in it. */
export const editorLock = (editor: string) => `alecrim:editor:${editor}`;

/** localStorage: written and removed at once by Sair, so that the other tabs get an event. */
export const SIGN_OUT_MARK = 'sair';

/** localStorage: the id of the account that was last signed in, until Sair. */
export const LAST_ACCOUNT = 'alecrim:conta';

/** localStorage: the part of a plan that was last copied, until Sair. */
export const COPIED_PART = 'alecrim:copiado';

/** sessionStorage: how far the pages of this tab were scrolled. */
export const POSITIONS = 'alecrim:posicoes';

/** sessionStorage: the text of the dialog that makes a plan out of a text. */
export const PASTED_TEXT = 'alecrim:texto-colado';

/** Cookie: whether the sidebar is open (P04). */
export const SIDEBAR_COOKIE = 'sidebar_state';

/** localStorage: whether the editor shows numbers, for an account that has not chosen it yet. It is only read. */
export const NUMBERS_CHOICE = 'alecrim:numeros';

/** localStorage: reminders of the first page that were dismissed. */
export const DISMISSED = 'alecrim:dispensados';

/** localStorage: the width of the window and the height of the reminders at the last visit. */
export const FOLLOW_UP_HEIGHT = 'alecrim:altura-lembretes';

/** localStorage: whether the panel about the patient stands beside the editor. */
export const PATIENT_PANEL_CHOICE = 'alecrim:paciente-ao-lado';

/** localStorage: the order of the list of an entity. */
export const listOrderKey = (entity: string) => `alecrim:ordem:${entity}`;

/** The result of an access to the storage; undefined if it is blocked or full, or its text is no JSON. Nothing else fails then. */
export function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Undefined where the browser blocks storage: then reading `localStorage` throws. */
export const pageStorage = (): Storage | undefined => attempt(() => localStorage);
