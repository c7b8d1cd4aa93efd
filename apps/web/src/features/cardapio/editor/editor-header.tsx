import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { PageHeader } from '../../../ui/page-header.tsx';

interface EditorHeaderProps {
  title: string;
  backTo: string;
  backLabel: string;
}

export function EditorHeader({ title, backTo, backLabel }: EditorHeaderProps) {
  return (
    <>
      <Link
        to={backTo}
        className="-mt-2 mb-1 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-brand-ink underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {backLabel}
      </Link>
      <PageHeader title={title} />
    </>
  );
}
