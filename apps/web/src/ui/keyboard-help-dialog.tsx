import { Fragment } from 'react';
import { OpenDialog } from './dialog.tsx';

const groups: { title: string; shortcuts: [keys: string, action: string][] }[] = [
  {
    title: 'No cardápio',
    shortcuts: [
      ['Ctrl+S', 'Salvar e continuar escrevendo'],
      ['Ctrl+Z', 'Desfazer'],
      ['Ctrl+Shift+Z', 'Refazer'],
      ['Ctrl+C e Ctrl+V', 'Fora de um campo: copiar e colar a refeição, a opção, a receita ou a orientação'],
      [
        'Enter',
        'No nome de uma refeição, receita ou orientação: editar. Em um campo de uma linha: ir para o próximo',
      ],
      ['Esc', 'Concluir a edição: os campos voltam a ser texto'],
      ['Alt+Page Down', 'Próxima refeição, receita ou orientação'],
      ['Alt+Page Up', 'Refeição, receita ou orientação anterior'],
      ['Alt+↑ ou Alt+↓', 'Fora de um campo: mover a refeição ou a opção'],
    ],
  },
  {
    title: 'Em todo o aplicativo',
    shortcuts: [
      ['Ctrl+K', 'Buscar em tudo'],
      ['Ctrl+B', 'Mostrar ou recolher o menu'],
      ['Ctrl+Enter', 'Salvar o que está aberto em uma janela'],
      ['F8', 'Ir para os avisos, como o que tem Desfazer'],
      ['?', 'Esta lista'],
    ],
  },
];

const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);
const onThisKeyboard = (keys: string) => (isMac ? keys.replaceAll('Ctrl', '⌘').replaceAll('Alt', '⌥') : keys);

export function KeyboardHelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <OpenDialog isText title="Atalhos do teclado" onClose={onClose}>
      {groups.map(({ title, shortcuts }) => (
        <Fragment key={title}>
          <h3 className="mt-2 mb-2 font-semibold not-first:mt-6">{title}</h3>
          <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 text-sm">
            {shortcuts.map(([keys, action]) => (
              <Fragment key={keys}>
                <dt className="whitespace-nowrap">
                  <kbd className="rounded-md border border-line bg-soft px-1.5 py-0.5 font-sans text-xs font-semibold">
                    {onThisKeyboard(keys)}
                  </kbd>
                </dt>
                <dd>{action}</dd>
              </Fragment>
            ))}
          </dl>
        </Fragment>
      ))}
    </OpenDialog>
  );
}
