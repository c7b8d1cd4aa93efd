import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../../ui/dialog.tsx';
import { ModeloPreview } from './modelo-preview.tsx';
import { type Modelo, modeloSummary } from './modelo-words.ts';

export function ModeloDialog({ modelo, onClose }: { modelo: Modelo; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        isText
        title={modelo.nome}
        description={modeloSummary(modelo)}
        className="sm:max-w-2xl"
        footer={
          <>
            <DialogClose asChild>
              <Button look="outline">Fechar</Button>
            </DialogClose>
            <Button asChild>
              <Link to={paths.criarFrom(modelo.id)}>Usar modelo</Link>
            </Button>
          </>
        }
      >
        <ModeloPreview modelo={modelo} />
      </DialogContent>
    </Dialog>
  );
}
