import { type EntityName, entityNamed } from '@alecrim/domain';
import { BIN_DAYS, counted } from '@alecrim/domain/pure';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ListChecks, RotateCcw, Trash2, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import {
  type Binned,
  binQuery,
  eraseFromBinMutation,
  restoreFromBinMutation,
  restoreManyFromBinMutation,
} from '../../data/bin.ts';
import { useClient } from '../../data/context.ts';
import { useLongList } from '../../data/long-list.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { OpenDialog } from '../../ui/dialog.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { EmptyState, QueryView } from '../../ui/states.tsx';
import { useFailureNotice, useToast } from '../../ui/toast.tsx';
import { forgetRecord } from '../../unsaved/forget-drafts.ts';
import { EraseForm } from '../pacientes/privacy/erase-form.tsx';
import { type Selection, useSelection } from '../records/selection.ts';
import { BinnedRow } from './binned-row.tsx';

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
  const selection = useSelection();
  const restoringMany = useMutation(restoreManyFromBinMutation(client, queries));
  const { items } = bin;
  const { name } = bin;
  // What was selected stays selected when a search hides it, and restoring asks for its kind.
  const seen = useRef(new Map<string, Binned>());
  useEffect(() => {
    for (const binned of items ?? []) seen.current.set(binned.id, binned);
    selection.list(items?.map(({ id }) => id) ?? [], { name, from: 0, isComplete: !bin.hasNextPage });
  }, [selection.list, items, name, bin.hasNextPage]);

  // The button or the row that had the focus is gone.
  const focusList = () => list.current?.focus({ preventScroll: true });

  function restore(binned: Binned) {
    restoring
      .mutateAsync(binned)
      .then(
        () => void toast({ title: 'Restaurado', description: binned.titulo }),
        failed('Não foi possível restaurar'),
      )
      .finally(focusList);
  }

  function restoreSelected() {
    const chosen = [...selection.ids].flatMap((id) => seen.current.get(id) ?? []);
    restoringMany
      .mutateAsync(chosen)
      .then((count) => {
        selection.end();
        toast({ title: counted(count, 'registro restaurado', 'registros restaurados') });
      }, failed('Não foi possível restaurar'))
      .finally(focusList);
  }

  function erase(binned: Binned) {
    erasing
      .mutateAsync(binned)
      .then(() => {
        forgetRecord(binned.tipo, binned.id);
        toast({ title: 'Excluído definitivamente', description: binned.titulo });
      }, failed('Não foi possível excluir definitivamente'))
      .finally(focusList);
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
          {(rows.length > 0 || selection.isOn) && (
            <BinTools
              selection={selection}
              isBusy={restoringMany.isPending}
              onRestore={() => restoreSelected()}
              onSwitch={focusList}
            />
          )}
          {rows.length > 0 && (
            <Card className="p-0 sm:p-0">
              <ul className="divide-y divide-line">
                {rows.map((binned) => (
                  <BinnedRow
                    key={binned.id}
                    binned={binned}
                    selection={selection}
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

interface BinToolsProps {
  selection: Selection;
  isBusy: boolean;
  onRestore: () => void;
  /** Called after a selection began or ended. */
  onSwitch: () => void;
}

/** Above the rows: begins a selection, and restores what is selected. */
function BinTools({ selection, isBusy, onRestore, onSwitch }: BinToolsProps) {
  const switchTo = (change: () => void) => () => {
    change();
    onSwitch();
  };
  const count = selection.ids.size;
  if (!selection.isOn)
    return (
      <div className="mb-3 flex justify-end">
        <Button icon={ListChecks} variant="ghost" size="sm" onClick={switchTo(selection.start)}>
          Selecionar
        </Button>
      </div>
    );
  return (
    <div className="sticky top-14 z-10 mb-3 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface px-4 py-2 md:top-0">
      <p role="status" className="mr-auto text-sm font-semibold">
        {counted(count, 'registro selecionado', 'registros selecionados')}
      </p>
      <Button icon={ListChecks} variant="ghost" size="sm" onClick={selection.selectAll}>
        Todos da tela
      </Button>
      <Button icon={RotateCcw} size="sm" disabled={count === 0} isBusy={isBusy} onClick={onRestore}>
        Restaurar
      </Button>
      <Button icon={X} variant="ghost" size="sm" onClick={switchTo(selection.end)}>
        Cancelar
      </Button>
    </div>
  );
}

const NothingDeleted = () => (
  <EmptyState icon={Trash2} title="Nada excluído">
    O que você excluir fica aqui por {BIN_DAYS} dias e pode ser restaurado.
  </EmptyState>
);

interface EraseQuestionProps {
  binned: Binned;
  home: RefObject<HTMLElement | null>;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a record is erased for good; for a patient what *Privacidade* asks, because that is the only way (L07). */
export const EraseQuestion = (props: EraseQuestionProps) =>
  props.binned.tipo === 'Paciente' ? <PatientQuestion {...props} /> : <RecordQuestion {...props} />;

function PatientQuestion({ binned: { id, titulo }, home, onClose }: EraseQuestionProps) {
  return (
    <OpenDialog
      title="Anonimizar ou eliminar"
      description={titulo}
      home={home}
      className="sm:max-w-xl"
      onClose={onClose}
    >
      <EraseForm paciente={{ id, nome: titulo }} onCancel={onClose} onErased={onClose} />
    </OpenDialog>
  );
}

function RecordQuestion({ binned, home, onClose, onConfirm }: EraseQuestionProps) {
  const { singular, gender } = entityNamed(binned.tipo).words;
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Excluir definitivamente ${gender === 'a' ? 'esta' : 'este'} ${singular}?`}
      confirmLabel="Excluir definitivamente"
      isDestructive
      home={home}
      onConfirm={onConfirm}
    >
      <div className="grid gap-2">
        <p className="font-semibold break-words text-ink">{binned.titulo}</p>
        {binned.tipo === 'Cardapio' && <p>As versões anteriores também serão excluídas.</p>}
        <p>Isso não pode ser desfeito.</p>
      </div>
    </AlertDialog>
  );
}
