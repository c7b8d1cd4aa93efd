import { MOST_PASTED_LINES } from '@alecrim/domain/plan-from-text';
import { wholeText } from '@alecrim/domain/pure';
import { useEffect, useRef, useState } from 'react';
import { pasteInstead } from '../../../lib/clipboard.ts';
import { Field } from '../../../ui/field.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LoadingArea } from '../../../ui/states.tsx';
import { failureSentence, fileTypes, textOfFile } from './files/text-of-file.ts';
import { textOfClipboard } from './rich-text.ts';

interface PasteTextProps {
  text: string;
  isTooLong: boolean;
  isReading: boolean;
  onReading: (isReading: boolean) => void;
  onChange: (text: string) => void;
}

/** The text, pasted with its headings and tables, typed, or read from a file. */
export function PasteText({ text, isTooLong, isReading, onReading, onChange }: PasteTextProps) {
  const [failure, setFailure] = useState('');
  // A file that was picked later, or a closed dialog, makes an answer useless.
  const latest = useRef<File | null>(null);
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );

  async function open(file: File) {
    latest.current = file;
    onReading(true);
    setFailure('');
    try {
      const read = await textOfFile(file);
      // The text that is there may have been corrected by hand.
      if (latest.current === file) onChange(text.trim() ? `${text.trimEnd()}\n\n${read}` : read);
    } catch (error) {
      if (latest.current === file) setFailure(failureSentence(error));
    } finally {
      if (latest.current === file) onReading(false);
    }
  }

  return (
    <div className="flex h-full min-h-64 flex-col gap-4 pt-1">
      <FilePicker
        label="Abrir arquivo (.docx, .pdf ou .txt)"
        accept={fileTypes}
        onPick={(file) => void open(file)}
        className="justify-items-start"
      />
      {failure && <Notice variant="danger">{failure}</Notice>}
      {isTooLong && (
        <Notice variant="danger">
          O texto é longo demais para um cardápio. Cole no máximo {wholeText(MOST_PASTED_LINES)} linhas por
          vez.
        </Notice>
      )}
      {isReading ? (
        <LoadingArea />
      ) : (
        <Field label="Texto do cardápio" className="flex min-h-0 grow flex-col">
          {(control) => (
            <Textarea
              {...control}
              value={text}
              rows={12}
              className="min-h-52 grow resize-none"
              placeholder={PLACEHOLDER}
              onChange={(event) => onChange(event.target.value)}
              onPaste={(event) => pasteInstead(event, textOfClipboard(event.clipboardData), onChange)}
            />
          )}
        </Field>
      )}
    </div>
  );
}

const PLACEHOLDER = `Ex.:
Café da manhã - 7h
2 fatias de pão integral
1 ovo mexido
OU
1 tapioca com queijo

Almoço - 12h30
…`;
