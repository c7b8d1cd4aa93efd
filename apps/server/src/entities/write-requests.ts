import type { AnyRecord, Row } from './rows.ts';

export interface ChangeRequest {
  id: string;
  /** The patch, or how to make it from the record as it is then. */
  body: Row | ((before: AnyRecord) => Row);
  /** The version that the writer started from; a stale one is refused. */
  version?: number;
}

export interface Writing {
  creations: readonly Row[];
  changes: readonly ChangeRequest[];
}

export interface CreateOptions {
  idempotencyKey?: string;
  isSample?: boolean;
}
