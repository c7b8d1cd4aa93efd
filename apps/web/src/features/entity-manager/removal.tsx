import { confirmRemoval, type EntityName, type Stored } from '@alecrim/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type RefObject, useRef } from 'react';
import { Link } from 'react-router';
import { useClient } from '../../data/context.ts';
import { removeMutation, restoreMutation } from '../../data/entity-mutations.ts';
import { paths } from '../../lib/paths.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { useFailureNotice, useToast } from '../../ui/toast.tsx';
import { wordsOf } from './entity-words.ts';

interface RemovalProps<N extends EntityName> {
  entity: N;
  record: Stored<N>;
  isOpen: boolean;
  onClose: () => void;
  /** The effect on other records, if there is one. */
  Note?: ComponentType<{ record: Stored<N> }>;
  /** Gets the focus after the card is removed. */
  home: RefObject<HTMLElement | null>;
}

/** Asks, deletes the record, and offers to undo. */
export function Removal<N extends EntityName>(props: RemovalProps<N>) {
  const { entity, record, isOpen, onClose, Note, home } = props;
  const words = wordsOf(entity);
  const remove = useRemoval(entity);
  const focusAfter = useRef<HTMLElement>(null);
  return (
    <AlertDialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={confirmRemoval(entity)}
      confirmLabel="Excluir"
      isDestructive
      opener={focusAfter}
      onConfirm={() => {
        // The card is still on the page and is removed next.
        focusAfter.current = home.current;
        remove(record);
      }}
    >
      <div className="grid gap-2">
        <p className="font-semibold text-ink">{words.titleOf(record)}</p>
        {Note && <Note record={record} />}
        <p>Você poderá desfazer logo em seguida, ou restaurar por 30 dias em Excluídos.</p>
      </div>
    </AlertDialog>
  );
}

/** The notice of a deletion: it names the record and links to Excluídos. */
const Deleted = ({ title, entity }: { title: string; entity: EntityName }) => (
  <>
    {title}
    <Link to={paths.excluidos(entity)} className="mt-1 block underline underline-offset-4">
      Ver excluídos
    </Link>
  </>
);

/** Deletes a record. Its card disappears at once, so the later steps do not depend on it. */
export function useRemoval(entity: EntityName) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const failed = useFailureNotice();
  const words = wordsOf(entity);
  const removal = useMutation(removeMutation(client, queries, entity));
  const restoring = useMutation(restoreMutation(client, queries, entity));

  function restore(id: string) {
    restoring.mutateAsync(id).then(
      () => void toast({ title: words.restored }),
      failed('Não foi possível desfazer', () => restore(id)),
    );
  }

  return function remove(record: { id: string }) {
    removal.mutateAsync(record.id).then(
      () =>
        void toast({
          title: words.removed,
          description: <Deleted title={words.titleOf(record)} entity={entity} />,
          action: { label: 'Desfazer', onPress: () => restore(record.id) },
        }),
      failed('Não foi possível excluir', () => remove(record)),
    );
  };
}
