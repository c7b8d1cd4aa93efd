import type { EntityName, Stored } from '@alecrim/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListChecks, type LucideIcon, SearchX } from 'lucide-react';
import { type ComponentType, memo, type ReactNode, useEffect } from 'react';
import { useClient } from '../../data/context.ts';
import { countQuery, pageQuery } from '../../data/entity-queries.ts';
import { useLongList } from '../../data/long-list.ts';
import { Button } from '../../ui/button.tsx';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid.tsx';
import { lazyPart } from '../../ui/lazy-dialog.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { EmptyState, QueryView } from '../../ui/states.tsx';
import { OrderSelect } from './record-order.tsx';
import type { RecordActions, RecordCardProps, RecordPage } from './record-page.tsx';
import { recordWords } from './record-words.ts';
import { SelectableCard } from './selectable-card.tsx';
import type { LoadedPart, Selection } from './selection.ts';

// Fills every row of two or three columns, and more than a tall screen.
const PAGE = 48;
/** For a grouped list, in which a group could wrongly look empty before all records have loaded. */
export const ALL_RECORDS = 1_000;

type Records<N extends EntityName> = ReturnType<typeof useLongList<Stored<N>>>;

interface RecordListProps<N extends EntityName> {
  page: RecordPage<N>;
  label: string;
  limit?: number;
  /** Only the pages near the screen are kept. */
  isBounded?: boolean;
  /** Shown until the first records have loaded. */
  loading?: ReactNode;
  /** Beside the number of records. */
  tools?: ReactNode;
  children: (records: Stored<N>[], list: Records<N>, from: number) => ReactNode;
}

/** The records of a page. The server searches and pages them, so their number does not matter. */
export function RecordList<N extends EntityName>(props: RecordListProps<N>) {
  const { page, label, limit = PAGE, isBounded, loading = <CardGridSkeleton /> } = props;
  const { query: q, sort } = page;
  const list = useLongList(pageQuery(useClient(), page.entity, { q, sort, limit, isBounded }));
  return (
    <section ref={page.list} tabIndex={-1} aria-label={label} className="outline-none">
      <QueryView query={list} loading={loading}>
        {({ items, from }) => (
          <div aria-busy={list.isPlaceholderData} className="busy-bar">
            <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <RecordCount page={page} />
              {items.length > 0 && props.tools}
            </div>
            {props.children(items, list, from)}
            {list.more && <LoadMore {...list.more} />}
          </div>
        )}
      </QueryView>
    </section>
  );
}

/** The number of records; screen readers announce it when a search changes it. */
function RecordCount<N extends EntityName>({ page }: { page: RecordPage<N> }) {
  const { data: count } = useQuery({
    ...countQuery(useClient(), page.entity, page.query),
    placeholderData: keepPreviousData,
  });
  return (
    <p role="status" className="min-h-5 text-sm text-muted">
      {count ? recordWords(page.entity).counted(count, page.isNarrowed) : null}
    </p>
  );
}

interface RecordCardsProps<N extends EntityName> {
  page: RecordPage<N>;
  label: string;
  Card: ComponentType<RecordCardProps<N>>;
  /** Shown while there are no records at all. */
  empty: NoRecordsContent;
  /** Records that this person may not delete are not selected. */
  maySelect?: (record: Stored<N>) => boolean;
  /** What the deletion of several records means for others. */
  ManyNote?: ComponentType;
}

/** The records of a page, one card for each. */
export function RecordCards<N extends EntityName>(props: RecordCardsProps<N>) {
  const { page, label, Card, empty, maySelect, ManyNote } = props;
  const { selection } = page;
  return (
    <RecordList page={page} label={label} isBounded tools={<ListTools page={page} />}>
      {(records, list, from) => {
        if (records.length === 0 && page.isNarrowed) return <NoMatches page={page} />;
        if (records.length === 0) return <NoRecords {...empty} onFirst={page.openNew} />;
        const { titleOf, plural } = recordWords(page.entity);
        const cardOf = (record: Stored<N>) => (
          <RecordCard Card={Card as AnyCard} record={record} actions={page.actions as AnyActions} />
        );
        const part = { name: list.name, from, isComplete: !list.hasNextPage };
        return (
          <>
            <CardGrid {...part} label={plural} items={records} onReach={list.onReach}>
              {(record) =>
                selection.isOn ? (
                  <SelectableCard
                    id={record.id}
                    title={titleOf(record)}
                    isSelected={selection.ids.has(record.id)}
                    toggle={maySelect?.(record) === false ? undefined : selection.toggle}
                  >
                    {cardOf(record)}
                  </SelectableCard>
                ) : (
                  cardOf(record)
                )
              }
            </CardGrid>
            <ListedIds {...part} selection={selection} records={records} maySelect={maySelect} />
            {selection.isOn && <SelectionBar page={page as AnyPage} Note={ManyNote} />}
          </>
        );
      }}
    </RecordList>
  );
}

const SelectionBar = lazyPart(() => import('./selection-bar.tsx').then((m) => m.SelectionBar));

/** Order and selection, beside the number of records. */
function ListTools<N extends EntityName>({ page: { list, order, selection } }: { page: RecordPage<N> }) {
  function start() {
    selection.start();
    // The button that had the focus is gone.
    list.current?.focus({ preventScroll: true });
  }
  return (
    <div className="flex items-center gap-2">
      <OrderSelect {...order} />
      {!selection.isOn && (
        <Button icon={ListChecks} variant="ghost" size="sm" className="shrink-0" onClick={start}>
          Selecionar
        </Button>
      )}
    </div>
  );
}

interface ListedIdsProps<R extends { id: string }> extends LoadedPart {
  selection: Selection;
  records: readonly R[];
  maySelect?: (record: R) => boolean;
}

/** Tells the selection which records were loaded, for a range and for all. */
function ListedIds<R extends { id: string }>(props: ListedIdsProps<R>) {
  const { records, maySelect, name, from, isComplete } = props;
  const { list } = props.selection;
  useEffect(() => {
    const ids = records.map((record) => (maySelect?.(record) === false ? null : record.id));
    list(ids, { name, from, isComplete });
  }, [list, records, maySelect, name, from, isComplete]);
  return null;
}

type AnyActions = RecordActions<EntityName>;
type AnyCard = ComponentType<{ record: object; actions: AnyActions }>;
type AnyPage = RecordPage<EntityName>;

// Typing in the search box must not render every card again.
const RecordCard = memo(function RecordCard(props: { Card: AnyCard; record: object; actions: AnyActions }) {
  const { Card, record, actions } = props;
  return <Card record={record} actions={actions} />;
});

interface NoRecordsContent {
  icon: LucideIcon;
  title: string;
  text: string;
  firstLabel: string;
  /** Another offer than creating the first record. */
  offer?: ReactNode;
}

function NoRecords({
  icon,
  title,
  text,
  firstLabel,
  offer,
  onFirst,
}: NoRecordsContent & { onFirst: () => void }) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <>
          <Button onClick={onFirst}>{firstLabel}</Button>
          {offer}
        </>
      }
    >
      {text}
    </EmptyState>
  );
}

export const NoMatches = <N extends EntityName>({ page }: { page: RecordPage<N> }) => (
  <NothingFound title={recordWords(page.entity).noneFound} onClear={page.clearSearch} />
);

/** A search or a filter without a match. */
export function NothingFound({ title, onClear }: { title: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={title}
      action={
        <Button variant="outline" onClick={onClear}>
          Limpar busca
        </Button>
      }
    >
      Confira a grafia ou procure por outra palavra.
    </EmptyState>
  );
}
