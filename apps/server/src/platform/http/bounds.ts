import type { Entity, FailureCode } from '@alecrim/domain';

const KB = 1024;
const MB = 1024 * KB;

/** How much JSON a route reads: bytes, and values (every text, number, list and object inside counts as one). */
export interface Bound {
  bytes: number;
  values: number;
  /** The failure for a larger body. */
  failure?: FailureCode;
}

/** What one record of an entity needs: a value for every line, and some for the names around it. */
export const boundOf = ({ largest: { bytes, lines, failure } }: Pick<Entity, 'largest'>): Bound => ({
  bytes,
  values: lines * 8,
  failure,
});

/** The bounds on bodies other than single records. `docs/security.md` shows these tables. */
export const bounds = {
  nothing: { bytes: 4 * KB, values: 100, what: 'routes that need no body' },
  opening: { bytes: KB, values: 20, what: 'opening of a patient’s page' },
  auth: { bytes: 8 * KB, values: 100, what: 'sign-up, sign-in, passwords, invitations, roles' },
  call: { bytes: 16 * KB, values: 1_000, what: 'functions, new conversations' },
  query: { bytes: 64 * KB, values: 5_000, what: 'aggregates, removal by filter' },
  analytics: { bytes: 64 * KB, values: 5_000, what: 'usage events; 30 of them are counted' },
  message: { bytes: 128 * KB, values: 5_000, what: 'messages to an agent' },
  document: { bytes: 512 * KB, values: 50_000, what: 'evolution as a PDF file' },
  integration: { bytes: 512 * KB, values: 5_000, what: 'integrations' },
  many: { bytes: 4 * MB, values: 100_000, what: 'many records at once (bulk, upsert)' },
} as const satisfies Record<string, Bound & { what: string }>;

/** The bounds on files, which travel as forms. */
export const fileBounds = {
  picture: 50 * MB,
  privateFile: 10 * MB,
  import: 10 * MB,
  functionFile: MB,
  /** Text fields and boundaries around the file itself. */
  fields: 2 * MB,
} as const;

/** The bounds on reading: addresses, filters, lists and what is computed from them. */
export const readBounds = {
  address: 64 * KB,
  query: 16 * KB,
  queryDepth: 5,
  conditions: 100,
  listSteps: 30,
  valuesInList: 500,
  values: 1_000,
  search: 200,
  rows: 5_000,
  exportedRows: 500_000,
  skip: 100_000,
  groups: 1_000,
} as const;

/** The bounds on JSON Schemas of callers, and on the data that is checked against them. */
export const schemaBounds = { values: 1_000, depth: 16, steps: 100_000, text: 2 * MB } as const;

/** A response names at most so many problems. */
export const MAX_ISSUES = 20;
