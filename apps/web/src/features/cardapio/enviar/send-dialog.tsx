import type { Stored } from '@alecrim/domain';
import { whatsappLink } from '@alecrim/domain/pure';
import { ExternalLink, Link2, QrCode as QrIcon } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { usePublicLinks } from '../../../data/cardapio-queries.ts';
import type { PaperChoice } from '../../../data/plan-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { usePlanExit } from '../conferir/use-plan-exit.tsx';
import { linkState } from '../share/link-changes.ts';
import { usePatientChat } from '../share/patient-chat.ts';
import { LinkReachNote } from './link-reach-note.tsx';
import { QrFooter, QrPicture } from './qr-picture.tsx';
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
  const { people } = usePatientChat(plan);
  const words = isQr
    ? {
        title: 'QR code do cardápio',
        description: 'Aponte a câmera do celular do paciente para abrir o cardápio.',
      }
    : { title: 'Enviar' };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        {...words}
        opener={opener}
        className="sm:max-w-md"
        footer={isQr && link && <QrFooter link={link} title={plan.titulo} onBack={() => setQr(false)} />}
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
                  <Way icon={Link2} title="Link no WhatsApp" hint="Uma mensagem curta com o link">
                    <a {...exit.linkProps('whatsapp', whatsappLink({ ...people, link }))} />
                  </Way>
                  <Way icon={QrIcon} title="QR code" hint="Para a câmera do paciente, aqui na consulta">
                    <button type="button" onClick={() => exit.leave('qr', () => setQr(true))} />
                  </Way>
                </>
              )}
            </ul>
            {link ? (
              <>
                <LinkReachNote reach={reach} />
                <Button look="link" size="inline" asChild className="justify-self-start">
                  <a {...exit.linkProps('aberto', link)}>
                    <ExternalLink aria-hidden="true" />
                    Abrir como o paciente vê
                  </a>
                </Button>
              </>
            ) : (
              <p className="text-sm text-muted">{withoutLink[state === 'expired' ? 'expired' : 'private']}</p>
            )}
          </div>
        )}
        {exit.question}
      </DialogContent>
    </Dialog>
  );
}

const withoutLink = {
  private: 'Link e QR code ficam aqui quando o cardápio está público.',
  expired: 'O link expirou. Escolha outra validade em “Opções” para enviar o link ou o QR code.',
};
