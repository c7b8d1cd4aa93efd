import { publicLink } from '@alecrim/domain/pure';
import { useCallback } from 'react';
import { copyText } from '../../../lib/clipboard.ts';
import { useToast } from '../../../ui/toast.tsx';

/** Copies the public link of a plan and says so. */
export function useCopyLink() {
  const toast = useToast();
  return useCallback(
    async (token: string) => {
      const link = publicLink(location.origin, token);
      const isCopied = await copyText(link);
      toast(
        isCopied
          ? { title: 'Link público copiado!' }
          : { title: 'O navegador não deixou copiar. O link é este:', description: link },
      );
    },
    [toast],
  );
}
