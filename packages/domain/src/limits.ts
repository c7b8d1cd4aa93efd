/** For how many days a device keeps a text that was typed and not saved. Health data should not lie on a disk for ever. */
export const DRAFT_DAYS = 30;

/** For how many days a deleted record can be restored; a patient is then anonymised. */
export const BIN_DAYS = 30;

/** The least characters of a password. */
export const MIN_PASSWORD = 8;

/** The most rows of one import (T29): enough for the largest practice. */
export const MAX_IMPORT_ROWS = 5_000;
