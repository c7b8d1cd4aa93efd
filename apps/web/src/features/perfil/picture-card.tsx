import { ownPicture } from '@alecrim/domain/pure';
import { useMutation } from '@tanstack/react-query';
import { ImageOff, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useClient, useSession, useUser } from '../../data/context.ts';
import { type Picture, saveProfile, uploadPicture } from '../../data/own-account.ts';
import { cn } from '../../lib/cn.ts';
import { failureText } from '../../lib/failure-text.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFailureNotice, useToast } from '../../ui/toast.tsx';

interface PictureCardProps extends PictureControlProps {
  hint: string;
}

interface PictureControlProps {
  picture: Picture;
  title: string;
  /** As the sentences use it: "a logo", "a foto". */
  noun: 'logo' | 'foto';
}

// Named one by one, so that phones turn their own formats into one of these.
const IMAGES = 'image/png,image/jpeg,image/webp';

export const PictureCard = ({ hint, ...control }: PictureCardProps) => (
  <Card className="grid content-start gap-4">
    <CardTitle>{control.title}</CardTitle>
    <PictureControl {...control} />
    <p className="text-sm text-muted">{hint}</p>
  </Card>
);

/** One picture of the brand: chooses, uploads, shows and removes it. */
export function PictureControl({ picture, title, noun }: PictureControlProps) {
  const state = usePicture(picture, noun, title);
  const { saved, shown, progress } = state;
  const error = state.uploadError ?? state.removalError;
  const [isAsking, setAsking] = useState(false);

  return (
    <div className="grid gap-4">
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
              icon={Trash2}
              variant="ghostDanger"
              isBusy={state.isRemoving}
              onClick={() => setAsking(true)}
            >
              Remover {noun}
            </Button>
          )}
        </div>
      </div>
      {error && (
        <Notice variant="danger">
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
    </div>
  );
}

/** The state of one picture of the profile: the stored picture, the upload and its error. */
function usePicture(picture: Picture, noun: 'logo' | 'foto', title: string) {
  const client = useClient();
  const session = useSession();
  const toast = useToast();
  const saved = useUser()[picture];
  const preview = useLocalPreview();
  const [progress, setProgress] = useState<number | null>(null);

  const upload = useMutation({
    mutationFn: (file: File) => {
      preview.show(file);
      setProgress(0);
      return uploadPicture(client, session, picture, file, setProgress);
    },
    onSuccess: () => toast({ title: `${title} atualizada` }),
    onError: (error) => logUploadFailure(noun, error),
    onSettled: () => {
      setProgress(null);
      preview.clear();
    },
  });

  const change = useMutation({
    mutationFn: (address: string | null) => saveProfile(client, session, { [picture]: address }),
  });

  const failed = useFailureNotice();
  // The offer to undo stays on other pages, where nothing else would tell of a failure.
  const undo = useMutation({
    mutationFn: (address: string | null) => saveProfile(client, session, { [picture]: address }),
    onError: failed('Não foi possível desfazer'),
  });

  function remove() {
    upload.reset();
    change.mutate(null, {
      onSuccess: () =>
        toast({
          title: `${title} removida`,
          action: { label: 'Desfazer', onPress: () => undo.mutate(saved) },
        }),
    });
  }

  return {
    saved,
    shown: preview.address ?? ownPicture(saved),
    progress,
    isRemoving: change.isPending || undo.isPending,
    uploadError: upload.error,
    removalError: change.error,
    upload: upload.mutate,
    remove,
  };
}

/** The picture just chosen, shown from this device while it is being sent. */
function useLocalPreview() {
  const [address, setAddress] = useState<string | null>(null);

  // An object URL keeps its file in memory until it is revoked.
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address]);

  return {
    address,
    show: (file: File) => setAddress(URL.createObjectURL(file)),
    clear: () => setAddress(null),
  };
}

/** A failed upload is logged under this name; the person sees the reason beside the picture (P45). */
function logUploadFailure(noun: 'logo' | 'foto', error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a failed upload is looked for in this log (P45).
  console.error(`Erro ao fazer upload da ${noun}`, error);
}
