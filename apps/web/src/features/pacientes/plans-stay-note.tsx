import type { Stored } from '@alecrim/domain';
import { counted } from '@alecrim/domain/pure';
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
          {counted(
            count,
            'cardápio deste paciente continua guardado',
            'cardápios deste paciente continuam guardados',
          )}
          .
        </p>
      ) : null}
      <p>
        Depois de 30 dias o paciente é anonimizado: os cardápios ficam sem nome e com o link desativado. A lei
        pede guardar o prontuário por 20 anos (Lei 13.787/2018): se for preciso, exporte antes em Privacidade.
      </p>
    </>
  );
}
