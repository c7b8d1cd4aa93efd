import { useCallback } from 'react';
import { failureText } from '../lib/failure-text.ts';
import { useToast } from './toast.tsx';

/** Shows the notice of a failure: its title, the reason and, with `retry`, a button. */
export function useFailureNotice() {
  const toast = useToast();
  return useCallback(
    (title: string, retry?: () => void) => (error: unknown) =>
      void toast({
        title,
        description: failureText(error),
        look: 'destructive',
        action: retry && { label: 'Tentar de novo', onPress: retry },
      }),
    [toast],
  );
}
