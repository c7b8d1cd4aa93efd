import type { ReactElement, ReactNode } from 'react';
import type { PatientChat } from '../share/patient-chat.ts';
import { useNumberQuestion } from '../share/without-number.tsx';
import { Way, type WayProps } from './way.tsx';

interface ChatWayProps extends Omit<WayProps, 'children'> {
  chat: PatientChat;
  /** What the link or button does, for the press that needs an answer first. */
  open: () => void;
  /** The link or button where the number is known, or the patient has none. */
  children: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** A way to send that opens a chat. Without the patient's number the person decides first, as in the row of actions. */
export function ChatWay({ chat, open, children, ...way }: ChatWayProps) {
  const { ask, question } = useNumberQuestion(chat);
  if (chat.isLoading)
    return (
      <Way {...way} hint="Buscando o telefone do paciente…">
        <button type="button" aria-disabled="true" />
      </Way>
    );
  return (
    <>
      <Way {...way}>{chat.isError ? <button type="button" onClick={() => ask(open)} /> : children}</Way>
      {question}
    </>
  );
}
