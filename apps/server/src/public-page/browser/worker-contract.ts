// The page and its service workers share these names, messages and rules.

/** localStorage: the lines of a plan as the patient last read them. */
export const SEEN_PREFIX = 'plano-';
/** localStorage: what the patient eats instead of some lines of a plan. */
export const SWAPS_PREFIX = 'trocas-';
/** localStorage: the choices and the ticks of a plan's shopping list. */
export const LIST_PREFIX = 'compras-';
/** localStorage: on which days of the week the patient trains. */
export const DAYS_PREFIX = 'dias-';
/** localStorage: how the patient reads: size of the letters, contrast, drawings. It says nothing of a plan. */
export const READING = 'alecrim:leitura';

/** Cache Storage: pages of plans, and their pictures. */
export const PLANS = 'alecrim-planos-1';
export const PICTURES = 'alecrim-imagens-1';
/** Cache Storage: the panel, voice and drawings, which are the same for all plans. */
export const READER = 'alecrim-leitura-1';

/** A plan and its shopping list, and what their pages register and send. */
export const PLAN_PATH = '/VerCardapio';
export const LIST_PATH = '/VerCardapio/compras';
export const OPENING_PATH = '/VerCardapio/abertura';
export const SERVICE_WORKER_PATH = '/VerCardapio/service-worker.js';
export const LINK_WORKER_PATH = '/VerCardapio/link-worker.js';

/** Files below the page that are loaded when the reader asks for them. */
export const READING_SCRIPT = '/VerCardapio/leitura.js';
export const READING_STYLE = '/VerCardapio/leitura.css';
export const MEASURES_PATH = '/VerCardapio/medidas';
export const PDF_PATH = '/VerCardapio/plano.pdf';

/** From the page to that script: what the reader has asked for. */
export const READING_EVENT = 'leitura';
export type ReadingPart = 'painel' | 'desenhos';

/** A household measure in a line: the name of its drawing, and the words beside it. */
export type DrawnMeasure = [name: string, words: string];

/** From the page to its service worker: the page of a first visit, that the saved copy is out of date, or a file to save. */
export type ToWorker =
  | { url: string; html: string; pictures: string[] }
  | { renew: string }
  | { file: string };

/** From the service worker to the page: a newer plan has arrived. */
export type ToPage = 'mudou';

/** With these statuses the server says that the plan is gone: the phone must delete its copy. */
export const isGoneStatus = (status: number): boolean => [403, 404, 410].includes(status);

/** How often an open page looks at the clock. */
export const MINUTE = 60_000;

/** On a slow connection the saved plan is shown after this time; a newer one replaces it when it arrives. */
export const SERVER_TIMEOUT = 4_000;
export const after = (milliseconds: number): Promise<undefined> =>
  new Promise((done) => setTimeout(done, milliseconds));
