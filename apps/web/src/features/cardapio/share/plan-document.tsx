import '@alecrim/document/days.css';
import '@alecrim/document/document.css';
import '@alecrim/document/header.css';
import '@alecrim/document/large-print.css';
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
import type { PaperChoice } from '../../../data/files.ts';
import { linkState } from './link-changes.ts';

/** The plan as the patient gets it on a light screen and on paper. */
export function PlanDocument({ plan, paper }: { plan: Stored<'Cardapio'>; paper: PaperChoice }) {
  const link = usePublicLinks().linkOf(plan);
  // A link that does not work is not printed.
  const isShared = linkState(plan) === 'working';
  return (
    <DocumentOf
      plan={plan}
      saved={plan.content_date ?? plan.updated_date}
      link={isShared ? link : undefined}
      paper={paper}
    />
  );
}

interface DocumentOfProps {
  /** A plan, or the fields that an earlier version of it held. */
  plan: object;
  saved: string;
  link?: string;
  paper?: PaperChoice;
}

export function DocumentOf({ plan, saved, link, paper }: DocumentOfProps) {
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
        inkSaving={paper?.tinta === 'pouca'}
        largePrint={paper?.letra === 'grande'}
      />
    </div>
  );
}
