/** Brasília's time, for whatever is said of a day or an hour on a server that may stand anywhere. */
export const BRAZIL = 'America/Sao_Paulo';

/** It has been one offset, without summer time, since 2019. */
export const BRAZIL_OFFSET_MS = 3 * 3600 * 1000;

/** The calendar day in Brazil, as YYYY-MM-DD. */
export const brazilianDay = (moment: Date): string =>
  new Date(moment.getTime() - BRAZIL_OFFSET_MS).toISOString().slice(0, 10);
