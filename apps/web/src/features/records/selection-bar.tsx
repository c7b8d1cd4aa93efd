import type { EntityName } from '@alecrim/domain';
import { BIN_DAYS } from '@alecrim/domain/pure';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, ListChecks, Trash2, X } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { useClient } from '../../data/context.ts';
import { saveFile } from '../../data/files.ts';
import { removeManyMutation, restoreManyMutation } from '../../data/many-records.ts';
import { exportedSelection } from '../../data/record-files.ts';
import { usePageFoot } from '../../lib/page-foot.ts';
import { useWindowEvent } from '../../lib/use-window-event.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { useFailureNotice, useToast } from '../../ui/toast.tsx';
import type { RecordPage } from './record-page.tsx';
import { Deleted } from './record-removal.tsx';
import { recordWords } from './record-words.ts';

interface SelectionBarProps {
  page: RecordPage<EntityName>;
  /** The effect on other records, if there is one. */
  Note?: ComponentType;
}

/** What can be done with the selected records of a page. It stays at the foot of the screen. */
export function SelectionBar({ page, Note }: SelectionBarProps) {
  const { entity, selection } = page;
  const client = useClient();
  const failed = useFailureNotice();
  const bar = usePageFoot<HTMLElement>();
  const [isAsking, setAsking] = useState(false);
  const focusAfter = useRef<HTMLElement>(null);
  const remove = useManyRemoval(entity);
  const words = recordWords(entity);
  const ids = [...selection.ids];
  function end() {
    selection.end();
    // The button that had the focus is gone.
    page.list.current?.focus({ preventScroll: true });
  }
  // Unless a dialog or a menu uses it.
  useWindowEvent('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented && !isAsking) end();
  });
  const exporting = useMutation({
    mutationFn: () => exportedSelection(client, entity, ids),
    onSuccess: (file) =>
      saveFile(file, `${words.plural.toLocaleLowerCase('pt-BR').replaceAll(' ', '-')}.csv`),
    onError: failed('Não foi possível exportar'),
  });
  return (
    <section
      ref={bar}
      aria-label="Seleção"
      className="sticky bottom-(--keyboard,0px) z-20 mt-4 flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface px-4 py-2.5 shadow-float"
    >
      <p role="status" className="mr-auto text-sm font-semibold">
        {words.selected(ids.length)}
      </p>
      <Button icon={ListChecks} variant="ghost" size="sm" onClick={selection.selectAll}>
        <span className="max-sm:sr-only">Todos da tela</span>
      </Button>
      <Button
        icon={Download}
        variant="outline"
        size="sm"
        disabled={ids.length === 0}
        isBusy={exporting.isPending}
        onClick={() => exporting.mutate()}
      >
        Exportar
      </Button>
      <Button
        icon={Trash2}
        variant="danger"
        size="sm"
        disabled={ids.length === 0}
        onClick={() => setAsking(true)}
      >
        Excluir
      </Button>
      <Button icon={X} variant="ghost" size="sm" onClick={end}>
        <span className="max-sm:sr-only">Cancelar</span>
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Excluir ${words.counted(ids.length, false)}?`}
        confirmLabel="Excluir"
        isDestructive
        opener={focusAfter}
        onConfirm={() => {
          // The bar and the cards are still on the page and are removed next.
          focusAfter.current = page.list.current;
          selection.end();
          remove(ids);
        }}
      >
        <div className="grid gap-2">
          {Note && <Note />}
          <p>Você poderá desfazer logo em seguida, ou restaurar por {BIN_DAYS} dias em Excluídos.</p>
        </div>
      </AlertDialog>
    </section>
  );
}

/** Deletes records, with one offer to undo it. The cards and the bar disappear at once, so the later steps do not depend on them. */
function useManyRemoval(entity: EntityName) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const failed = useFailureNotice();
  const words = recordWords(entity);
  const removal = useMutation(removeManyMutation(client, queries, entity));
  const restoring = useMutation(restoreManyMutation(client, queries, entity));

  function restore(ids: readonly string[]) {
    restoring.mutateAsync(ids).then(
      (count) => void toast({ title: words.restoredMany(count) }),
      failed('Não foi possível desfazer', () => restore(ids)),
    );
  }

  return function remove(ids: readonly string[]) {
    removal.mutateAsync(ids).then(
      (count) =>
        void toast({
          title: words.removedMany(count),
          description: <Deleted entity={entity} />,
          action: { label: 'Desfazer', onPress: () => restore(ids) },
        }),
      failed('Não foi possível excluir', () => remove(ids)),
    );
  };
}
