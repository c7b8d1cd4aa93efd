import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../data/context.ts';
import { loadExamples } from '../../data/example-library.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LoadingArea, LoadingScreen } from '../../ui/states.tsx';
import { RegisterForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';

// Loaded separately, because a practice needs it only once.
const PracticeOffer = lazyPart(() => import('./practice-offer.tsx').then((m) => m.PracticeOffer), {
  waiting: <LoadingArea />,
});

export const BrandOffer = lazyPart(() => import('./brand-offer.tsx').then((m) => m.BrandOffer), {
  waiting: <LoadingScreen />,
});

interface FirstRunProps {
  onSignedIn: (token?: string) => Promise<void>;
  onDone: () => void;
}

type Step = { name: 'account' } | { name: 'brand' | 'practice'; password: string } | { name: 'examples' };

/** The first minutes of a practice: the account, then three offers that can all be declined. */
export function FirstRun({ onSignedIn, onDone }: FirstRunProps) {
  const { auth } = useClient();
  const [step, setStep] = useState<Step>({ name: 'account' });

  if (step.name === 'brand') return <BrandOffer onDone={() => setStep({ ...step, name: 'practice' })} />;
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
      {/* The first account of an empty database needs no code and no invitation. */}
      <RegisterForm
        submitLabel="Criar conta e entrar"
        onRegistered={async ({ email, password }, token) => {
          // Two people may create the first account at once: the second one must confirm the address with a code.
          if (!token) await auth.loginViaEmailPassword(email, password);
          await onSignedIn(token);
          setStep({ name: 'brand', password });
        }}
      />
    </AuthLayout>
  );
}

/** Offers example data to the first person, because an empty app explains little. */
function ExamplesOffer({ onDone }: { onDone: () => void }) {
  const client = useClient();
  const load = useMutation({
    mutationFn: () => loadExamples(client),
    onSuccess: onDone,
  });
  return (
    <div className="grid gap-4">
      {load.error && <Notice variant="danger">{failureText(load.error)}</Notice>}
      <Button size="lg" isBusy={load.isPending} onClick={() => load.mutate()}>
        Carregar exemplos
      </Button>
      <Button size="lg" variant="outline" onClick={onDone}>
        Começar do zero
      </Button>
    </div>
  );
}
