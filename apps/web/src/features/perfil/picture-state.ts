import { ownPicture } from '@alecrim/domain/pure';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../data/client-context.tsx';
import { type Picture, saveProfile, uploadPicture } from '../../data/profile.ts';
import { useSession, useUser } from '../../data/session-context.ts';
import { useToast } from '../../ui/toast.tsx';
import { useLocalPreview } from './local-preview.ts';
import { logUploadFailure } from './upload-log.ts';

/** The state of one picture of the profile: the stored picture, the upload and its error. */
export function usePicture(picture: Picture, noun: 'logo' | 'foto', title: string) {
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

  function remove() {
    upload.reset();
    change.mutate(null, {
      onSuccess: () =>
        toast({
          title: `${title} removida`,
          action: { label: 'Desfazer', onPress: () => change.mutate(saved) },
        }),
    });
  }

  return {
    saved,
    shown: preview.address ?? ownPicture(saved),
    progress,
    isRemoving: change.isPending,
    uploadError: upload.error,
    removalError: change.error,
    upload: upload.mutate,
    remove,
  };
}
