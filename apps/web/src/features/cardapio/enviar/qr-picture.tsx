import { type QrCode, qrPath } from '@alecrim/document';
import { ArrowLeft, Download } from 'lucide-react';
import { saveFile } from '../../../data/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { QrFigure } from '../../../ui/qr-figure.tsx';

export const QrPicture = ({ link }: { link: string }) => (
  <QrFigure label="QR code do link público" qr={qrPath(link)} />
);

interface QrFooterProps {
  link: string;
  title: string;
  onBack: () => void;
}

export const QrFooter = ({ link, title, onBack }: QrFooterProps) => (
  <>
    <Button icon={ArrowLeft} look="ghost" onClick={onBack} className="sm:mr-auto">
      Outras formas
    </Button>
    <Button icon={Download} look="outline" onClick={() => saveQrPicture(qrPath(link), title)}>
      Baixar imagem
    </Button>
  </>
);

// Sharp on paper at 5 cm, small enough for a message.
const MODULE = 16;
const MARGIN = 4;

/** Saves the code as a picture, for a message or a printed card. */
function saveQrPicture({ size, path }: QrCode, title: string): void {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = (size + 2 * MARGIN) * MODULE;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(MODULE, MODULE);
  pen.translate(MARGIN, MARGIN);
  pen.stroke(new Path2D(path));
  const name = title.replace(/[\\/:*?"<>|]+/g, ' ').slice(0, 100);
  canvas.toBlob((picture) => picture && saveFile(picture, `QR code - ${name}.png`));
}
