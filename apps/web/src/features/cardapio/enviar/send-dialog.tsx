import { type QrCode, qrPath } from '@alecrim/document';
import type { Stored } from '@alecrim/domain';
import { type LinkReach, whatsappLink } from '@alecrim/domain/pure';
import { ArrowLeft, Download, ExternalLink, Link2, QrCode as QrIcon, WifiOff } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { usePublicLinks } from '../../../data/cardapio-queries.ts';
import { type PaperChoice, saveFile } from '../../../data/files.ts';
import { openTab } from '../../../lib/open-tab.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger, OpenDialog } from '../../../ui/dialog.tsx';
import { QrFigure } from '../../../ui/qr-figure.tsx';
import { type PlanExit, usePlanExit } from '../conferir/use-plan-exit.tsx';
import { linkState } from '../share/link-changes.ts';
import { type PatientChat, usePatientChat } from '../share/patient-chat.ts';
import { ChatWay } from './chat-way.tsx';
import { SendFile } from './send-file.tsx';
import { SendText } from './send-text.tsx';
import { Way } from './way.tsx';

interface SendDialogProps {
  plan: Stored<'Cardapio'>;
  paper: PaperChoice;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Every way from here to the patient: the file, the text, the link and the QR code. */
export function SendDialog({ plan, paper, opener, onClose }: SendDialogProps) {
  const exit = usePlanExit(plan);
  const [isQr, setQr] = useState(false);
  const { linkOf, reach } = usePublicLinks();
  const state = linkState(plan);
  const link = state === 'working' ? linkOf(plan) : undefined;
  const chat = usePatientChat(plan);
  const words = isQr
    ? {
        title: 'QR code do cardápio',
        description: 'Aponte a câmera do celular do paciente para abrir o cardápio.',
      }
    : { title: 'Enviar' };
  return (
    <OpenDialog
      {...words}
      opener={opener}
      className="sm:max-w-md"
      footer={isQr && link && <QrFooter link={link} title={plan.titulo} onBack={() => setQr(false)} />}
      onClose={onClose}
    >
      {isQr && link ? (
        <QrPicture link={link} />
      ) : (
        <div className="grid grid-cols-1 gap-3">
          <ul aria-label="Formas de enviar" className="grid grid-cols-1 gap-2">
            <SendFile plan={plan} paper={paper} exit={exit} />
            <SendText plan={plan} link={link} exit={exit} />
            {link && (
              <>
                <LinkWay chat={chat} link={link} exit={exit} />
                <Way icon={QrIcon} title="QR code" hint="Para a câmera do paciente, aqui na consulta">
                  <button type="button" onClick={() => exit.leave('qr', () => setQr(true))} />
                </Way>
              </>
            )}
          </ul>
          {link ? (
            <>
              <LinkReachNote reach={reach} />
              <Button icon={ExternalLink} variant="link" size="inline" asChild className="justify-self-start">
                <a {...exit.linkProps('aberto', link)}>Abrir como o paciente vê</a>
              </Button>
            </>
          ) : (
            <p className="text-sm text-muted">{withoutLink[state === 'expired' ? 'expired' : 'private']}</p>
          )}
        </div>
      )}
      {exit.question}
    </OpenDialog>
  );
}

function LinkWay({ chat, link, exit }: { chat: PatientChat; link: string; exit: PlanExit }) {
  const address = whatsappLink({ ...chat.people, link });
  return (
    <ChatWay
      icon={Link2}
      title="Link no WhatsApp"
      hint="Uma mensagem curta com o link"
      chat={chat}
      open={() => exit.leave('whatsapp', () => openTab(address))}
    >
      <a {...exit.linkProps('whatsapp', address)} />
    </ChatWay>
  );
}

const withoutLink = {
  private: 'Link e QR code ficam aqui quando o cardápio está público.',
  expired: 'O link expirou. Escolha outra validade em “Opções” para enviar o link ou o QR code.',
};

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
          <Button variant="link" size="inline">
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

const QrPicture = ({ link }: { link: string }) => (
  <QrFigure label="QR code do link público" qr={qrPath(link)} />
);

interface QrFooterProps {
  link: string;
  title: string;
  onBack: () => void;
}

const QrFooter = ({ link, title, onBack }: QrFooterProps) => (
  <>
    <Button icon={ArrowLeft} variant="ghost" onClick={onBack} className="sm:mr-auto">
      Outras formas
    </Button>
    <Button icon={Download} variant="outline" onClick={() => saveQrPicture(qrPath(link), title)}>
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
