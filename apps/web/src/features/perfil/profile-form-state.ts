import { type Account, brandOf, type Profile, User } from '@alecrim/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useClient } from '../../data/client-context.tsx';
import { draftKey, dropDraft, keepDraft, keptDraft } from '../../data/kept-draft.ts';
import { saveProfile } from '../../data/profile.ts';
import { saveFailure } from '../../data/save-failure.ts';
import { useSession, useUser } from '../../data/session-context.ts';
import { useToast } from '../../ui/toast.tsx';

/** The pictures are saved on their own, the moment they are chosen. */
export type ProfileValues = Omit<Profile, 'logo_url' | 'foto_url'>;

export function useProfileForm() {
  const user = useUser();
  const client = useClient();
  const session = useSession();
  const toast = useToast();
  const key = draftKey(user.id, 'User', user.id);
  const form = useForm<ProfileValues>({
    defaultValues: valuesOf(user),
    resolver: zodResolver(User.patch as never) as unknown as Resolver<ProfileValues>,
  });
  const { dirtyFields } = form.formState;

  // Storage is outside React: what was typed before a step back or a reload is put in again.
  useEffect(() => {
    const kept = keptDraft(key);
    if (kept) form.reset(kept.values as ProfileValues, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const isSaved = JSON.stringify(values) === JSON.stringify(defaultValues);
        if (isSaved) dropDraft(key);
        else keepDraft(key, { values });
      },
    });
  }, [form, key]);

  async function save(values: ProfileValues) {
    // Only what was changed here, so that another tab's work stays.
    const changed = Object.entries(values).filter(([name]) => dirtyFields[name as keyof ProfileValues]);
    const sent = form.getValues();
    try {
      const account = await saveProfile(client, session, Object.fromEntries(changed));
      takeAsSaved(valuesOf(account), sent);
      toast({ title: 'Perfil salvo' });
    } catch (error) {
      const failure = saveFailure(error);
      if (failure.kind !== 'fields')
        return form.setError('root', { message: failure.kind === 'other' ? failure.message : undefined });
      for (const { field, message } of failure.fields)
        form.setError(field as keyof ProfileValues, { message });
    }
  }

  /** The saved values are what the form starts from now; what was typed while they were on their way stays. */
  function takeAsSaved(saved: ProfileValues, sent: ProfileValues) {
    form.reset(saved, { keepValues: true });
    for (const name of Object.keys(saved) as (keyof ProfileValues)[]) {
      const typed = form.getValues(name);
      form.setValue(name, typed === sent[name] ? saved[name] : typed, { shouldDirty: true });
    }
    if (JSON.stringify(form.getValues()) === JSON.stringify(saved)) dropDraft(key);
  }

  return {
    form,
    submit: form.handleSubmit(save),
    discard() {
      form.reset(valuesOf(user));
      dropDraft(key);
    },
  };
}

function valuesOf(account: Account): ProfileValues {
  const { nome_nutricionista, crn, telefone, email_profissional, endereco, especialidade } = account;
  return {
    nome_nutricionista: nome_nutricionista ?? '',
    crn: crn ?? '',
    telefone: telefone ?? '',
    email_profissional: email_profissional ?? '',
    endereco: endereco ?? '',
    especialidade: especialidade ?? '',
    ...brandOf(account),
  };
}
