import type { Stored } from '@alecrim/domain';

export function NotesTab({ patient }: { patient: Stored<'Paciente'> }) {
  return <p className="text-muted">Nenhuma anotação de {patient.nome}.</p>;
}
