import type { ReactNode } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form';
import { failureCode, failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface AuthFormProps<V extends FieldValues> {
  initial: DefaultValues<V>;
  onSubmit: (values: V) => Promise<void>;
  submitLabel: string;
  /** The error of a field is shown beside the field; other errors are shown above the form. */
  fieldOfFailure?: Record<string, Path<V>>;
  children: ReactNode;
}

/** One column of fields and one button; says what went wrong and puts the focus there. */
export function AuthForm<V extends FieldValues>(props: AuthFormProps<V>) {
  const form = useForm<V>({ defaultValues: props.initial });
  const { errors, isSubmitting } = form.formState;

  async function submit(values: V) {
    try {
      await props.onSubmit(values);
    } catch (error) {
      const field = props.fieldOfFailure?.[failureCode(error) ?? ''] ?? 'root';
      form.setError(field, { message: failureText(error) }, { shouldFocus: true });
    }
  }

  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-5" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        {errors.root && <Notice look="danger">{errors.root.message}</Notice>}
        {props.children}
        <Button type="submit" size="lg" isBusy={isSubmitting} className="mt-1 w-full">
          {props.submitLabel}
        </Button>
      </form>
    </FormProvider>
  );
}
