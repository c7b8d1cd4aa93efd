import type { Stored } from '@alecrim/domain';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../data/client-context.tsx';
import { countQuery } from '../../data/entity-queries.ts';

/** Says, before a patient is deleted, that the plans stay. */
export function PlansStayNote({ record }: { record: Stored<'Paciente'> }) {
  const { data: count } = useQuery(countQuery(useClient(), 'Cardapio', { paciente_id: record.id }));
  return (
    <>
      {count ? (
        <p>
          {count === 1
            ? 'O cardápio deste paciente continua guardado.'
            : `Os ${count} cardápios deste paciente continuam guardados.`}
        </p>
      ) : null}
      <p>
        Depois de 30 dias o cadastro é apagado de vez. A lei pede guardar o prontuário por 20 anos (Lei
        13.787/2018): se for preciso, exporte antes em Privacidade.
      </p>
    </>
  );
}
