import type { ComponentType, FormEvent, KeyboardEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { Notice } from '../../ui/notice.tsx';

interface EntityFormBodyProps {
  id: string;
  onSubmit: (event: FormEvent) => Promise<void>;
  Fields: ComponentType;
}

/** The fields, and above them why they could not be saved. */
export function EntityFormBody({ id, onSubmit, Fields }: EntityFormBodyProps) {
  const { errors } = useFormState();
  return (
    <form
      id={id}
      noValidate
      className="grid gap-5"
      onKeyDown={submitByKeyboard}
      onSubmit={(event) => {
        // Events bubble through React: a form around the page must not be sent along.
        event.stopPropagation();
        void onSubmit(event);
      }}
    >
      {errors.root && <Failure>{errors.root.message}</Failure>}
      <Fields />
    </form>
  );
}

/** Scrolls to the error, because a long form may be scrolled down. */
function Failure({ children }: { children: string | undefined }) {
  return (
    <div ref={(box) => box?.scrollIntoView({ block: 'nearest' })} className="scroll-mt-4">
      <Notice look="danger">{children}</Notice>
    </div>
  );
}

function submitByKeyboard(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
}
