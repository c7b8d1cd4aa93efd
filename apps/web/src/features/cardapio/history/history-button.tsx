import type { Stored } from '@alecrim/domain';
import { History } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { VersionsSheet } from '../../records/versions-sheet.tsx';
import { ChangeList } from './change-list.tsx';
import { planChanges } from './plan-diff.ts';

/** Opens the versions of a plan, and reads them from the server only then. */
export function HistoryButton({ plan }: { plan: Stored<'Cardapio'> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="ghost" size="sm" onClick={() => setOpen(true)}>
        <History aria-hidden="true" />
        Histórico
      </Button>
      <VersionsSheet
        entity="Cardapio"
        record={plan}
        isOpen={isOpen}
        onOpenChange={setOpen}
        renderChanges={(before, after) => <ChangeList groups={planChanges(before, after)} />}
        restoreText={(moment) =>
          `O texto do cardápio volta a ser o de ${moment}, como uma nova versão. A atual continua no histórico, e o link público não muda.`
        }
      />
    </>
  );
}
