import { FormProvider, useForm } from 'react-hook-form';
import { useClient, useUser } from '../../data/context.ts';
import { NewPasswordField } from '../../fields/new-password-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { failureCode, failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';

const blank = { current: '', next: '' };
const fieldOf: Record<string, keyof typeof blank> = {
  INVALID_CURRENT_PASSWORD: 'current',
  WEAK_PASSWORD: 'next',
};

/** The new password is typed once, because it can be shown instead of being typed again. */
export function PasswordCard({ onChanged }: { onChanged: () => void }) {
  const { auth } = useClient();
  const { id, email } = useUser();
  const toast = useToast();
  const form = useForm({ defaultValues: blank });
  const { errors, isSubmitting } = form.formState;

  async function change({ current, next }: typeof blank) {
    try {
      await auth.changePassword({ userId: id, currentPassword: current, newPassword: next });
      form.reset(blank);
      toast({ title: 'Senha alterada', description: 'As outras sessões foram encerradas.' });
      onChanged();
    } catch (error) {
      const field = fieldOf[failureCode(error) ?? ''] ?? 'root';
      form.setError(field, { message: failureText(error) }, { shouldFocus: true });
    }
  }

  return (
    <Card>
      <CardTitle className="mb-5">Alterar Senha</CardTitle>
      <FormProvider {...form}>
        <form
          noValidate
          aria-label="Alterar senha"
          className="grid gap-5"
          onSubmit={(event) => void form.handleSubmit(change)(event)}
        >
          {errors.root && <Notice variant="danger">{errors.root.message}</Notice>}
          {/* Password managers need to know whose password it is. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <TextField
            name="current"
            label="Senha atual"
            type="password"
            autoComplete="current-password"
            rules={{ required: 'Informe sua senha atual' }}
          />
          <NewPasswordField
            name="next"
            label="Nova senha"
            hint="As outras sessões abertas serão encerradas."
          />
          <Button type="submit" variant="outline" isBusy={isSubmitting} className="justify-self-start">
            Alterar senha
          </Button>
        </form>
      </FormProvider>
    </Card>
  );
}
