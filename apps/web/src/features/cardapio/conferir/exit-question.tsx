import type { Finding } from '@alecrim/domain/plan-check';
import { counted } from '@alecrim/domain/pure';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { findingTarget } from './finding-target.ts';

// As many as fit on a phone; the panel has all.
const MOST = 3;

interface ExitQuestionProps {
  planId: string;
  findings: readonly Finding[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asked before a plan leaves that may harm its patient or show another one. */
export function ExitQuestion({ planId, findings, onConfirm, onClose }: ExitQuestionProps) {
  const rest = findings.length - MOST;
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Enviar mesmo assim?"
      cancelLabel="Voltar e corrigir"
      confirmLabel="Enviar mesmo assim"
      onConfirm={onConfirm}
    >
      <ul className="grid gap-2">
        {findings.slice(0, MOST).map(({ text, place }) => (
          <li key={text} className="flex items-start gap-2.5 text-danger">
            <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
            <Link
              {...findingTarget(planId, place)}
              onClick={onClose}
              className="min-w-0 underline-offset-4 [overflow-wrap:anywhere] hover:underline"
            >
              {text}
            </Link>
          </li>
        ))}
        {rest > 0 && <li>E {counted(rest, 'outro ponto', 'outros pontos')}.</li>}
      </ul>
    </AlertDialog>
  );
}
