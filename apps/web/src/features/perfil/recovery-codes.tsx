import { Copy, Download, Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { saveFile } from '../../data/save-file.ts';
import { copyText } from '../../lib/clipboard.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';

const TITLE = 'Códigos de recuperação do Alecrim';
const HINT = 'Cada código vale uma vez, no lugar do código do aplicativo autenticador.';

/** The codes are shown once, because the server stores only their hashes. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const toast = useToast();
  const text = [TITLE, HINT, '', ...codes, ''].join('\n');

  async function copy() {
    const isCopied = await copyText(codes.join('\n'));
    toast(
      isCopied ? { title: 'Códigos copiados' } : { title: 'Não foi possível copiar', look: 'destructive' },
    );
  }

  return (
    <div className="grid gap-4">
      <p className="text-muted">
        Guarde estes dez códigos fora do celular. Se você perder o aplicativo, cada um deles abre a sua conta
        uma vez. Eles não aparecem de novo.
      </p>
      <ul
        aria-label="Códigos de recuperação"
        className="grid gap-x-6 gap-y-2 rounded-control border border-line bg-soft p-4 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copiar
        </Button>
        <Button
          look="outline"
          size="sm"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'codigos-de-recuperacao.txt')}
        >
          <Download aria-hidden="true" />
          Baixar
        </Button>
        <Button look="outline" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Imprimir
        </Button>
      </div>
      {createPortal(<Sheet codes={codes} />, document.body)}
    </div>
  );
}

/** The printed sheet: the codes without the page behind them. */
const Sheet = ({ codes }: { codes: readonly string[] }) => (
  <div data-print-alone aria-hidden="true" className="hidden p-8 print:block">
    <h1 className="text-xl font-bold">{TITLE}</h1>
    <p className="mt-2">{HINT}</p>
    <ul className="mt-6 grid gap-2 font-mono">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  </div>
);
