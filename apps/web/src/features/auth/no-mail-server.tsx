import { Notice } from '../../ui/notice.tsx';

/** Shown wherever a person would wait for a mail that this server cannot send. */
export function NoMailServer() {
  return (
    <Notice>
      Este Alecrim ainda não envia e-mails: as mensagens ficam na pasta mail do servidor. Quem cuida dele pode
      entregar a você o link ou o código, ou configurar um servidor de e-mail em Meu Perfil.
    </Notice>
  );
}
