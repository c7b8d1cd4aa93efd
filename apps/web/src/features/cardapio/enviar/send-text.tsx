import { planAsText } from '@alecrim/document/plan-as-text';
import type { Stored } from '@alecrim/domain';
import { LONGEST_CHAT_ADDRESS, publicMenuOf, whatsappChat } from '@alecrim/domain/pure';
import { Copy, MessageSquareText } from 'lucide-react';
import { useMemo } from 'react';
import { useUser } from '../../../data/context.ts';
import { copyText } from '../../../lib/clipboard.ts';
import { openTab } from '../../../lib/open-tab.ts';
import { useToast } from '../../../ui/toast.tsx';
import type { PlanExit } from '../conferir/use-plan-exit.tsx';
import { usePatientChat } from '../share/patient-chat.ts';
import { ChatWay } from './chat-way.tsx';
import { canShareText, shareSheet } from './share-sheet.ts';
import { Beside, Way } from './way.tsx';

interface SendTextProps {
  plan: Stored<'Cardapio'>;
  /** Absent where the link does not work. */
  link: string | undefined;
  exit: PlanExit;
}

/** The whole plan as a message. An address cannot carry a long one: then it goes by the share sheet or the clipboard. */
export function SendText({ plan, link, exit }: SendTextProps) {
  const user = useUser();
  const toast = useToast();
  const chat = usePatientChat(plan);
  const { phone } = chat.people;
  const text = useMemo(() => planAsText(publicMenuOf(plan, user), { link }), [plan, user, link]);
  const address = whatsappChat(phone, text);

  async function copy(done: string): Promise<boolean> {
    const isCopied = await copyText(text);
    toast({ title: isCopied ? done : 'Não foi possível copiar o texto' });
    return isCopied;
  }
  const props = {
    icon: MessageSquareText,
    title: 'Texto no WhatsApp',
    beside: (
      <Beside
        icon={Copy}
        label="Copiar o texto"
        onClick={() => exit.leave('texto', () => copy('Texto copiado'))}
      />
    ),
  };
  if (address.length <= LONGEST_CHAT_ADDRESS)
    return (
      <ChatWay
        {...props}
        hint="O plano inteiro, como mensagem"
        chat={chat}
        open={() => exit.leave('texto', () => openTab(address))}
      >
        <a {...exit.linkProps('texto', address)} />
      </ChatWay>
    );
  if (canShareText(text))
    return (
      <Way {...props} hint="O plano inteiro, como mensagem: você escolhe a conversa">
        <button
          type="button"
          onClick={() => exit.leave('texto', async () => (await shareSheet({ text })) === 'shared')}
        />
      </Way>
    );
  const copyAndOpen = () =>
    exit.leave('texto', async () => {
      // First: the clipboard is closed to a page behind another one.
      const isCopied = await copy('Texto copiado. Cole na conversa do WhatsApp.');
      if (isCopied) openTab(whatsappChat(phone));
      return isCopied;
    });
  return (
    <ChatWay
      {...props}
      hint="O plano é longo: o texto é copiado, e você o cola na conversa"
      chat={chat}
      open={copyAndOpen}
    >
      <button type="button" onClick={copyAndOpen} />
    </ChatWay>
  );
}
