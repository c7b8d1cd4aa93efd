import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useClient, useSession } from '../../data/context.ts';
import { practiceQuery, savePractice } from '../../data/practice.ts';
import { saveFailure } from '../../data/request-failures.ts';
import {
  isSetAtInstallation,
  PracticeFields,
  type PracticeValues,
  practiceChange,
  practiceValues,
  showFieldErrors,
} from '../../fields/practice-fields.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LoadingArea, NoConnection } from '../../ui/states.tsx';

/** Lets the first person set the public address and the mail server, or skip this step. */
export function PracticeOffer({ password, onDone }: { password: string; onDone: () => void }) {
  const client = useClient();
  const session = useSession();
  const practice = useQuery(practiceQuery(client));
  const form = useForm<PracticeValues>({ values: practice.data && practiceValues(practice.data) });
  const [failure, setFailure] = useState('');

  async function save(values: PracticeValues) {
    const change = practice.data && practiceChange(values, practice.data);
    try {
      if (change) {
        await savePractice(client, change, password);
        await session.refreshSettings();
      }
      onDone();
    } catch (error) {
      if (!showFieldErrors(form, saveFailure(error).fields)) setFailure(failureText(error));
    }
  }

  if (practice.isPending) return practice.isPaused ? <NoConnection /> : <LoadingArea />;
  const isOnlyShown = practice.data !== undefined && isSetAtInstallation(practice.data);
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-5" onSubmit={(event) => void form.handleSubmit(save)(event)}>
        {(failure || practice.error) && (
          <Notice variant="danger">{failure || failureText(practice.error)}</Notice>
        )}
        {practice.data && <PracticeFields practice={practice.data} />}
        <Button type="submit" size="lg" isBusy={form.formState.isSubmitting}>
          {isOnlyShown ? 'Continuar' : 'Salvar e continuar'}
        </Button>
        {!isOnlyShown && (
          <Button size="lg" variant="outline" onClick={onDone}>
            Agora não
          </Button>
        )}
      </form>
    </FormProvider>
  );
}
