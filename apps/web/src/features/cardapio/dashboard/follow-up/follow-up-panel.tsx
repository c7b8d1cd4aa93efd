import type { FollowUp } from '@alecrim/domain/pure';
import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { attempt, DISMISSED, pageStorage } from '../../../../lib/storage.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../../ui/tabs.tsx';
import { followUpGroups } from './groups.tsx';
import { RowList } from './row-list.tsx';

interface FollowUpPanelProps {
  query: { data: FollowUp | undefined; isFetching: boolean; refetch: () => unknown };
  /** The lists are on the screen, or there are none. */
  onShown: () => void;
}

export function FollowUpPanel({ query, onShown }: FollowUpPanelProps) {
  const { data } = query;
  // The height is that of the new content.
  useLayoutEffect(() => {
    if (data) onShown();
  }, [data, onShown]);
  return data ? <Lists data={data} /> : <CouldNotLoad {...query} />;
}

function Lists({ data }: { data: FollowUp }) {
  const [dismissed, dismiss] = useDismissed();
  const [chosen, setChosen] = useState('');
  const groups = followUpGroups(data, dismissed, dismiss);
  const open = groups.find(({ key }) => key === chosen) ?? groups[0];
  if (!open) return null;
  return (
    <section aria-labelledby="para-acompanhar" className="pb-8 sm:pb-10">
      <div className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
        <Tabs value={open.key} onValueChange={setChosen}>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <h2 id="para-acompanhar" className="text-lg font-semibold tracking-tight">
              Para acompanhar
            </h2>
            <TabList aria-labelledby="para-acompanhar" className="md:flex-wrap">
              {groups.map(({ key, name, total }) => (
                <Tab key={key} value={key} className="flex shrink-0 items-center gap-2 px-3">
                  {name}
                  {total !== undefined && <Badge className="bg-line text-ink">{total}</Badge>}
                </Tab>
              ))}
            </TabList>
          </div>
          {groups.map(({ key, rows, total }) => (
            <TabPanel key={key} value={key} className="mt-3">
              <RowList rows={rows} total={total ?? rows.length} />
            </TabPanel>
          ))}
        </Tabs>
      </div>
    </section>
  );
}

/** Quiet: the plans below are what the page is for. */
function CouldNotLoad({ isFetching, refetch }: FollowUpPanelProps['query']) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 pb-6 text-sm text-muted">
      <CircleAlert aria-hidden="true" className="size-4" />
      Os lembretes não foram carregados.
      <Button variant="link" size="inline" isBusy={isFetching} onClick={() => void refetch()}>
        Tentar de novo
      </Button>
    </p>
  );
}

// The oldest are forgotten: a list has at most twenty.
const MOST = 200;

/** The reminders that were dismissed on this device. A link with another end is another reminder. */
function useDismissed(): [ReadonlySet<string>, (reminder: string) => void] {
  const [dismissed, setDismissed] = useState<readonly string[]>(stored);
  function dismiss(reminder: string) {
    const next = [...dismissed, reminder].slice(-MOST);
    setDismissed(next);
    attempt(() => pageStorage()?.setItem(DISMISSED, JSON.stringify(next)));
  }
  return [new Set(dismissed), dismiss];
}

function stored(): readonly string[] {
  const list: unknown = attempt(() => JSON.parse(pageStorage()?.getItem(DISMISSED) ?? '[]'));
  return Array.isArray(list) ? list.map(String) : [];
}
