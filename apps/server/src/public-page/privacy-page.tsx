import { htmlPage } from './html-page.ts';

/** What a patient should know, in words that need no lawyer (LGPD arts. 9 and 18). */
export const privacyPage = htmlPage({
  head: (
    <>
      <title>Aviso de privacidade · Alecrim</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  ),
  body: (
    <main className="page-text">
      <h1>Aviso de privacidade</h1>
      <p>Para quem recebeu um cardápio pelo link da nutricionista.</p>

      <h2>Quem cuida dos seus dados</h2>
      <p>
        A nutricionista que elaborou o cardápio é a controladora dos dados. O nome, o registro (CRN) e os
        contatos dela estão no alto do cardápio. O Alecrim é o programa que ela usa para guardar e mostrar o
        plano.
      </p>

      <h2>O que aparece na página</h2>
      <p>
        O cardápio, o seu nome (ou só o primeiro nome, se a nutricionista preferir assim) e os dados
        profissionais dela. E-mail, telefone, data de nascimento e anotações do seu cadastro nunca aparecem.
      </p>
      <p>
        Quem tiver o link consegue abrir o cardápio. Compartilhe só com quem você quiser. A nutricionista pode
        desativar ou trocar o link a qualquer momento.
      </p>

      <h2>O que fica no seu aparelho</h2>
      <p>
        Uma cópia do cardápio, para você ler sem internet e ver o que mudou desde a última visita. Ela não sai
        do aparelho e some quando a nutricionista desativa o link ou quando você limpa os dados do navegador.
      </p>

      <h2>O que é contado</h2>
      <p>
        Só quantas vezes o link foi aberto e quando foi a última vez, sem saber quem abriu, de onde ou com
        qual aparelho. Não há cookies, anúncios nem rastreamento, e nada é carregado de outros sites.
      </p>

      <h2>Seus direitos</h2>
      <p>
        Pela Lei Geral de Proteção de Dados (Lei 13.709/2018) você pode pedir à nutricionista para ver,
        corrigir, receber uma cópia ou apagar os seus dados, e perguntar como eles são usados. Use os contatos
        do cardápio. Se não houver resposta, você pode procurar a Autoridade Nacional de Proteção de Dados
        (ANPD).
      </p>
    </main>
  ),
});
