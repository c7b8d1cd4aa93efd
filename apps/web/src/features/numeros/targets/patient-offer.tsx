import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePatientMeasures, WeighedOn } from './patient-measures.tsx';
import type { Meta } from './targets.ts';

interface PatientOfferProps {
  onTake: (values: Partial<Meta>) => void;
  onClose: () => void;
}

/** Offers the measures of a plan's new patient for its targets. */
export function PatientOffer({ onTake, onClose }: PatientOfferProps) {
  const patient = usePatientMeasures();
  if (!patient) return null;
  return (
    <div role="status" className="lg:col-span-2">
      <Notice>
        <p className="font-medium">Usar os dados de {patient.name}?</p>
        <p>
          Peso, altura, idade e sexo do paciente anterior saíram das metas. A meta de energia continua a
          mesma.
        </p>
        <WeighedOn day={patient.weighedOn} />
        <div className="mt-1 flex flex-wrap gap-2">
          <Button variant="soft" size="sm" onClick={() => onTake(patient.values)}>
            Usar os dados
          </Button>
          <Button variant="ghost" size="sm" onClick={onClose}>
            Agora não
          </Button>
        </div>
      </Notice>
    </div>
  );
}
