import { useState } from 'react';
import { AuthLayout } from './auth-layout.tsx';
import { ExamplesOffer } from './examples-offer.tsx';
import { FirstRunForm } from './first-run-form.tsx';

interface FirstRunProps {
  onSignedIn: (token?: string) => Promise<void>;
  onDone: () => void;
}

export function FirstRun({ onSignedIn, onDone }: FirstRunProps) {
  const [hasAccount, setHasAccount] = useState(false);

  if (hasAccount) {
    return (
      <AuthLayout
        key="examples"
        title="Tudo pronto"
        subtitle="Quer começar com uma biblioteca de exemplo, com refeições, receitas e orientações? Você pode apagá-la quando quiser."
      >
        <ExamplesOffer onDone={onDone} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Crie a conta do consultório"
      subtitle="É a primeira conta deste Alecrim: ela administra o acesso das outras pessoas."
    >
      <FirstRunForm
        onSignedIn={async (token) => {
          await onSignedIn(token);
          setHasAccount(true);
        }}
      />
    </AuthLayout>
  );
}
