import type { Stored } from '@alecrim/domain';
import { ExternalLink, Link2 } from 'lucide-react';
import { useId } from 'react';
import { usePublicLinks } from '../../../data/cardapio-queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Input } from '../../../ui/input.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { CopyButton } from './copy-button.tsx';
import { LinkReachNote } from './link-reach-note.tsx';
import { LinkSettings } from './link-settings.tsx';
import { Openings } from './openings.tsx';
import { QrButton } from './qr-button.tsx';

/** The public link: to copy, to scan, to open, and what it allows. */
export function LinkBox({ plan }: { plan: Stored<'Cardapio'> }) {
  const { linkOf, reach } = usePublicLinks();
  const link = linkOf(plan);
  const id = useId();
  return (
    <Card className="grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <label htmlFor={id} className="flex items-center gap-2 font-semibold">
          <Link2 aria-hidden="true" className="size-4.5 text-brand-ink" />
          Link público
        </label>
        <Openings id={plan.id} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Input
          id={id}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className="min-w-0 grow basis-full truncate lg:basis-60"
        />
        <CopyButton text={link} />
        <QrButton link={link} title={plan.titulo} />
        <Tooltip text="Abrir como o paciente vê">
          <Button asChild look="outline" size="icon" className="size-11 md:size-11">
            <a href={link} target="_blank" rel="noopener noreferrer" aria-label="Abrir como o paciente vê">
              <ExternalLink aria-hidden="true" />
            </a>
          </Button>
        </Tooltip>
      </div>
      <LinkReachNote reach={reach} />
      <LinkSettings plan={plan} />
    </Card>
  );
}
