import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookOpen, Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { useClient } from '../../../data/context.ts';
import { createMutation, removeMutation } from '../../../data/entity-mutations.ts';
import { usePartList } from '../../../fields/part-list.ts';
import { PasteButton } from '../../../fields/part-menu.tsx';
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
}

// What was just written stays open. An older part is a text again, so that a long plan never has many fields.
const MOST_OPEN = 3;

/** The meals, the recipes or the guidance of a plan. */
export const PartsSection = memo(function PartsSection({ kind, hasLibrary }: PartsSectionProps) {
  const parts = usePartList(kind.name, kind.noun, kind.nameField);
  const { keys, add, tools } = parts;
  const addBlank = () => add(kind.blank());
  const [edited, setEdited] = useState<readonly string[]>([]);
  const [isPicking, setPicking] = useState(false);
  const saveToLibrary = useSaveToLibrary(kind);
  const errors = get(useFormState({ name: kind.name }).errors, kind.name) as unknown[] | undefined;
  // A part with an error is opened. It stays open after the error is fixed, because the person is still typing in it.
  const failed = keys.filter((key, index) => errors?.[index] && !edited.includes(key));
  if (failed.length > 0) setEdited([...edited, ...failed]);

  useReveal((path) => {
    const [list, index] = path.split('.');
    const key = list === kind.name ? keys[Number(index)] : undefined;
    if (key) setEdited([...edited.filter((other) => other !== key), key].slice(-MOST_OPEN));
  });

  function close(key: string, index: number) {
    flushSync(() => setEdited(edited.filter((other) => other !== key)));
    headingOf(`${kind.noun} ${index + 1}`)?.focus();
  }

  return (
    <EditorSection
      path={`${kind.name}.`}
      title={kind.title}
      icon={kind.icon}
      count={keys.length}
      isForcedOpen={Boolean(errors)}
      actions={
        <>
          <PasteButton noun={kind.noun} paste={parts.pasteLast} />
          {kind.More && <kind.More tools={tools} />}
          {hasLibrary && (
            <Button icon={BookOpen} variant="outline" size="sm" onClick={() => setPicking(true)}>
              Da Biblioteca
            </Button>
          )}
          <Button icon={Plus} variant="soft" size="sm" onClick={addBlank}>
            {hasLibrary ? 'Criar Nova' : `Adicionar ${kind.noun}`}
          </Button>
        </>
      }
    >
      {keys.length === 0 && (
        <div className="rounded-card border border-dashed border-line-strong px-4 py-6 text-center text-sm text-muted">
          Ainda não há {kind.plural} neste cardápio.
          {hasLibrary && ' Escolha da biblioteca ou crie uma nova.'}
          {hasLibrary && kind.Start && <kind.Start onTake={add} />}
        </div>
      )}
      <SortableList keys={keys} noun={kind.noun} onMove={parts.move} className="flex flex-col gap-3">
        {(key, index) => (
          <PartCard
            kind={kind}
            index={index}
            isEdited={edited.includes(key)}
            onDone={() => close(key, index)}
            actions={{ ...parts.actionsFor(index), saveToLibrary: () => saveToLibrary(index) }}
          />
        )}
      </SortableList>
      {keys.length > 0 && (
        <Button icon={Plus} variant="ghost" size="sm" className="self-start" onClick={addBlank}>
          Mais uma {kind.noun.toLowerCase()}
        </Button>
      )}
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

/** The button that edits a part which is a text. */
const headingOf = (label: string) =>
  document.querySelector<HTMLElement>(`section[aria-label="${label}"] h3 button`);

/** Saves a copy of a part to the library, and offers an undo. */
function useSaveToLibrary(kind: PartKind): (index: number) => void {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const failed = useFailureNotice();
  const { getValues } = useFormContext();
  const { mutateAsync: create } = useMutation(createMutation(client, queries, kind.template));
  const { mutateAsync: remove } = useMutation(removeMutation(client, queries, kind.template));

  return (index) => {
    const content = toTemplate(kind, getValues(`${kind.name}.${index}`));
    const name = (content as Record<string, unknown>)[kind.nameField];
    if (!String(name ?? '').trim())
      return void toast({ title: `Dê um nome à ${kind.noun.toLowerCase()} antes de salvar na biblioteca.` });
    create({ content, key: newId() }).then(({ id }) => {
      const undo = () => void remove(id).catch(failed('Não foi possível desfazer'));
      toast({ title: `${kind.noun} salva na biblioteca`, action: { label: 'Desfazer', onPress: undo } });
    }, failed('Não foi possível salvar na biblioteca'));
  };
}
