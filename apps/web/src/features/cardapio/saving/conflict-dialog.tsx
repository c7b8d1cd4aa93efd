import { Cardapio, duplicateOf } from '@alecrim/domain';
import { useState } from 'react';
import { contentOf, tidyContent } from '../../../data/plan-content.ts';
import type { PlanOrigin } from '../../../data/save-plan.ts';
import { newId } from '../../../lib/new-id.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { Comparison } from './comparison.tsx';
import type { PlanSaving, Problem } from './use-plan-saving.ts';

interface ConflictDialogProps {
  saving: PlanSaving;
  origin: PlanOrigin;
  onReload?: () => void;
}

/** Two people, or two tabs, wrote: nothing is overwritten, and nothing is lost, whichever way is taken. */
export function ConflictDialog({ saving, origin, onReload }: ConflictDialogProps) {
  const { problem, dismiss } = saving;
  return (
    <Dialog open={problem !== null} onOpenChange={(isOpen) => !isOpen && dismiss()}>
      {problem && <Question problem={problem} saving={saving} origin={origin} onReload={onReload} />}
    </Dialog>
  );
}

function Question({ problem, saving, origin, onReload }: ConflictDialogProps & { problem: Problem }) {
  const [isComparing, setComparing] = useState(false);
  const [copyKey] = useState(newId);
  const { mine } = problem;
  const isGone = problem.kind === 'gone';

  return (
    <DialogContent
      role="alertdialog"
      isText
      title={isGone ? 'Este cardápio foi excluído' : 'Este cardápio mudou em outro lugar'}
      description={
        isGone
          ? 'Ele foi excluído em outra aba ou aparelho enquanto você editava. O seu texto continua aqui.'
          : 'Ele foi salvo em outra aba ou aparelho depois que você o abriu. Nada foi sobrescrito, e o seu texto continua aqui.'
      }
      className={isComparing ? 'sm:max-w-4xl' : 'sm:max-w-xl'}
      footer={
        <>
          {!isGone && (
            <>
              <Button look="ghost" className="sm:mr-auto" onClick={() => setComparing(!isComparing)}>
                {isComparing ? 'Ocultar comparação' : 'Comparar'}
              </Button>
              <Button look="outline" onClick={onReload}>
                Recarregar
              </Button>
            </>
          )}
          <Button
            isBusy={saving.status !== 'idle'}
            onClick={() => void saving.saveAsCopy(asCopy(mine), copyKey)}
          >
            Salvar o meu como cópia
          </Button>
        </>
      }
    >
      {isComparing && problem.kind === 'conflict' ? (
        <Comparison base={origin.content} mine={tidyContent(mine)} theirs={problem.current} />
      ) : (
        !isGone && (
          <ul className="grid list-disc gap-1.5 pl-5 text-sm">
            <li>
              <strong>Comparar</strong> mostra o que você mudou e o que mudou no outro lugar.
            </li>
            <li>
              <strong>Recarregar</strong> abre a versão salva; o seu texto fica guardado como rascunho.
            </li>
            <li>
              <strong>Salvar o meu como cópia</strong> cria outro cardápio com o seu texto.
            </li>
          </ul>
        )
      )}
    </DialogContent>
  );
}

/** The same words on the title as on any other copy. */
const asCopy = (content: Problem['mine']) =>
  contentOf(duplicateOf('Cardapio', { ...Cardapio.blank, ...content }));
