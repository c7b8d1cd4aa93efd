import { useState } from 'react';
import { useClient } from '../../data/client-context.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmailField } from './account-fields.tsx';
import { AuthForm } from './auth-form.tsx';
import { NoMailServer } from './no-mail-server.tsx';

/** Shows the same text for known and unknown addresses, so that it does not reveal who has an account (T07). */
export function ForgotForm({ sendsMail }: { sendsMail: boolean }) {
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
          senha {sendsMail ? 'já está a caminho' : 'ficou na pasta mail do servidor'}. Ele vale por 30
          minutos.
        </p>
        {!sendsMail && <p>Peça o link a quem cuida do servidor.</p>}
      </Notice>
    );
  }
  return (
    <AuthForm initial={{ email: '' }} onSubmit={ask} submitLabel={sendsMail ? 'Enviar link' : 'Gerar link'}>
      {!sendsMail && <NoMailServer />}
      <EmailField />
    </AuthForm>
  );
}
