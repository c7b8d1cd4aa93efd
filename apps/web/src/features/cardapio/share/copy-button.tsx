import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../../lib/clipboard.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';

// How long the button says "Copiado!" (P49).
const COPIED_FOR = 2_000;

interface CopyButtonProps {
  text: string;
  /** Runs the copying, which tells whether it worked. */
  onCopy?: (copy: () => Promise<boolean>) => void;
}

export function CopyButton({ text, onCopy = (copy) => void copy() }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const toast = useToast();

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    const isDone = await copyText(text);
    setCopied(isDone);
    if (!isDone) toast({ title: 'Não foi possível copiar. Selecione o link e copie manualmente.' });
    return isDone;
  }

  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <Button
        icon={Icon}
        variant="outline"
        className="h-11 min-w-28 px-3 md:h-11"
        onClick={() => onCopy(copy)}
      >
        {isCopied ? 'Copiado!' : 'Copiar'}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && 'Link copiado'}
      </span>
    </>
  );
}
