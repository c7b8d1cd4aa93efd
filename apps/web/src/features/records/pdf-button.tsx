import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type LoadPdf, usePdfDownload } from '../../data/files.ts';
import { failureCode } from '../../lib/failure-text.ts';
import { useIsOffline } from '../../lib/network-state.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureNotice } from '../../ui/toast.tsx';

interface PdfButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> {
  load: LoadPdf;
  label?: string;
}

/** Downloads a document that the server makes as a file. */
export function PdfButton({ load, label = 'Baixar PDF', variant = 'outline', ...rest }: PdfButtonProps) {
  const failed = useFailureNotice();
  const isOffline = useIsOffline();
  const { mutate, isPending } = usePdfDownload(load, (error) =>
    // A document that is too long would be refused again.
    failed('Não foi possível baixar o PDF', failureCode(error) === 'TOO_LARGE' ? undefined : mutate)(error),
  );
  return (
    <Button
      {...rest}
      variant={variant}
      isBusy={isPending}
      disabled={isOffline}
      title={isOffline ? 'Sem conexão: o PDF é preparado pelo servidor.' : undefined}
      onClick={() => mutate()}
    >
      {!isPending && <Download aria-hidden="true" />}
      {label}
    </Button>
  );
}
