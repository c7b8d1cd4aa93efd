import { qrPath } from '@alecrim/document';
import { Download, QrCode as QrIcon } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../../ui/dialog.tsx';
import { QrFigure } from '../../../ui/qr-figure.tsx';
import { saveQrPicture } from './qr-picture.ts';

export function QrButton({ link, title }: { link: string; title: string }) {
  const qr = useMemo(() => qrPath(link), [link]);
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button look="outline" className="h-11 md:h-11">
          <QrIcon aria-hidden="true" />
          QR code
        </Button>
      </DialogTrigger>
      <DialogContent
        title="QR code do cardápio"
        description="Aponte a câmera do celular do paciente para abrir o cardápio."
        className="sm:max-w-md"
        footer={
          <Button look="outline" onClick={() => saveQrPicture(qr, title)}>
            <Download aria-hidden="true" />
            Baixar imagem
          </Button>
        }
      >
        <QrFigure label="QR code do link público" qr={qr} />
      </DialogContent>
    </Dialog>
  );
}
