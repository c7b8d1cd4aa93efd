import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type LoadPdf, usePdfDownload } from '../../data/pdf-file.ts';
import { useIsOffline } from '../../lib/network-state.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureNotice } from '../../ui/toast.tsx';

interface PdfButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'className'> {
  load: LoadPdf;
}

/** Downloads a document that the server makes as a file. */
export function PdfButton({ load, look = 'outline', ...rest }: PdfButtonProps) {
  const failed = useFailureNotice();
  const isOffline = useIsOffline();
  const { mutate, isPending } = usePdfDownload(load, (error) =>
    failed('Não foi possível baixar o PDF', mutate)(error),
  );
  return (
    <Button
      {...rest}
      look={look}
      isBusy={isPending}
      disabled={isOffline}
      title={isOffline ? 'Sem conexão: o PDF é preparado pelo servidor.' : undefined}
      onClick={() => mutate()}
    >
      {!isPending && <Download aria-hidden="true" />}
      Baixar PDF
    </Button>
  );
}
