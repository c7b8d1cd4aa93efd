import type { Stored } from '@alecrim/domain';
import { createContext, useContext } from 'react';
import type { Measurement } from './measured.ts';

/** What the form compares the typed values with. The form itself does not know whose measurement it edits. */
interface FormContext {
  patient: Stored<'Paciente'>;
  all: readonly Measurement[];
  /** The measurement that is edited; undefined for a new one. */
  id: string | undefined;
}

const Context = createContext<FormContext | null>(null);

export const MeasurementFormContext = Context.Provider;

export function useMeasurementForm(): FormContext {
  const context = useContext(Context);
  if (!context) throw new Error('MeasurementFormContext is missing');
  return context;
}
