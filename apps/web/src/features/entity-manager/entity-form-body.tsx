import type { EntityName } from '@alecrim/domain';
import type { ComponentType, KeyboardEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { EntityForm } from './entity-form.ts';
import { fieldDifferences } from './field-differences.ts';

interface EntityFormBodyProps<N extends EntityName> {
  id: string;
  state: EntityForm<N>;
  Fields: ComponentType;
  fieldLabels: Readonly<Record<string, string>>;
}

/** The fields, and above them whatever has to be said about their saving. */
export function EntityFormBody<N extends EntityName>({
  id,
  state,
  Fields,
  fieldLabels,
}: EntityFormBodyProps<N>) {
  const { form, conflict } = state;
  const { errors } = form.formState;
  return (
    <FormProvider {...form}>
      <form
        id={id}
        noValidate
        className="grid gap-5"
        onKeyDown={submitByKeyboard}
        onSubmit={(event) => {
          // Events bubble through React: a form around the page must not be sent along.
          event.stopPropagation();
          void state.submit(event);
        }}
      >
        {state.isRecovered && (
          <Notice>
            <p>Recuperamos o que você tinha escrito e não salvou.</p>
            <Button look="link" size="inline" className="justify-self-start" onClick={state.startOver}>
              Começar do zero
            </Button>
          </Notice>
        )}
        {state.isWaitingForNetwork && (
          <Notice look="success">Você está sem conexão. Será salvo assim que ela voltar.</Notice>
        )}
        {errors.root && <Failure>{errors.root.message}</Failure>}
        {conflict && (
          <ConflictNotice
            differences={fieldDifferences(fieldLabels, conflict.current, form.getValues())}
            onTakeTheirs={() => state.takeTheirs(conflict)}
            onKeepMineAsCopy={() => void state.keepAsCopy()}
            onOverwrite={() => void state.overwrite(conflict)}
          />
        )}
        <Fields key={state.generation} />
      </form>
    </FormProvider>
  );
}

/** Where a long form has been scrolled down, the reason must come into sight. */
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
