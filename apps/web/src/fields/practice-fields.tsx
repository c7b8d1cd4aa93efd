import type { Practice } from '@alecrim/domain/pure';
import { useFormContext } from 'react-hook-form';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { type PracticeValues, practiceRules } from './practice-values.ts';

const atInstallation = 'Definido na instalação do Alecrim.';

/** The public address and the mail server. What the installation has set is only shown. */
export function PracticeFields({ practice }: { practice: Practice }) {
  const { register, formState } = useFormContext<PracticeValues>();
  const { errors } = formState;
  const { fixos: fixed, email } = practice;
  const isAddressFixed = fixed.includes('publicUrl');
  const isMailFixed = fixed.includes('smtpUrl');
  const isSenderFixed = fixed.includes('mailFrom');
  return (
    <div className="grid gap-4">
      <Field
        label="Endereço público"
        hint={
          isAddressFixed ? atInstallation : 'O endereço que os pacientes abrem. Todos os links usam este.'
        }
        error={errors.endereco?.message}
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://cardapios.seunome.com.br"
            readOnly={isAddressFixed}
            {...register('endereco', { validate: practiceRules.endereco })}
          />
        )}
      </Field>
      <fieldset className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_7rem]">
        <legend className="mb-2 text-sm font-medium text-muted sm:col-span-2">
          Servidor de e-mail, para códigos e senhas novas. {isMailFixed && atInstallation}
        </legend>
        <Field label="Servidor (SMTP)" error={errors.servidor?.message}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              placeholder="smtp.seuprovedor.com.br"
              readOnly={isMailFixed}
              {...register('servidor')}
            />
          )}
        </Field>
        <Field label="Porta" error={errors.porta?.message}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              readOnly={isMailFixed}
              {...register('porta', { validate: practiceRules.porta })}
            />
          )}
        </Field>
        <Field label="Usuário" className="sm:col-span-2">
          {(control) => (
            <Input {...control} autoComplete="off" readOnly={isMailFixed} {...register('usuario')} />
          )}
        </Field>
        <div className="sm:col-span-2">
          <Field
            label="Senha do servidor de e-mail"
            hint={
              email.tem_senha
                ? 'Já há uma senha guardada. Deixe em branco para mantê-la; com outro servidor, porta ou usuário, digite-a de novo.'
                : undefined
            }
          >
            {(control) => (
              <PasswordInput
                {...control}
                autoComplete="new-password"
                readOnly={isMailFixed}
                {...register('senha')}
              />
            )}
          </Field>
        </div>
        <div className="sm:col-span-2">
          <Field
            label="Remetente"
            hint={
              isSenderFixed
                ? atInstallation
                : 'Como aparece para quem recebe. Ex.: Consultório Ana <contato@seunome.com.br>'
            }
            error={errors.remetente?.message}
          >
            {(control) => (
              <Input {...control} autoComplete="off" readOnly={isSenderFixed} {...register('remetente')} />
            )}
          </Field>
        </div>
      </fieldset>
    </div>
  );
}
