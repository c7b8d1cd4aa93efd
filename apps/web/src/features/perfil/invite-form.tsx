import type { Role } from '@alecrim/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { FormProvider, useForm } from 'react-hook-form';
import { useClient } from '../../data/context.ts';
import { inviteMutation } from '../../data/people.ts';
import { SelectField } from '../../fields/select-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

const blank = { email: '', role: 'user' as Role };
// Catches typing errors before a mail is sent; the server validates the address.
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

interface InviteFormProps {
  /** `link` is set only if no mail server can send it. */
  onInvited: (email: string, link: string | undefined) => void;
}

export function InviteForm({ onInvited }: InviteFormProps) {
  const form = useForm({ defaultValues: blank });
  const invite = useMutation(inviteMutation(useClient(), useQueryClient()));

  async function submit({ email, role }: typeof blank) {
    const invited = { email: email.trim(), role };
    await invite.mutateAsync(invited).then(
      ({ link }) => {
        form.reset(blank);
        onInvited(invited.email, link);
      },
      (error: unknown) => form.setError('root', { message: failureText(error) }),
    );
  }

  const { errors, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Convidar pessoa"
        className="grid gap-4"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        {errors.root && <Notice variant="danger">{errors.root.message}</Notice>}
        <div className="flex flex-wrap items-start gap-4">
          <TextField
            name="email"
            label="E-mail de quem você quer convidar"
            className="grow basis-64"
            type="email"
            rules={{ validate: (value: string) => ADDRESS.test(value.trim()) || 'E-mail inválido' }}
          />
          <SelectField name="role" label="Papel" options={roleLabels} className="grow basis-44 sm:grow-0" />
          <Button icon={Send} type="submit" isBusy={isSubmitting} className="h-11 sm:mt-6.5 md:h-11">
            Convidar
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

export const roleLabels: Record<Role, string> = { user: 'Nutricionista', admin: 'Administração' };
