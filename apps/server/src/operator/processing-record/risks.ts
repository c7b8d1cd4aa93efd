/** What can go wrong, and what is there against it; a person corrects the estimates for the practice. */
export const risks: string[][] = [
  [
    'outra conta lê um prontuário',
    'baixa',
    'alto',
    'cada consulta é limitada ao dono; tentativas ficam na trilha',
  ],
  [
    'senha descoberta ou computador deixado aberto',
    'média',
    'alto',
    'limite de tentativas, lista de sessões, encerramento de todas; *Sair* limpa o navegador',
  ],
  [
    'link público repassado',
    'média',
    'médio',
    'trocar, desativar ou dar validade; só o primeiro nome; fora dos buscadores',
  ],
  [
    'roubo do disco ou de um backup',
    'baixa',
    'alto',
    'frase secreta nos backups e disco cifrado, se configurados (ver pendências)',
  ],
  ['perda dos dados', 'baixa', 'alto', 'backups diários conferidos, restauração ensaiada, lixeira e versões'],
  ['plano alterado por engano', 'média', 'médio', 'versões de tudo, aviso de edição simultânea, recuperação'],
  [
    'abuso por quem opera o servidor',
    'baixa',
    'alto',
    'comandos na trilha encadeada; contrato e pessoas de confiança',
  ],
];
