import { plural } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useClient, useUser } from '../../data/context.ts';
import { everythingQuery } from '../../data/everything-query.ts';
import { usePausedText } from '../../lib/address-search.ts';
import { cn } from '../../lib/cn.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useIsOffline } from '../../lib/network-state.ts';
import { type Combobox, isEnter, useCombobox } from '../../ui/combobox.ts';
import { OpenDialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { groupsOf, insidePlans, pagesNamed, type TargetGroup } from './targets.ts';

/** One box that finds patients, plans, templates, own foods and pages. Closing it forgets what was typed. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <OpenDialog
      onClose={onClose}
      title="Buscar em tudo"
      className="h-[92dvh] sm:h-[36rem] sm:max-w-xl"
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        box.current?.focus();
      }}
    >
      <SearchBody box={box} onClose={onClose} />
    </OpenDialog>
  );
}

// The server's limit for a search text.
const MAX_LENGTH = 200;

function SearchBody({ box, onClose }: { box: RefObject<HTMLInputElement | null>; onClose: () => void }) {
  const [text, setText] = useState('');
  const { groups, status } = useTargets(text);
  const navigate = useNavigate();
  const targets = groups.flatMap((group) => group.targets);
  const combobox = useCombobox({ count: targets.length, isListed: targets.length > 0, first: 0 });
  const [isWaiting, setWaiting] = useState(false);

  function choose(to: string | undefined) {
    if (to === undefined) return;
    onClose();
    void navigate(to);
  }
  const chooseFirst = useEffectEvent(() => choose(targets[0]?.to));
  // Enter before the answer means the first thing that it finds. The server's answer is outside React.
  useEffect(() => {
    if (!isWaiting || !status.isSettled) return;
    setWaiting(false);
    chooseFirst();
  }, [isWaiting, status.isSettled]);

  function onKeyDown(event: KeyboardEvent) {
    if (combobox.isMoved(event) || !isEnter(event)) return;
    event.preventDefault();
    if (status.isSettled || combobox.active > 0) choose(targets[combobox.active]?.to);
    else setWaiting(true);
  }

  return (
    <>
      <div className="sticky top-0 z-10 bg-surface pt-1 pb-3">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-6.5 left-3.5 size-4.5 -translate-y-1/2 text-muted"
        />
        <Input
          ref={box}
          type="search"
          {...combobox.fieldProps}
          aria-label="Buscar em tudo"
          enterKeyHint="go"
          maxLength={MAX_LENGTH}
          placeholder="Paciente, cardápio, receita, página..."
          className="pl-11 [&::-webkit-search-cancel-button]:hidden"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            combobox.reset();
            setWaiting(false);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p role="status" className="text-sm text-muted not-empty:pb-3">
        {status.text}
        <span className="sr-only">
          {status.isSettled && ` ${targets.length} ${plural(targets.length, 'resultado', 'resultados')}`}
        </span>
      </p>
      {status.error && <Notice variant="danger">{status.error}</Notice>}
      <TargetList combobox={combobox} groups={groups} onChoose={choose} />
    </>
  );
}

/** What the typed text finds so far. */
function useTargets(text: string): { groups: TargetGroup[]; status: Status } {
  const words = usePausedText(text);
  const isOffline = useIsOffline();
  const found = useQuery(everythingQuery(useClient(), useUser().id, words));
  const pages = pagesNamed(text);
  const records = words && found.data ? groupsOf(found.data) : [];
  const groups = [...records, pages, ...(words && !isOffline ? [insidePlans(words)] : [])];
  return {
    groups: groups.filter(({ targets }) => targets.length > 0),
    status: {
      text: isOffline ? 'Você está sem conexão: só as páginas são encontradas.' : '',
      isSettled: words === text.trim() && (!found.isFetching || isOffline),
      error: words && found.isError && !isOffline ? failureText(found.error) : undefined,
    },
  };
}

interface Status {
  text: string;
  /** Whether the list is the answer to the text that is in the box now. */
  isSettled: boolean;
  error: string | undefined;
}

interface TargetListProps {
  combobox: Combobox;
  groups: readonly TargetGroup[];
  onChoose: (to: string) => void;
}

/** The found targets by group. */
function TargetList({ combobox, groups, onChoose }: TargetListProps) {
  const { active, setActive } = combobox;
  let index = 0;
  return (
    <div id={combobox.listId} role="listbox" aria-label="Resultados">
      {groups.map(({ title, targets }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options.
        <div key={title} role="group" aria-label={title} className="pb-3">
          <p
            aria-hidden="true"
            className="px-2.5 pb-1 text-xs font-semibold tracking-wide text-muted uppercase"
          >
            {title}
          </p>
          {targets.map(({ to, label, detail, icon: Icon }) => {
            const place = index++;
            return (
              // biome-ignore lint/a11y/useFocusableInteractive: the combobox holds the focus and points here.
              // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the combobox's.
              <div
                key={to}
                {...combobox.optionProps(place)}
                role="option"
                aria-selected={place === active}
                onPointerMove={() => place !== active && setActive(place)}
                onClick={() => onChoose(to)}
                className={cn(
                  'flex min-h-11 cursor-pointer scroll-mt-20 items-center gap-3 rounded-lg px-2.5 py-1.5 md:min-h-9',
                  place === active && 'bg-soft',
                )}
              >
                <Icon aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
                <span className="min-w-0 truncate text-sm font-medium">{label}</span>
                {detail?.trim() && (
                  <span className="min-w-0 truncate text-sm text-muted">{detail.trim()}</span>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
