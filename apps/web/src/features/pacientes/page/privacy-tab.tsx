import type { Stored } from '@alecrim/domain';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Consents } from '../privacy/consents.tsx';
import { DataRights } from '../privacy/data-rights.tsx';
import { TrailList } from '../privacy/trail-list.tsx';

/** The consents, the rights and the trail of a patient, which the card on the list opens in a dialog. */
export function PrivacyTab({ patient }: { patient: Stored<'Paciente'> }) {
  const navigate = useNavigate();
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <Card className="grid grid-cols-1 gap-4">
        <CardTitle>Consentimentos</CardTitle>
        <Consents paciente={patient} />
      </Card>
      <Card className="grid grid-cols-1 gap-4">
        <CardTitle>Dados</CardTitle>
        <DataRights paciente={patient} onErased={() => void navigate(paths.pacientes, { replace: true })} />
      </Card>
      <Card className="grid grid-cols-1 gap-4 lg:col-span-2">
        <CardTitle>Registro</CardTitle>
        <TrailList id={patient.id} />
      </Card>
    </div>
  );
}
