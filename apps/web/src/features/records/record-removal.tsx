import { BIN_DAYS, confirmRemoval, type EntityName, type Stored } from '@alecrim/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useRef } from 'react';
import { Link } from 'react-router';
import { useClient } from '../../data/context.ts';
import { removeMutation, restoreMutation } from '../../data/entity-mutations.ts';
import { paths } from '../../lib/paths.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { useFailureNotice, useToast } from '../../ui/toast.tsx';
import type { RecordPage } from './record-page.tsx';
import { recordWords } from './record-words.ts';

interface RecordRemovalProps<N extends EntityName> {
  page: RecordPage<N>;
  /** The effect on other records, if there is one. */
  Note?: ComponentType<{ record: Stored<N> }>;
}

/** Asks before a record of the page is deleted. */
export function RecordRemoval<N extends EntityName>({ page, Note }: RecordRemovalProps<N>) {
  const { target, opening } = page.removing;
  return target && <RemovalQuestion key={opening} page={page} record={target} Note={Note} />;
}

function RemovalQuestion<N extends EntityName>(props: RecordRemovalProps<N> & { record: Stored<N> }) {
  const { page, record, Note } = props;
  const remove = useRemoval(page.entity);
  const focusAfter = useRef<HTMLElement>(null);
  return (
    <AlertDialog
      isOpen={page.removing.isOpen}
      onOpenChange={(next) => !next && page.removing.close()}
      title={confirmRemoval(page.entity)}
      confirmLabel="Excluir"
      isDestructive
      opener={focusAfter}
      onConfirm={() => {
        // The card is still on the page and is removed next.
        focusAfter.current = page.list.current;
        remove(record);
      }}
    >
      <div className="grid gap-2">
        <p className="font-semibold text-ink">{recordWords(page.entity).titleOf(record)}</p>
        {Note && <Note record={record} />}
        <p>Você poderá desfazer logo em seguida, ou restaurar por {BIN_DAYS} dias em Excluídos.</p>
      </div>
    </AlertDialog>
  );
}

/** The notice of a deletion: it names the record, if it was one, and links to Excluídos. */
export const Deleted = ({ title, entity }: { title?: string; entity: EntityName }) => (
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
  const words = recordWords(entity);
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
