import { useState } from 'react';
import { lazyPart } from '../../ui/lazy-dialog.tsx';
import { LoadingArea } from '../../ui/spinner.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { ExamplesOffer } from './examples-offer.tsx';
import { FirstRunForm } from './first-run-form.tsx';

// Loaded separately, because a practice needs it only once.
const PracticeOffer = lazyPart(() => import('./practice-offer.tsx').then((m) => m.PracticeOffer), {
  waiting: <LoadingArea />,
});

interface FirstRunProps {
  onSignedIn: (token?: string) => Promise<void>;
  onDone: () => void;
}

type Step = { name: 'account' } | { name: 'practice'; password: string } | { name: 'examples' };

/** The first minutes of a practice: the account, then two offers that can both be declined. */
export function FirstRun({ onSignedIn, onDone }: FirstRunProps) {
  const [step, setStep] = useState<Step>({ name: 'account' });

  if (step.name === 'practice') {
    return (
      <AuthLayout
        key="practice"
        title="Seu consultório"
        subtitle="Onde os pacientes abrem os cardápios e por onde saem os e-mails. Você pode configurar isso depois, em Meu Perfil."
      >
        <PracticeOffer password={step.password} onDone={() => setStep({ name: 'examples' })} />
      </AuthLayout>
    );
  }
  if (step.name === 'examples') {
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
        onSignedIn={async (token, password) => {
          await onSignedIn(token);
          setStep({ name: 'practice', password });
        }}
      />
    </AuthLayout>
  );
}
