import { useState } from 'react';
import { useClient } from '../../data/client-context.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmailField } from './account-fields.tsx';
import { AuthForm } from './auth-form.tsx';

/** Shows the same text for known and unknown addresses, so that it does not reveal who has an account (T07). */
export function ForgotForm() {
  const { auth } = useClient();
  const [sentTo, setSentTo] = useState('');

  async function ask({ email }: { email: string }) {
    await auth.resetPasswordRequest(email.trim());
    setSentTo(email.trim());
  }

  if (sentTo) {
    return (
      <Notice look="success">
        <p>
          Se houver uma conta com <strong className="break-all">{sentTo}</strong>, o link para criar uma nova
          senha já está a caminho. Ele vale por 30 minutos.
        </p>
      </Notice>
    );
  }
  return (
    <AuthForm initial={{ email: '' }} onSubmit={ask} submitLabel="Enviar link">
      <EmailField />
    </AuthForm>
  );
}
