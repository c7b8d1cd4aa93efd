import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useHistory } from '../../lib/form-history/use-history.ts';
import { createGuardStore, GuardContext } from './guard-store.ts';
import { usePatientRestrictions } from './patient-restrictions.ts';
import type { Accepted } from './warnings.ts';

/** Compares the form around it with what its patient avoids. */
export function GuardFrame({ children }: { children: ReactNode }) {
  const restrictions = usePatientRestrictions();
  const guard = useMemo(
    () => (restrictions?.length === 0 ? null : createGuardStore(restrictions)),
    [restrictions],
  );
  useAcceptedOfPatient();
  return <GuardContext value={guard}>{children}</GuardContext>;
}

/**
 * When a plan gets another patient, the warnings that were accepted for the former patient go. Choosing the former patient
 * again restores them.
 */
function useAcceptedOfPatient() {
  const { getValues, setValue } = useFormContext();
  const { isRestoring } = useHistory();
  const id = useWatch({ name: 'paciente_id' }) as string | null;
  const shown = useRef(id);
  const left = useRef(new Map<string | null, Accepted[]>());
  // The patient is chosen in another field, and by an answer of the server.
  useEffect(() => {
    if (id === shown.current) return;
    // An undo restores the accepted warnings itself. Those in the form are not of the patient that was shown.
    if (isRestoring()) {
      shown.current = id;
      return;
    }
    const accepted = (getValues('avisos_aceitos') ?? []) as Accepted[];
    if (accepted.length > 0) left.current.set(shown.current, accepted);
    const known = left.current.get(id) ?? [];
    shown.current = id;
    if (accepted.length + known.length > 0) setValue('avisos_aceitos', known, { shouldDirty: true });
  }, [id, getValues, setValue, isRestoring]);
}
