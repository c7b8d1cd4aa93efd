import type { EntityName } from '@alecrim/domain';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
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

/** The card of a template or an own food. */
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
            icon={Pencil}
            variant="outline"
            size="sm"
            aria-label={`Editar ${title}`}
            onClick={() => actions.edit(record)}
          >
            Editar
          </Button>
        )}
        <Button
          icon={Copy}
          variant="ghost"
          size="sm"
          aria-label={`Duplicar ${title}`}
          onClick={() => actions.duplicate(record)}
        >
          Duplicar
        </Button>
        {!isReadOnly && (
          <Button
            icon={Trash2}
            variant="ghost"
            size="sm"
            aria-label={`Excluir ${title}`}
            className="ml-auto px-2 hover:bg-danger-soft hover:text-danger"
            onClick={() => actions.remove(record)}
          />
        )}
      </footer>
    </Card>
  );
}
