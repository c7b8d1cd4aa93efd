import { crnLabel, Email, Phone } from '@alecrim/document';
import { type PublicMenu, publicPath } from '@alecrim/domain/pure';
import { htmlPage } from './html-page.ts';

export interface PrivacyPage {
  /** The plan that linked here names who is responsible for the data. A link that opens no plan is 'gone'. */
  plan?: { token: string; controller: PublicMenu['nutricionista'] } | 'gone';
  /** The person who answers questions about personal data (LGPD art. 41). */
  officer?: string;
}

/** What a patient should know, in words that need no lawyer (LGPD arts. 9 and 18). */
export const privacyPage = (page: PrivacyPage): Promise<string> =>
  htmlPage({ head: <Head />, body: <Body {...page} /> });

function Head() {
  return (
    <>
      <title>Aviso de privacidade · Alecrim</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  );
}

function Body({ plan, officer }: PrivacyPage) {
  // At both ends of a long page, because a plan on the home screen has no button to go back.
  const wayBack = plan && plan !== 'gone' && <a href={publicPath(plan.token)}>← Voltar ao cardápio</a>;
  return (
    <main className="page-text">
      {wayBack}
      <h1>Aviso de privacidade</h1>
      <p>Para quem recebeu um cardápio pelo link da nutricionista.</p>

      <h2>Quem cuida dos seus dados</h2>
      <Controller plan={plan} />
      <p>O Alecrim é o programa que ela usa para guardar e mostrar o plano.</p>
      {officer && <p>Encarregado pelos dados (art. 41 da LGPD): {officer}</p>}

      <h2>O que aparece na página</h2>
      <p>
        O cardápio, o seu nome (ou só o primeiro nome, se a nutricionista preferir assim) e os dados
        profissionais dela; se ela escolher, também uma estimativa nutricional. E-mail, telefone, data de
        nascimento, medidas e anotações do seu cadastro nunca aparecem.
      </p>
      <p>
        Quem tiver o link consegue abrir o cardápio. Compartilhe só com quem você quiser. A nutricionista pode
        desativar ou trocar o link a qualquer momento.
      </p>

      <h2>O que fica no seu aparelho</h2>
      <p>
        Uma cópia do cardápio, do PDF e da lista de compras, para você ler sem internet e ver o que mudou
        desde a última visita, as trocas de alimentos que você escolher e o que você marcou na lista. Nada
        disso sai do aparelho, e tudo some quando a nutricionista desativa o link ou quando você limpa os
        dados do navegador. O tamanho da letra e as outras escolhas de leitura continuam valendo. Quando você
        pede para ouvir o cardápio, quem lê é uma voz do próprio aparelho.
      </p>

      <h2>O que é contado</h2>
      <p>
        Quantas vezes o link foi aberto, quando foi a última vez e em que horas do dia isso aconteceu, sem
        saber quem abriu, de onde ou com qual aparelho. Não há cookies, anúncios nem rastreamento, e nada é
        carregado de outros sites.
      </p>

      <h2>Por quanto tempo</h2>
      <p>
        A lei pede que o prontuário seja guardado por 20 anos depois do último registro (Lei 13.787/2018).
        Depois disso, ou a seu pedido quando a lei permite, os dados são anonimizados ou eliminados.
      </p>

      <h2>Seus direitos</h2>
      <p>
        Pela Lei Geral de Proteção de Dados (Lei 13.709/2018, art. 18) você pode pedir à nutricionista para
        saber o que é guardado, ver, corrigir, receber uma cópia, anonimizar ou eliminar os seus dados, voltar
        atrás em um consentimento e perguntar com quem eles são compartilhados. Se não houver resposta, você
        pode procurar a Autoridade Nacional de Proteção de Dados (ANPD).
      </p>
      {wayBack}
    </main>
  );
}

function Controller({ plan }: Pick<PrivacyPage, 'plan'>) {
  if (plan === 'gone')
    return (
      <p>
        Quem elaborou o cardápio é responsável pelos seus dados (na LGPD, controlador). O link que trouxe você
        até aqui não abre mais nenhum cardápio: fale com quem o enviou, por onde você o recebeu.
      </p>
    );
  const name = plan?.controller.nome_nutricionista?.trim();
  if (!plan || !name)
    return (
      <p>
        Quem elaborou o cardápio é responsável pelos seus dados (na LGPD, controlador). O nome, o registro
        (CRN) e os contatos estão no alto do cardápio.
      </p>
    );
  const { crn, email_profissional: email, telefone } = plan.controller;
  return (
    <>
      <p>
        <strong>{name}</strong>
        {crn && ` (${crnLabel(crn)})`} elaborou o cardápio e é responsável pelos seus dados (na LGPD,
        controlador).
      </p>
      {email || telefone ? (
        <p>
          Para falar sobre os seus dados: {email && <Email address={email} />}{' '}
          {telefone && <Phone number={telefone} />}
        </p>
      ) : (
        <p>Para falar sobre os seus dados, responda por onde você recebeu o link.</p>
      )}
    </>
  );
}
