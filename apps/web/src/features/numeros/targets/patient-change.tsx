import { personNames, targetsOnly } from '@alecrim/domain';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useHistory } from '../../../lib/form-history/use-history.ts';
import { lazyPart } from '../../../ui/lazy-dialog.tsx';
import type { Meta } from './targets.ts';

// Few plans change their patient, and the measures of one take 2 KB of formulas.
const PatientOffer = lazyPart(() => import('./patient-offer.tsx').then((module) => module.PatientOffer));

type Measured = Record<string, unknown>;

/**
 * When a plan gets another patient, the measures of the former patient are removed from the targets, and those of the new
 * patient are offered. Choosing the former patient again restores the former measures.
 */
export function PatientChange() {
  const { getValues, setValue } = useFormContext();
  const { isRestoring } = useHistory();
  const id = useWatch({ name: 'paciente_id' }) as string | null;
  const shown = useRef(id);
  const left = useRef(new Map<string | null, Measured>());
  const [isAsked, setAsked] = useState(false);
  // The patient is chosen in another field, and by an answer of the server.
  useEffect(() => {
    if (id === shown.current) return;
    // An undo restores the targets itself. What they hold by now is not of the patient that was shown.
    if (isRestoring()) {
      shown.current = id;
      setAsked(false);
      return;
    }
    const meta = getValues('meta') as Meta | null;
    const measured = measuredIn(meta);
    if (measured) left.current.set(shown.current, measured);
    const known = left.current.get(id);
    shown.current = id;
    if (left.current.size === 0) return;
    setValue('meta', { ...targetsOnly(meta), ...known }, { shouldDirty: true });
    setAsked(!known);
  }, [id, getValues, setValue, isRestoring]);

  if (!isAsked) return null;
  return (
    <PatientOffer
      onTake={(values) => {
        setValue('meta', { ...getValues('meta'), ...values }, { shouldDirty: true });
        setAsked(false);
      }}
      onClose={() => setAsked(false)}
    />
  );
}

function measuredIn(meta: Meta | null): Measured | undefined {
  const entries = Object.entries(meta ?? {}).filter(([name, value]) => personNames.includes(name) && value);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
