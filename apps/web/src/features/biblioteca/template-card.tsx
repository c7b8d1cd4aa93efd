import type { EntityName } from '@alecrim/domain';
import { shownLine } from '@alecrim/domain/pure';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { RecordCardProps } from '../records/record-page.tsx';

interface TemplateCardProps<N extends EntityName> extends RecordCardProps<N> {
  title: string;
  /** The category's colour, as a band along the card; without a colour there is no band. */
  colour?: string | null;
  badges: ReactNode;
  children: ReactNode;
  /** The main action, in a row of its own above the others. */
  main?: ReactNode;
  /** A template of another person can only be duplicated. */
  isReadOnly?: boolean;
}

/** How every template of the library looks in its list. */
export function TemplateCard<N extends EntityName>(props: TemplateCardProps<N>) {
  const { title, colour, record, actions, isReadOnly } = props;
  return (
    <Card className="relative flex h-full flex-col gap-3 overflow-hidden p-5 pl-6 sm:p-5 sm:pl-6">
      <span
        aria-hidden="true"
        style={{ backgroundColor: colour ?? undefined }}
        className="absolute inset-y-0 left-0 w-1.5 bg-line"
      />
      <header className="grid gap-2">
        <h2 className="line-clamp-2 font-semibold tracking-tight">{title}</h2>
        <div className="flex min-h-6 flex-wrap items-center gap-1.5">{props.badges}</div>
      </header>
      <div className="grow text-sm text-muted">{props.children}</div>
      <footer className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
        {props.main}
        {!isReadOnly && (
          <Button
            look="outline"
            size="sm"
            aria-label={`Editar ${title}`}
            onClick={() => actions.edit(record)}
          >
            <Pencil aria-hidden="true" />
            Editar
          </Button>
        )}
        <Button
          look="ghost"
          size="sm"
          aria-label={`Duplicar ${title}`}
          onClick={() => actions.duplicate(record)}
        >
          <Copy aria-hidden="true" />
          Duplicar
        </Button>
        {!isReadOnly && (
          <Button
            look="ghost"
            size="sm"
            aria-label={`Excluir ${title}`}
            className="ml-auto px-2 hover:bg-danger-soft hover:text-danger"
            onClick={() => actions.remove(record)}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        )}
      </footer>
    </Card>
  );
}

// Enough to recognise a template by; the rest is in its dialog.
const PREVIEW_LINES = 3;

/** The first lines of a list, and how many more there are. */
export function ItemPreview({ items, more }: { items: readonly string[]; more: (count: number) => string }) {
  const shown = items.slice(0, PREVIEW_LINES).map((text, place) => ({ text, place }));
  const rest = items.length - PREVIEW_LINES;
  return (
    <>
      <ul className="grid gap-1">
        {shown.map(({ text, place }) => (
          <li key={place} className="flex gap-2">
            <span aria-hidden="true" className="mt-2 size-1.5 shrink-0 rounded-full bg-line-strong/50" />
            <span className="line-clamp-2 min-w-0">{shownLine(text)}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="mt-1.5 pl-3.5 font-medium">{more(rest)}</p>}
    </>
  );
}

/** Marks a record of the starter library. */
export function SampleBadge() {
  return <Badge look="warning">Exemplo</Badge>;
}
