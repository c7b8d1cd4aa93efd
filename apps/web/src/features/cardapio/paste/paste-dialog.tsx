import {
  blocksOfText,
  isTooLongToPaste,
  type PastedPlan,
  planOfBlocks,
} from '@alecrim/domain/plan-from-text';
import { useRef, useState } from 'react';
import { useUser } from '../../../data/context.ts';
import { isSignedOut } from '../../../data/sign-out.ts';
import { attempt, PASTED_TEXT } from '../../../lib/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogClose, OpenDialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type EditedBlock, editable } from './edit-blocks.ts';
import { PastePreview } from './paste-preview.tsx';
import { PasteText } from './paste-text.tsx';

interface PasteDialogProps {
  onClose: () => void;
  /** Returns false if the plan does not fit. */
  onTake: (plan: PastedPlan) => boolean;
}

/** Makes a plan out of a text: first the text, then its parts, which can be corrected before they are taken. */
export function PasteDialog({ onClose, onTake }: PasteDialogProps) {
  const { text, preview, write } = usePasted();
  const [isPreviewed, setPreviewed] = useState(false);
  const [isReading, setReading] = useState(false);
  const [isTooMuch, setTooMuch] = useState(false);
  const isTaken = useRef(false);
  const tooLong = isTooLongToPaste(text);

  function show() {
    // Corrections are kept as long as the text is the same.
    if (preview?.text !== text) write(text, { text, blocks: editable(blocksOfText(text)) });
    setTooMuch(false);
    setPreviewed(true);
  }

  function accept() {
    isTaken.current = onTake(planOfBlocks(preview?.blocks ?? []));
    setTooMuch(!isTaken.current);
    if (!isTaken.current) return;
    write('');
    onClose();
  }

  const shown = isPreviewed ? preview : undefined;
  return (
    <OpenDialog
      title="Colar um cardápio"
      description={
        shown
          ? 'Confira as partes. O que estiver no lugar errado pode mudar de tipo ou de lugar.'
          : 'Cole o texto do Word, do WhatsApp, de uma página ou de um PDF, ou abra um arquivo.'
      }
      className="h-[92dvh] sm:h-[86dvh] sm:max-w-3xl"
      // The title of the plan gets the focus, not the button that opened the dialog.
      onCloseAutoFocus={(event) => {
        if (!isTaken.current) return;
        event.preventDefault();
        document.getElementsByName('titulo')[0]?.focus();
      }}
      footer={
        shown ? (
          <>
            <Button variant="outline" className="sm:mr-auto" onClick={() => setPreviewed(false)}>
              Voltar ao texto
            </Button>
            <Button disabled={shown.blocks.every(({ kind }) => kind === 'fora')} onClick={accept}>
              Usar no cardápio
            </Button>
          </>
        ) : (
          <>
            <DialogClose asChild>
              <Button variant="outline">Cancelar</Button>
            </DialogClose>
            <Button disabled={text.trim() === '' || tooLong || isReading} onClick={show}>
              Ver as partes
            </Button>
          </>
        )
      }
      onClose={onClose}
    >
      {isTooMuch && shown && (
        <Notice variant="danger">
          O cardápio ficaria grande demais. Marque algumas partes como “Deixar de fora” e tente de novo.
        </Notice>
      )}
      {shown ? (
        <PastePreview blocks={shown.blocks} onChange={(blocks) => write(text, { text, blocks })} />
      ) : (
        <PasteText
          text={text}
          isTooLong={tooLong}
          isReading={isReading}
          onReading={setReading}
          onChange={(next) => write(next, preview)}
        />
      )}
    </OpenDialog>
  );
}

/** A text, and its parts as they were corrected. */
interface Pasted {
  text: string;
  preview?: { text: string; blocks: EditedBlock[] };
}

/** The text and its parts stay in this tab when the dialog is closed or the page is loaded again. */
function usePasted() {
  const { id } = useUser();
  const [pasted, setPasted] = useState(() => stored(id));
  return {
    ...pasted,
    write(text: string, preview?: Pasted['preview']) {
      setPasted({ text, preview });
      store(id, { text, preview });
    },
  };
}

function stored(userId: string): Pasted {
  const { user, text, preview } =
    attempt(() => JSON.parse(sessionStorage.getItem(PASTED_TEXT) ?? '{}')) ?? {};
  return user === userId && typeof text === 'string' ? { text, preview } : { text: '' };
}

function store(user: string, { text, preview }: Pasted): void {
  if (text === '') return void attempt(() => sessionStorage.removeItem(PASTED_TEXT));
  // After Sair, in this tab or another, nothing of a patient may be written any more.
  if (isSignedOut()) return;
  const isPut = (pasted: Pasted) =>
    attempt(() => {
      sessionStorage.setItem(PASTED_TEXT, JSON.stringify({ user, ...pasted }));
      return true;
    });
  // Where there is little room, the text is worth more than its corrections.
  if (!isPut({ text, preview })) isPut({ text });
}
