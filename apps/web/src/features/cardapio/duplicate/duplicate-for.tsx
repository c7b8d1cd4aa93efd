import { useQuery } from '@tanstack/react-query';
import { SearchX, UserPlus } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useClient } from '../../../data/context.ts';
import { patientSearchQuery } from '../../../data/patient-queries.ts';
import { usePausedText } from '../../../lib/address-search.ts';
import { useIdFor } from '../../../lib/new-id.ts';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { OpenDialog } from '../../../ui/dialog.tsx';
import { SearchBox } from '../../../ui/search-box.tsx';
import { EmptyState, QueryView } from '../../../ui/states.tsx';
import { useDuplicate } from './use-duplicate.ts';

interface DuplicateForProps {
  plan: { id: string; titulo: string };
  onClose: () => void;
  opener?: RefObject<HTMLElement | null>;
}

/** Asks for a patient, and copies the plan for the one that is pressed. */
export function DuplicateFor({ plan, onClose, opener }: DuplicateForProps) {
  const [search, setSearch] = useState('');
  const words = usePausedText(search);
  const query = useQuery(patientSearchQuery(useClient(), words));
  const { mutate, isPending } = useDuplicate();
  // One key for all tries with a patient, so that a lost answer leads neither to a second copy nor to another patient's.
  const keyFor = useIdFor();

  return (
    <OpenDialog
      title="Duplicar para outro paciente"
      opener={opener}
      className="sm:max-w-lg"
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-4">
        <p className="text-sm break-words text-muted">
          <strong className="font-semibold text-ink">{plan.titulo}</strong> é copiado com o texto e as metas
          de energia e macros. Peso, altura, idade e sexo do paciente atual não vão junto.
        </p>
        <SearchBox
          label="Buscar paciente"
          placeholder="Buscar paciente..."
          value={search}
          onChange={setSearch}
        />
        <QueryView query={query}>
          {(patients) =>
            patients.length === 0 ? (
              <NoPatient hasSearched={words !== ''} />
            ) : (
              <ul aria-label="Pacientes" className="grid grid-cols-1 gap-1">
                {patients.map(({ id, nome, telefone, email }) => (
                  <li key={id}>
                    <button
                      type="button"
                      aria-disabled={isPending}
                      onClick={() =>
                        !isPending &&
                        mutate(
                          { id: plan.id, patient: { id, nome }, key: keyFor(id) },
                          { onSuccess: onClose },
                        )
                      }
                      className="flex min-h-11 w-full items-center gap-3 rounded-control px-2.5 py-1.5 text-left hover:bg-soft aria-disabled:opacity-55"
                    >
                      <Avatar name={nome} size="sm" />
                      <span className="min-w-0">
                        <span className="block truncate text-sm font-semibold">{nome}</span>
                        <span className="block truncate text-sm text-muted empty:hidden">
                          {telefone || email}
                        </span>
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
      </div>
    </OpenDialog>
  );
}

function NoPatient({ hasSearched }: { hasSearched: boolean }) {
  return hasSearched ? (
    <EmptyState icon={SearchX} title="Nenhum paciente encontrado" className="py-8" />
  ) : (
    <EmptyState
      icon={UserPlus}
      title="Ainda não há pacientes cadastrados"
      className="py-8"
      action={
        <ButtonLink variant="outline" to={paths.pacientes}>
          Ir para Pacientes
        </ButtonLink>
      }
    />
  );
}
