import '@alecrim/document/document.css';
import '@alecrim/document/header.css';
import '@alecrim/document/numbers.css';
import '@alecrim/document/print.css';
import '@alecrim/document/large-print.css';
import '@alecrim/document/swaps.css';
import { CardapioDocument, Estimativa, Nutrientes, qrPath, updatedOn } from '@alecrim/document';
import type { Stored } from '@alecrim/domain';
import { menuWithNumbers } from '@alecrim/domain/pure';
import { useMemo } from 'react';
import { usePublicLinks } from '../../../data/cardapio-queries.ts';
import { useUser } from '../../../data/context.ts';
import { linkState } from './link-changes.ts';

/** The plan as the patient gets it on a light screen and on paper. */
export function PlanDocument({ plan, inkSaving }: { plan: Stored<'Cardapio'>; inkSaving: boolean }) {
  const link = usePublicLinks().linkOf(plan);
  // A link that does not work is not printed.
  const isShared = linkState(plan) === 'working';
  return (
    <DocumentOf
      plan={plan}
      saved={plan.content_date ?? plan.updated_date}
      link={isShared ? link : undefined}
      inkSaving={inkSaving}
    />
  );
}

interface DocumentOfProps {
  /** A plan, or the fields that an earlier version of it held. */
  plan: object;
  saved: string;
  link?: string;
  inkSaving?: boolean;
}

export function DocumentOf({ plan, saved, link, inkSaving }: DocumentOfProps) {
  const user = useUser();
  const menu = useMemo(() => menuWithNumbers(plan, user), [plan, user]);
  const shared = useMemo(() => link && { link: { url: link }, qr: qrPath(link) }, [link]);
  return (
    <div className="-mx-4 scheme-light sm:mx-0 [&>.doc]:shadow-card [&>.doc]:ring-1 [&>.doc]:ring-line">
      <CardapioDocument
        menu={menu}
        Numbers={Estimativa}
        Nutrients={Nutrientes}
        date={updatedOn(saved)}
        {...shared}
        inkSaving={inkSaving}
      />
    </div>
  );
}
