import { type EntityName, entityNamed } from '@alecrim/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  Apple,
  BookCopy,
  ClipboardList,
  CookingPot,
  FileText,
  Lightbulb,
  NotebookPen,
  RotateCcw,
  Ruler,
  Tag,
  Trash2,
  User,
  UtensilsCrossed,
} from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { type Binned, binQuery, eraseFromBinMutation, restoreFromBinMutation } from '../../data/bin.ts';
import { useClient } from '../../data/context.ts';
import { useLongList } from '../../data/long-list.ts';
import { capitalised } from '../../lib/capitalised.ts';
import { longDate, onMoment } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useFailureNotice, useToast } from '../../ui/toast.tsx';
import { forgetRecord } from '../../unsaved/forget-drafts.ts';
import { EraseQuestion } from './erase-question.tsx';

interface BinListProps {
  search: string;
  kind: EntityName | undefined;
  /** Instead of rows, where a search or a filter finds none. */
  nothingFound: ReactNode;
}

/** The records deleted in the last 30 days, the latest first. */
export function BinList({ search, kind, nothingFound }: BinListProps) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const failed = useFailureNotice();
  const bin = useLongList(binQuery(client, search, kind));
  const restoring = useMutation(restoreFromBinMutation(client, queries));
  const erasing = useMutation(eraseFromBinMutation(client, queries));
  const [erased, setErased] = useState<Binned | null>(null);
  const list = useRef<HTMLElement>(null);

  function restore(binned: Binned) {
    restoring
      .mutateAsync(binned)
      .then(
        () => void toast({ title: 'Restaurado', description: binned.titulo }),
        failed('Não foi possível restaurar'),
      )
      // The row that had the focus is gone.
      .finally(() => list.current?.focus({ preventScroll: true }));
  }

  function erase(binned: Binned) {
    erasing.mutateAsync(binned).then(() => {
      forgetRecord(binned.tipo, binned.id);
      toast({ title: 'Excluído definitivamente', description: binned.titulo });
    }, failed('Não foi possível excluir definitivamente'));
  }

  return (
    <QueryView query={bin}>
      {({ items: rows }) => (
        <section
          ref={list}
          tabIndex={-1}
          aria-label="Excluídos"
          aria-busy={bin.isPlaceholderData}
          className="busy-bar outline-none"
        >
          {rows.length === 0 && (search || kind ? nothingFound : <NothingDeleted />)}
          {rows.length > 0 && (
            <Card className="p-0 sm:p-0">
              <ul className="divide-y divide-line">
                {rows.map((binned) => (
                  <BinnedRow
                    key={binned.id}
                    binned={binned}
                    isBusy={restoring.isPending && restoring.variables.id === binned.id}
                    onRestore={() => restore(binned)}
                    onErase={() => setErased(binned)}
                  />
                ))}
              </ul>
            </Card>
          )}
          {bin.more && <LoadMore {...bin.more} />}
          {erased && (
            <EraseQuestion
              binned={erased}
              home={list}
              onClose={() => setErased(null)}
              onConfirm={() => erase(erased)}
            />
          )}
        </section>
      )}
    </QueryView>
  );
}

const NothingDeleted = () => (
  <EmptyState icon={Trash2} title="Nada excluído">
    O que você excluir fica aqui por 30 dias e pode ser restaurado.
  </EmptyState>
);

const icons = {
  Paciente: User,
  Cardapio: FileText,
  RefeicaoTemplate: UtensilsCrossed,
  ReceitaTemplate: CookingPot,
  OrientacaoTemplate: ClipboardList,
  CardapioTemplate: BookCopy,
  Categoria: Tag,
  Alimento: Apple,
  Leitura: Lightbulb,
  Avaliacao: Ruler,
  Consulta: NotebookPen,
} satisfies Record<EntityName, unknown>;

interface BinnedRowProps {
  binned: Binned;
  isBusy: boolean;
  onRestore: () => void;
  onErase: () => void;
}

function BinnedRow({ binned, isBusy, onRestore, onErase }: BinnedRowProps) {
  const { tipo, titulo, excluido_em, apagado_em } = binned;
  const { singular, gender } = entityNamed(tipo).words;
  const Icon = icons[tipo];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:px-5">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-xl bg-soft text-muted">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-40 grow basis-0">
        <p className="line-clamp-2 font-semibold break-words">{titulo}</p>
        <p className="text-sm text-muted">
          {capitalised(singular)}, excluíd{gender} {onMoment(excluido_em)}. Fica aqui até{' '}
          {longDate(apagado_em)}.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" isBusy={isBusy} aria-label={`Restaurar ${titulo}`} onClick={onRestore}>
          <RotateCcw aria-hidden="true" />
          Restaurar
        </Button>
        <Button
          look="ghost"
          className="text-danger hover:bg-danger-soft hover:text-danger"
          aria-label={`Excluir definitivamente ${titulo}`}
          onClick={onErase}
        >
          <Trash2 aria-hidden="true" />
          Excluir definitivamente
        </Button>
      </div>
    </li>
  );
}
