import { useCallback } from 'react';
import { failureText } from '../lib/failure-text.ts';
import { useToast } from './toast.tsx';

/** The notice of a failure: what did not happen, why, and another try where there is one. */
export function useFailureNotice() {
  const toast = useToast();
  return useCallback(
    (title: string, again?: () => void) => (error: unknown) =>
      void toast({
        title,
        description: failureText(error),
        look: 'destructive',
        action: again && { label: 'Tentar de novo', onPress: again },
      }),
    [toast],
  );
}
