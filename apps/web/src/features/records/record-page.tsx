import type { Draft, EntityName, Stored } from '@alecrim/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useClient } from '../../data/context.ts';
import { copyOf } from '../../data/duplicate.ts';
import { createMutation } from '../../data/entity-mutations.ts';
import type { countQuery, pageQuery } from '../../data/entity-queries.ts';
import { useAddressSearch } from '../../lib/address-search.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { useFailureNotice, useOffer, useToast } from '../../ui/toast.tsx';
import { type EditTarget, type RecordFormContent, RecordFormDialog } from './record-form.tsx';
import { useRecordOrder } from './record-order.tsx';
import { recordWords } from './record-words.ts';
import { useSelection } from './selection.ts';

/** What the card of a record can do. */
export type RecordActions<N extends EntityName> = Record<
  'edit' | 'duplicate' | 'remove',
  (record: Stored<N>) => void
>;

export interface RecordCardProps<N extends EntityName> {
  record: Stored<N>;
  actions: RecordActions<N>;
}

type ListQuery<N extends EntityName> = Parameters<typeof countQuery<N>>[2];
type ListSort<N extends EntityName> = NonNullable<Parameters<typeof pageQuery<N>>[2]>['sort'];

interface RecordPageOptions<N extends EntityName> {
  form: RecordFormContent;
  /** The filter of controls beside the search. */
  filter?: ListQuery<N>;
  /** A filter that always applies. */
  scope?: ListQuery<N>;
  /** The order of the list; without it the person chooses one. */
  sort?: ListSort<N>;
  /** The first values of a new record. */
  start?: Partial<Draft<N>>;
}

/** The state of a page that lists the records of an entity. The page hands it to the parts that it is composed of. */
export function useRecordPage<N extends EntityName>(entity: N, options: RecordPageOptions<N>) {
  const { form, filter, scope, sort, start } = options;
  const search = useAddressSearch();
  const [, setParams] = useSearchParams();
  const editing = useDialogTarget<EditTarget<N>>();
  const removing = useDialogTarget<Stored<N>>();
  const list = useRef<HTMLElement>(null);
  const order = useRecordOrder(entity);
  const selection = useSelection();

  const edit = useCallback((record: Stored<N>) => editing.open({ record }), [editing.open]);
  const duplicate = useDuplicate(entity, edit);
  const actions: RecordActions<N> = useMemo(
    () => ({ edit, duplicate, remove: removing.open }),
    [edit, duplicate, removing.open],
  );

  const filters = [scope, filter, search.words && { $search: search.words }].filter(Boolean);
  return {
    entity,
    form,
    sort: sort ?? (order.sort as ListSort<N>),
    order,
    selection,
    search,
    query: (filters.length > 1 ? { $and: filters } : filters[0]) as ListQuery<N>,
    /** A search or a filter is active, so an empty list does not mean that there are no records. */
    isNarrowed: search.words !== '' || filter !== undefined,
    clearSearch: () => setParams(placeOf, { replace: true }),
    actions,
    openNew: () => editing.open({ start }),
    editing,
    removing,
    /** Gets the focus when the card that had it is gone. */
    list,
  };
}

/** The parameters that say which page this is, without its search and filters. */
const placeOf = (params: URLSearchParams) =>
  ['id', 'aba'].flatMap((name): [string, string][] => params.getAll(name).map((value) => [name, value]));

export type RecordPage<N extends EntityName> = ReturnType<typeof useRecordPage<N>>;

/** The target of a dialog. It stays after closing, so that the dialog can fade out with its content. */
function useDialogTarget<T>() {
  const [state, setState] = useState<{ target?: T; isOpen: boolean; opening: number }>({
    isOpen: false,
    opening: 0,
  });
  const open = useCallback(
    (target: T) => setState(({ opening }) => ({ target, isOpen: true, opening: opening + 1 })),
    [],
  );
  const close = useCallback(() => setState((before) => ({ ...before, isOpen: false })), []);
  return { ...state, open, close };
}

function useDuplicate<N extends EntityName>(entity: N, edit: (copy: Stored<N>) => void) {
  const offer = useOffer();
  const failed = useFailureNotice();
  const { mutateAsync } = useMutation(createMutation(useClient(), useQueryClient(), entity));
  return useCallback(
    (record: Stored<N>) => {
      mutateAsync(copyOf(entity, record)).then(
        (copy) =>
          void offer({
            title: 'Cópia criada',
            description: recordWords(entity).titleOf(copy),
            action: { label: 'Editar cópia', onPress: () => edit(copy) },
          }),
        failed('Não foi possível duplicar'),
      );
    },
    [mutateAsync, offer, failed, entity, edit],
  );
}

interface RecordHeaderProps<N extends EntityName> {
  page: RecordPage<N>;
  title: string;
  subtitle: string;
  /** Beside the button for a new record. */
  children?: ReactNode;
}

export function RecordHeader<N extends EntityName>({
  page,
  title,
  subtitle,
  children,
}: RecordHeaderProps<N>) {
  return (
    <PageHeader
      title={title}
      subtitle={subtitle}
      actions={
        <>
          {children}
          <Button icon={Plus} onClick={page.openNew}>
            {page.form.newTitle}
          </Button>
        </>
      }
    />
  );
}

interface RecordSearchProps<N extends EntityName> {
  page: RecordPage<N>;
  placeholder: string;
  /** Controls that narrow the list further; their state is in the address too. */
  children?: ReactNode;
}

export function RecordSearch<N extends EntityName>({ page, placeholder, children }: RecordSearchProps<N>) {
  return (
    <div className="mb-5 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SearchBox
          className="sm:max-w-md"
          placeholder={placeholder}
          value={page.search.text}
          onChange={page.search.setText}
        />
        <ButtonLink icon={Trash2} variant="ghost" size="sm" to={paths.excluidos(page.entity)}>
          Excluídos
        </ButtonLink>
      </div>
      {children}
    </div>
  );
}

/** The form in which a record of the page is created or edited. */
export function RecordDialog<N extends EntityName>({ page }: { page: RecordPage<N> }) {
  const { entity, form, editing, list } = page;
  const { target, opening, isOpen, open, close } = editing;
  const toast = useToast();
  const offer = useOffer();
  if (!target) return null;
  return (
    <RecordFormDialog
      {...form}
      key={opening}
      entity={entity}
      target={target}
      isOpen={isOpen}
      home={list}
      offer={offer}
      onClose={close}
      onReopen={(resumed) => open({ ...target, resumed })}
      onSaved={() => {
        close();
        toast({ title: recordWords(entity).saved });
      }}
    />
  );
}
