import type { Stored } from '@alecrim/domain';

export function MeasurementsTab({ patient }: { patient: Stored<'Paciente'> }) {
  return <p className="text-muted">Nenhuma medida de {patient.nome}.</p>;
}
