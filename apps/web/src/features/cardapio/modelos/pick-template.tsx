import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import type { PlanContent } from '../../../data/plan-content.ts';
import { paths } from '../../../lib/paths.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../../ui/dialog.tsx';
import type { Modelo } from './modelo-words.ts';
import { TemplateShelf } from './template-shelf.tsx';
import { hasWrittenText } from './written-text.ts';

interface PickTemplateProps {
  onClose: () => void;
  onTake: (modelo: Modelo) => void;
}

/** Chooses the template that a new plan starts from, and asks before it replaces a text. */
export function PickTemplate({ onClose, onTake }: PickTemplateProps) {
  const { getValues } = useFormContext<PlanContent>();
  const [picked, setPicked] = useState<Modelo | null>(null);
  const pick = (modelo: Modelo) => (hasWrittenText(getValues()) ? setPicked(modelo) : onTake(modelo));
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Começar de um modelo"
        className="h-[92dvh] sm:h-[80dvh] sm:max-w-3xl"
        footer={
          <>
            <Button asChild look="ghost" className="sm:mr-auto">
              <Link to={paths.modelos}>Gerenciar modelos</Link>
            </Button>
            <DialogClose asChild>
              <Button look="outline">Cancelar</Button>
            </DialogClose>
          </>
        }
      >
        <TemplateShelf onPick={pick} />
      </DialogContent>
      <AlertDialog
        isOpen={picked !== null}
        onOpenChange={(isOpen) => !isOpen && setPicked(null)}
        title="Trocar o que já está no cardápio?"
        confirmLabel="Usar modelo"
        onConfirm={() => picked && onTake(picked)}
      >
        O texto e as metas do modelo entram no lugar dos que estão aqui. O que você escreveu fica guardado
        neste aparelho como rascunho. O título e o paciente não mudam.
      </AlertDialog>
    </Dialog>
  );
}
