import { usePublicLinks } from '../../../data/cardapio-queries.ts';
import { copyText } from '../../../lib/clipboard.ts';
import { useToast } from '../../../ui/toast.tsx';

const warnings = {
  computer: 'Ele só abre neste computador.',
  network: 'Ele só abre na rede deste computador.',
  everywhere: undefined,
};

/** Copies the public link of a plan and says so. */
export function useCopyLink() {
  const toast = useToast();
  const { linkOf, reach } = usePublicLinks();
  return async (plan: { token_publico: string | null }) => {
    const link = linkOf(plan);
    const isCopied = await copyText(link);
    toast(
      isCopied
        ? { title: 'Link público copiado!', description: warnings[reach] }
        : { title: 'Não foi possível copiar. Selecione o link e copie manualmente.', description: link },
    );
  };
}
