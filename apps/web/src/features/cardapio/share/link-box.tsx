import { type QrCode, qrPath } from '@alecrim/document';
import type { Stored } from '@alecrim/domain';
import type { LinkReach } from '@alecrim/domain/pure';
import { Download, ExternalLink, Link2, QrCode as QrIcon, WifiOff } from 'lucide-react';
import { useId, useMemo } from 'react';
import { usePublicLinks } from '../../../data/cardapio-queries.ts';
import { saveFile } from '../../../data/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../../ui/dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { QrFigure } from '../../../ui/qr-figure.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { CopyButton } from './copy-button.tsx';
import { LinkSettings } from './link-settings.tsx';
import { Openings } from './openings.tsx';

/** The public link: to copy, to scan, to open, and what it allows. */
export function LinkBox({ plan }: { plan: Stored<'Cardapio'> }) {
  const { linkOf, reach } = usePublicLinks();
  const link = linkOf(plan);
  const id = useId();
  return (
    <Card className="grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <label htmlFor={id} className="flex items-center gap-2 font-semibold">
          <Link2 aria-hidden="true" className="size-4.5 text-brand-ink" />
          Link público
        </label>
        <Openings id={plan.id} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Input
          id={id}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className="min-w-0 grow basis-full truncate lg:basis-60"
        />
        <CopyButton text={link} />
        <QrButton link={link} title={plan.titulo} />
        <Tooltip text="Abrir como o paciente vê">
          <Button asChild look="outline" size="icon" className="size-11 md:size-11">
            <a href={link} target="_blank" rel="noopener noreferrer" aria-label="Abrir como o paciente vê">
              <ExternalLink aria-hidden="true" />
            </a>
          </Button>
        </Tooltip>
      </div>
      <LinkReachNote reach={reach} />
      <LinkSettings plan={plan} />
    </Card>
  );
}

const places = { computer: 'neste computador', network: 'na rede deste computador' };

/** Says that a patient elsewhere cannot open the link, and what to do about it. */
function LinkReachNote({ reach }: { reach: LinkReach }) {
  if (reach === 'everywhere') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-warning-soft px-4 py-2.5 text-sm">
      <WifiOff aria-hidden="true" className="size-4 shrink-0 text-warning" />
      <p className="min-w-48 grow basis-0 font-medium text-warning">
        Este link só abre {places[reach]}. O paciente, no celular dele, não consegue abrir.
      </p>
      <Dialog>
        <DialogTrigger asChild>
          <Button look="link" size="inline">
            Como colocar no ar
          </Button>
        </DialogTrigger>
        <DialogContent
          title="Colocar no ar"
          description="Para os pacientes abrirem os cardápios de qualquer lugar, o Alecrim precisa de um endereço público."
          className="sm:max-w-lg"
        >
          <ol className="grid list-decimal gap-2 pl-5">
            <li>Um computador que fique ligado: um servidor pequeno, alugado por mês, basta.</li>
            <li>Um endereço, por exemplo cardapios.seunome.com.br, que aponte para ele.</li>
            <li>Esse endereço, com https, em Meu Perfil → Consultório. Todos os links passam a usá-lo.</li>
          </ol>
          <p className="mt-3 text-muted">
            O guia completo, com cada comando, veio com o programa:{' '}
            <code className="rounded bg-soft px-1">docs/pt-BR/colocar-no-ar.md</code>. Quem sabe usar um
            terminal leva cerca de dez minutos.
          </p>
        </DialogContent>
      </Dialog>
    </div>
  );
}

function QrButton({ link, title }: { link: string; title: string }) {
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
