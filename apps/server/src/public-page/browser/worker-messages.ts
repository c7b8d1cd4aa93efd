/** What the page tells its service worker: the page of a first visit, or that the saved copy is out of date. */
export type ToWorker = { url: string; html: string; pictures: string[] } | { renew: string };

/** What the worker tells the page: a newer plan has arrived. */
export type ToPage = 'mudou';
