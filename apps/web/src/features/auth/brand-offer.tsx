import { contentOf, type Entity, User } from '@alecrim/domain';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useClient, useSession, useUser } from '../../data/context.ts';
import { saveProfile } from '../../data/own-account.ts';
import { TextField, trimmed } from '../../fields/text-field.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ProfileValues } from '../../unsaved/account-adapters.ts';
import { BrandColours } from '../perfil/brand-colours.tsx';
import { DocumentPreview } from '../perfil/brand-preview.tsx';
import { PictureControl } from '../perfil/picture-card.tsx';
import { AuthLayout } from './auth-layout.tsx';

/** The first visit: name, CRN, logo and colours, beside a plan that shows them at once. It can be skipped. */
export function BrandOffer({ onDone }: { onDone: () => void }) {
  const client = useClient();
  const session = useSession();
  const user = useUser();
  const [failure, setFailure] = useState('');
  const [isSkipping, setSkipping] = useState(false);
  const form = useForm<ProfileValues>({
    defaultValues: {
      ...contentOf(User as unknown as Entity, user),
      nome_nutricionista: user.nome_nutricionista || user.full_name,
    },
  });

  async function save({
    nome_nutricionista,
    crn,
    cor_primaria,
    cor_secundaria,
    cor_destaque,
  }: ProfileValues) {
    const brand = { nome_nutricionista, crn, cor_primaria, cor_secundaria, cor_destaque };
    try {
      await saveProfile(client, session, { ...brand, apresentacao: 'concluida' });
      onDone();
    } catch (error) {
      setFailure(failureText(error));
    }
  }

  async function skip() {
    setSkipping(true);
    // The page does not wait for the save. If the save fails, the next sign-in asks again.
    await saveProfile(client, session, { apresentacao: 'concluida' }).catch(() => {});
    onDone();
  }

  return (
    <FormProvider {...form}>
      <AuthLayout
        title="Seus cardápios, com a sua marca"
        subtitle="É assim que os pacientes vão ver. Você pode mudar tudo depois, em Meu Perfil."
        beside={<LivePreview />}
      >
        <form noValidate className="grid gap-6" onSubmit={(event) => void form.handleSubmit(save)(event)}>
          {failure && <Notice variant="danger">{failure}</Notice>}
          <TextField
            name="nome_nutricionista"
            label="Seu nome nos cardápios"
            autoComplete="name"
            maxLength={300}
            rules={trimmed}
          />
          <TextField name="crn" label="CRN" placeholder="Ex.: CRN-3 12345" maxLength={60} rules={trimmed} />
          <fieldset className="grid gap-3">
            <legend className="mb-1.5 text-sm font-medium">Logo</legend>
            <PictureControl picture="logo_url" noun="logo" title="Logo" />
          </fieldset>
          <fieldset className="grid gap-3">
            <legend className="mb-1.5 text-sm font-medium">Cores</legend>
            <BrandColours />
          </fieldset>
          <div className="grid gap-3">
            <Button type="submit" size="lg" isBusy={form.formState.isSubmitting}>
              Salvar e continuar
            </Button>
            <Button size="lg" variant="outline" isBusy={isSkipping} onClick={() => void skip()}>
              Agora não
            </Button>
          </div>
        </form>
      </AuthLayout>
    </FormProvider>
  );
}

const example = {
  titulo: 'Plano alimentar',
  paciente_nome: 'Nome do paciente',
  refeicoes: [
    {
      nome: 'Café da manhã',
      horario: '07:00hrs',
      opcoes: [
        { descricao: '', itens: ['2 fatias de pão integral', '1 ovo mexido', '1 fatia de mamão'] },
        { descricao: '', itens: ['1 pote de iogurte natural', '2 colheres de sopa de aveia', '1 banana'] },
      ],
    },
    {
      nome: 'Almoço',
      horario: '12:30hrs',
      opcoes: [{ descricao: '', itens: ['Arroz e feijão', 'Frango grelhado', 'Salada à vontade'] }],
    },
  ],
};

const LivePreview = () => (
  <figure className="mx-auto max-w-2xl lg:sticky lg:top-12">
    <figcaption className="mb-2 text-sm max-lg:sr-only font-medium text-muted">Prévia do cardápio</figcaption>
    <DocumentPreview plan={example} className="shadow-card" />
  </figure>
);
