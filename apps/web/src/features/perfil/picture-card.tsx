import { ImageOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Picture } from '../../data/profile.ts';
import { cn } from '../../lib/cn.ts';
import { failureText } from '../../lib/failure-text.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePicture } from './picture-state.ts';

interface PictureCardProps {
  picture: Picture;
  title: string;
  hint: string;
  /** As the sentences use it: "a logo", "a foto". */
  noun: 'logo' | 'foto';
}

// Named one by one, so that phones turn their own formats into one of these.
const IMAGES = 'image/png,image/jpeg,image/webp';

/** One picture of the brand: chooses, uploads, shows and removes it. */
export function PictureCard({ picture, title, hint, noun }: PictureCardProps) {
  const state = usePicture(picture, noun, title);
  const { saved, shown, progress } = state;
  const error = state.uploadError ?? state.removalError;
  const [isAsking, setAsking] = useState(false);

  return (
    <Card className="grid content-start gap-4">
      <CardTitle>{title}</CardTitle>
      <div className="flex items-center gap-5">
        <span
          className={cn(
            'flex size-28 shrink-0 items-center justify-center overflow-hidden border border-line bg-soft text-line-strong',
            noun === 'foto' ? 'rounded-full' : 'rounded-control',
          )}
        >
          {shown ? (
            <img
              src={shown}
              alt={`${title} atual`}
              className={cn(
                'size-full',
                noun === 'foto' ? 'object-cover' : 'bg-white object-contain p-2',
                progress !== null && 'opacity-50',
              )}
            />
          ) : (
            <ImageOff aria-hidden="true" className="size-7" />
          )}
        </span>
        <div className="grid min-w-0 grow justify-items-start gap-2">
          <FilePicker
            label={saved ? `Trocar ${noun}` : `Enviar ${noun}`}
            accept={IMAGES}
            progress={progress}
            onPick={(file) => state.upload(file)}
            className="w-full justify-items-start [&_[role=progressbar]]:w-full"
          />
          {saved && progress === null && (
            <Button
              look="ghost"
              className="text-danger hover:bg-danger-soft hover:text-danger"
              isBusy={state.isRemoving}
              onClick={() => setAsking(true)}
            >
              <Trash2 aria-hidden="true" />
              Remover {noun}
            </Button>
          )}
        </div>
      </div>
      <p className="text-sm text-muted">{hint}</p>
      {error && (
        <Notice look="danger">
          {state.uploadError ? `Não foi possível enviar a ${noun}.` : `Não foi possível alterar a ${noun}.`}{' '}
          {failureText(error)}
        </Notice>
      )}
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Tem certeza que deseja remover a ${noun}?`}
        confirmLabel="Remover"
        isDestructive
        onConfirm={state.remove}
      />
    </Card>
  );
}
