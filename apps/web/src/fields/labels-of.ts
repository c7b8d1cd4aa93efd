import type { ForPrograms } from '@alecrim/domain';

/** A label for every field that people read; a field without one does not compile. */
export type LabelsOf<F> = Record<Exclude<keyof F, ForPrograms>, string>;
