import type { Draft, EntityName, Stored } from '@alecrim/domain';
import { Plus, Trash2 } from 'lucide-react';
import { type ComponentType, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAddressSearch } from '../../lib/address-search.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { useOffer, useToast } from '../../ui/toast.tsx';
import { useDuplication } from './duplication.ts';
import type { EditTarget } from './edit-target.ts';
import { EntityDialog, type EntityDialogLook } from './entity-dialog.tsx';
import { EntityList, type ListLook, type ListQuery } from './entity-list.tsx';
import { wordsOf } from './entity-words.ts';
import { type EmptyLook, NothingFound, NothingYet } from './nothing.tsx';
import { useOpening } from './opening.ts';
import { Removal } from './removal.tsx';

export type EntityManagerProps<N extends EntityName> = ListLook<N> &
  EntityDialogLook & {
    entity: N;
    title: string;
    subtitle: string;
    /** Beside the button for a new record. */
    actions?: ReactNode;
    /** Between the title and the search. */
    banner?: ReactNode;
    searchPlaceholder: string;
    /** Controls that narrow the list further; their state lives in the address too. */
    filters?: ReactNode;
    /** The filter of those controls. */
    filter?: ListQuery<N>;
    /** A filter that always applies. */
    scope?: ListQuery<N>;
    /** Shown instead of cards while there are no records; grouped lists have their own text. */
    empty?: EmptyLook;
    /** Shown until the first records are there. */
    loading?: ReactNode;
    /** The first values of a new record. */
    start?: Partial<Draft<N>>;
    RemovalNote?: ComponentType<{ record: Stored<N> }>;
  };

/** List, search, dialog, delete confirmation: a management page is this plus a card and a field set. */
export function EntityManager<N extends EntityName>(props: EntityManagerProps<N>) {
  const { entity, filter, scope } = props;
  const { text, setText, words: searched } = useAddressSearch();
  const [, setParams] = useSearchParams();
  const editing = useOpening<EditTarget<N>>();
  const { target } = editing;
  const removing = useOpening<Stored<N>>();
  const list = useRef<HTMLElement>(null);
  const toast = useToast();
  const offer = useOffer();
  const words = wordsOf(entity);

  const edit = useCallback((record: Stored<N>) => editing.open({ record }), [editing.open]);
  const duplicate = useDuplication(entity, edit);
  const actions = useMemo(
    () => ({ edit, duplicate, remove: removing.open }),
    [edit, duplicate, removing.open],
  );
  const openNew = () => editing.open({ start: props.start });

  const isNarrowed = searched !== '' || filter !== undefined;
  const parts = [scope, filter, searched && { $search: searched }].filter(Boolean);
  const query = (parts.length > 1 ? { $and: parts } : parts[0]) as ListQuery<N>;

  return (
    <>
      <PageHeader
        title={props.title}
        subtitle={props.subtitle}
        actions={
          <>
            {props.actions}
            <Button onClick={openNew}>
              <Plus aria-hidden="true" />
              {props.newTitle}
            </Button>
          </>
        }
      />
      {props.banner}
      <div className="mb-5 grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SearchBox
            className="sm:max-w-md"
            placeholder={props.searchPlaceholder}
            value={text}
            onChange={setText}
          />
          <Button asChild look="ghost" size="sm">
            <Link to={paths.excluidos(entity)}>
              <Trash2 aria-hidden="true" />
              Excluídos
            </Link>
          </Button>
        </div>
        {props.filters}
      </div>
      <section ref={list} tabIndex={-1} aria-label={props.title} className="outline-none">
        <EntityList
          {...(props.Card ? { Card: props.Card } : { renderList: props.renderList })}
          entity={entity}
          query={query}
          isNarrowed={isNarrowed}
          actions={actions}
          loading={props.loading}
          empty={
            isNarrowed ? (
              <NothingFound title={words.noneFound} onClear={() => setParams({}, { replace: true })} />
            ) : (
              props.empty && <NothingYet {...props.empty} onFirst={openNew} />
            )
          }
        />
      </section>
      {target && (
        <EntityDialog
          {...props}
          key={editing.opening}
          target={target}
          isOpen={editing.isOpen}
          home={list}
          offer={offer}
          onClose={editing.close}
          onReopen={(resumed) => editing.open({ ...target, resumed })}
          onSaved={() => {
            editing.close();
            toast({ title: words.saved });
          }}
        />
      )}
      {removing.target && (
        <Removal
          key={removing.opening}
          entity={entity}
          record={removing.target}
          isOpen={removing.isOpen}
          Note={props.RemovalNote}
          onClose={removing.close}
          home={list}
        />
      )}
    </>
  );
}
