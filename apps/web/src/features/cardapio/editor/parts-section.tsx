import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookOpen, ChevronsDownUp, ChevronsUpDown, Plus } from 'lucide-react';
import { memo, useCallback, useState } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { useClient } from '../../../data/context.ts';
import { createMutation, removeMutation } from '../../../data/entity-mutations.ts';
import { usePartList } from '../../../fields/part-list.ts';
import { SortableList } from '../../../fields/sortable-list.tsx';
import { newId } from '../../../lib/new-id.ts';
import { useReveal } from '../../../lib/reveal-field.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useFailureNotice, useToast } from '../../../ui/toast.tsx';
import { EditorSection } from './editor-sections.tsx';
import { PartCard } from './part-card.tsx';
import { fromTemplate, type PartKind, toTemplate } from './part-kinds.tsx';

// Loaded when the library is opened.
const LibraryDialog = lazyDialog(() => import('../library/library-dialog.tsx').then((m) => m.LibraryDialog));

interface PartsSectionProps {
  kind: PartKind;
  hasLibrary: boolean;
  /** A long plan opens folded, and a part is rendered when it is unfolded. */
  startsFolded: boolean;
}

/** The meals, the recipes or the guidance of a plan. */
export const PartsSection = memo(function PartsSection(props: PartsSectionProps) {
  const { kind, hasLibrary, startsFolded } = props;
  const { root, keys, add, move, tools, actionsFor } = usePartList(kind.name, kind.noun);
  const [folded, setFolded] = useState(() => new Set(startsFolded ? keys : []));
  const [isPicking, setPicking] = useState(false);
  const saveToLibrary = useSaveToLibrary(kind);
  // A part with an error is unfolded. It stays unfolded after the error is fixed, because the person is still typing in it.
  const errors = get(useFormState({ name: kind.name }).errors, kind.name) as unknown[] | undefined;
  const hidden = keys.filter((key, index) => errors?.[index] && folded.has(key));
  if (hidden.length > 0) setFolded(new Set([...folded].filter((key) => !hidden.includes(key))));

  const toggle = useCallback((key: string) => {
    setFolded((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  }, []);
  useReveal((path) => {
    const [list, index] = path.split('.');
    const key = list === kind.name ? keys[Number(index)] : undefined;
    if (key && folded.has(key)) toggle(key);
  });
  const isAllFolded = keys.every((key) => folded.has(key));

  return (
    <EditorSection
      path={`${kind.name}.`}
      title={kind.title}
      icon={kind.icon}
      count={keys.length}
      isForcedOpen={Boolean(errors)}
      actions={
        <>
          {keys.length > 1 && (
            <Button
              look="ghost"
              size="sm"
              onClick={() => setFolded(new Set(isAllFolded ? [] : keys))}
              className="px-2.5"
            >
              {isAllFolded ? <ChevronsUpDown aria-hidden="true" /> : <ChevronsDownUp aria-hidden="true" />}
              <span className="max-sm:sr-only">{isAllFolded ? 'Expandir todas' : 'Recolher todas'}</span>
            </Button>
          )}
          {kind.More && <kind.More tools={tools} />}
          {hasLibrary && (
            <Button look="outline" size="sm" onClick={() => setPicking(true)}>
              <BookOpen aria-hidden="true" />
              Da Biblioteca
            </Button>
          )}
          <Button look="soft" size="sm" onClick={() => add(kind.blank())}>
            <Plus aria-hidden="true" />
            {hasLibrary ? 'Criar Nova' : `Adicionar ${kind.noun}`}
          </Button>
        </>
      }
    >
      <div ref={root}>
        {keys.length === 0 && <Nothing kind={kind} hasLibrary={hasLibrary} />}
        <SortableList keys={keys} noun={kind.noun} onMove={move} className="flex flex-col gap-3">
          {(key, index) => (
            <PartCard
              kind={kind}
              partKey={key}
              index={index}
              count={keys.length}
              isOpen={!folded.has(key)}
              onToggle={toggle}
              actionsFor={actionsFor}
              onSaveToLibrary={saveToLibrary}
            />
          )}
        </SortableList>
      </div>
      {isPicking && (
        <LibraryDialog
          kind={kind}
          onClose={() => setPicking(false)}
          onPick={(templates) => add(templates.map((template) => fromTemplate(kind, template)))}
        />
      )}
    </EditorSection>
  );
});

function Nothing({ kind, hasLibrary }: Pick<PartsSectionProps, 'kind' | 'hasLibrary'>) {
  return (
    <p className="rounded-card border border-dashed border-line-strong px-4 py-6 text-center text-sm text-muted">
      Ainda não há {kind.plural} neste cardápio.
      {hasLibrary && ' Escolha da biblioteca ou crie uma nova.'}
    </p>
  );
}

/** Saves a copy of a part to the library, and offers an undo. */
function useSaveToLibrary(kind: PartKind): (index: number) => void {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const failed = useFailureNotice();
  const { getValues } = useFormContext();
  const { mutateAsync: create } = useMutation(createMutation(client, queries, kind.template));
  const { mutateAsync: remove } = useMutation(removeMutation(client, queries, kind.template));

  return useCallback(
    (index) => {
      const content = toTemplate(kind, getValues(`${kind.name}.${index}`));
      const name = (content as Record<string, unknown>)[kind.nameField];
      if (!String(name ?? '').trim()) {
        toast({ title: `Dê um nome à ${kind.noun.toLowerCase()} antes de salvar na biblioteca.` });
        return;
      }
      create({ content, key: newId() }).then(
        ({ id }) =>
          toast({
            title: `${kind.noun} salva na biblioteca`,
            action: {
              label: 'Desfazer',
              onPress: () => void remove(id).catch(failed('Não foi possível desfazer')),
            },
          }),
        failed('Não foi possível salvar na biblioteca'),
      );
    },
    [getValues, create, kind, remove, toast, failed],
  );
}
