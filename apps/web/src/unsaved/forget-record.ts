import { rewriteDrafts } from './draft-store.ts';

/** After a record was erased for good, no draft of it may stay on this device. */
export function forgetRecord(kind: string, id: string): void {
  rewriteDrafts((draft, place) => (place.kind === kind && place.id === id ? undefined : draft));
}
