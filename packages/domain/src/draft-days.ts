/** For how many days a device keeps a text that was typed and not saved. Health data should not lie on a disk for ever. */
export const DRAFT_DAYS = 30;
