import { User } from '@alecrim/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useClient } from '../../data/client-context.tsx';
import { useSession, useUser } from '../../data/session-context.ts';
import { newId } from '../../lib/new-id.ts';
import type { FoundDraft } from '../../unsaved/draft-store.ts';
import { type ProfileValues, profileAdapter } from '../../unsaved/profile-adapter.ts';
import { baseOf } from '../../unsaved/record-adapter.ts';
import { useRecoveredDrafts } from '../../unsaved/recovered-drafts.tsx';
import { type Start, useEditSession } from '../../unsaved/use-edit-session.ts';

/** The first values of the profile's form: the account, or a draft. */
export function useProfileStart() {
  const user = useUser();
  const client = useClient();
  const session = useSession();
  const adapter = useMemo(() => profileAdapter(client, session), [client, session]);
  const [start, setStart] = useState<Start<ProfileValues>>(() => {
    const base = baseOf(adapter, user, newId());
    return { editor: newId(), base, content: base.content };
  });
  const { found, drop } = useRecoveredDrafts<ProfileValues>(
    adapter.name,
    user.id,
    (content) => adapter.readable(content) === adapter.readable(start.base.content),
  );

  function restore(draft: FoundDraft<ProfileValues>) {
    setStart({ ...draft, content: { ...start.content, ...draft.content }, editor: newId() });
    drop(draft);
  }

  return { adapter, start, found, restore, drop };
}

export function useProfileForm({
  adapter,
  start,
}: Pick<ReturnType<typeof useProfileStart>, 'adapter' | 'start'>) {
  // Said beside the button: a notice would stand over it.
  const [isSaved, setSaved] = useState(false);
  const form = useForm<ProfileValues>({
    defaultValues: start.content,
    resolver: zodResolver(User.form as never) as unknown as Resolver<ProfileValues>,
  });
  const { editSession, submit, ...state } = useEditSession({
    adapter,
    start,
    form,
    recordId: start.base.id,
    onSaved: () => setSaved(true),
  });
  return { form, editSession, submit, state, isSaved, discard: () => form.reset(state.base.content) };
}
