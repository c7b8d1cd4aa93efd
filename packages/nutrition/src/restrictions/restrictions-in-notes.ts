import type { RestricaoDoPaciente } from '@alecrim/domain/pure';

/** What notes about a patient say that she avoids: offers, which a person takes or leaves. */
export const restrictionsInNotes = (_notes: string): RestricaoDoPaciente[] => [];
