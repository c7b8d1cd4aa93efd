import type { Stored } from '@alecrim/domain';
import { whatsappWithFile } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { type PaperChoice, saveFile, usePlanFile } from '../../../data/files.ts';
import { failureCode, failureText } from '../../../lib/failure-text.ts';
import { useIsOffline } from '../../../lib/network-state.ts';
import { openTab } from '../../../lib/open-tab.ts';
import { useFailureNotice, useToast } from '../../../ui/toast.tsx';
import type { PlanExit } from '../conferir/use-plan-exit.tsx';
import { usePatientChat } from '../share/patient-chat.ts';
import { useNumberQuestion } from '../share/without-number.tsx';
import { canShareFile, shareSheet } from './share-sheet.ts';
import { Beside, Way } from './way.tsx';

interface SendFileProps {
  plan: Stored<'Cardapio'>;
  paper: PaperChoice;
  exit: PlanExit;
}

/** The PDF file: on a phone into the share sheet, elsewhere into the downloads, and WhatsApp opens with the words. */
export function SendFile({ plan, paper, exit }: SendFileProps) {
  // It was asked for when the dialog opened: a share sheet opens only shortly after a press.
  const { data: file, error, isFetching, refetch } = useQuery(usePlanFile(plan, paper).query);
  const [isLate, setLate] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const isOffline = useIsOffline() && !file;
  // Another try would end alike.
  const isTooLong = failureCode(error) === 'TOO_LARGE';
  const isAbsent = isOffline || isTooLong;
  const { people, isLoading, isError, retry } = usePatientChat(plan);
  const { ask, question } = useNumberQuestion({ retry });
  const openChat = () => openTab(whatsappWithFile(people));
  const hasNoNumberYet = isLoading || isError;
  const toast = useToast();
  const failed = useFailureNotice();

  async function share(shared: File): Promise<boolean> {
    const outcome = await shareSheet({ files: [shared] });
    setLate(outcome === 'late');
    return outcome === 'shared';
  }

  function saveAndOpen(saved: File): true {
    saveFile(saved, saved.name);
    if (hasNoNumberYet) ask(openChat);
    else openChat();
    toast({
      title: 'PDF baixado',
      description: 'Anexe o arquivo à conversa do WhatsApp.',
      action: hasNoNumberYet ? undefined : { label: 'Abrir WhatsApp', onPress: openChat },
    });
    return true;
  }

  /** Called in the press: with the file at hand, nothing is awaited before the sheet or the window opens. */
  const send = (sent: File) => (canShareFile(sent) ? share(sent) : saveAndOpen(sent));

  /** A press before the file is there waits for it. */
  async function sendWhenReady(act: (ready: File) => unknown) {
    setWaiting(true);
    const { data } = await refetch({ cancelRefetch: false });
    setWaiting(false);
    return data ? act(data) : false;
  }
  const leaveWith = (act: (ready: File) => unknown) =>
    exit.leave('pdf', () =>
      Promise.resolve(file ? act(file) : sendWhenReady(act)).catch((reason: unknown) => {
        failed('Não foi possível enviar o PDF')(reason);
        return false;
      }),
    );

  return (
    <>
      <Way
        icon={FileText}
        title="PDF"
        isBusy={isWaiting}
        isFailed={Boolean(error) && !file}
        hint={hintOf()}
        beside={
          <Beside
            icon={Download}
            label="Só baixar o PDF"
            aria-disabled={isAbsent}
            onClick={() => !isAbsent && leaveWith((saved) => saveFile(saved, saved.name))}
          />
        }
      >
        <button type="button" aria-disabled={isAbsent} onClick={() => !isAbsent && leaveWith(send)} />
      </Way>
      {question}
    </>
  );

  function hintOf(): string {
    if (isOffline) return 'Sem conexão: o PDF é preparado pelo servidor.';
    if (isLate) return 'O arquivo está pronto. Toque de novo para enviar.';
    if (file) return file.name;
    if (isTooLong) return failureText(error);
    if (error && !isFetching) return `${failureText(error)} Toque para tentar de novo.`;
    return 'Preparando o arquivo…';
  }
}
