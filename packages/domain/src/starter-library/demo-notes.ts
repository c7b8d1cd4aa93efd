import type { Creation } from '../entities/index.ts';
import type { DemoName } from './demo-people.ts';

/** The note of a consultation, and how many days before the demonstration it was. */
export type DemoNote = Omit<Creation<'Consulta'>, 'paciente_id' | 'data'> & { daysAgo: number };

export const demoNotes: Record<DemoName, readonly DemoNote[]> = {
  'Marina Alves': [
    {
      daysAgo: 728,
      titulo: 'Primeira consulta',
      texto:
        'Ganhou cerca de 8 kg em três anos, desde que mudou de trabalho. Já fez duas dietas restritivas e voltou ao peso anterior. Combinamos mudanças pequenas, uma por vez.',
      respostas: [
        { pergunta: 'Usa algum medicamento ou suplemento?', resposta: 'Não.' },
        { pergunta: 'Como é o sono?', resposta: 'Cerca de 6 horas; acorda cansada.' },
        { pergunta: 'Pratica atividade física?', resposta: 'Caminhada no fim de semana.' },
        {
          pergunta: 'Quem prepara as refeições?',
          resposta: 'Almoça fora três vezes por semana; cozinha aos domingos.',
        },
        { pergunta: 'Como está o intestino?', resposta: 'Preso, uma evacuação a cada dois ou três dias.' },
      ],
    },
    {
      daysAgo: 546,
      titulo: 'Retorno',
      texto:
        'Leva lanche da manhã quase todos os dias. Intestino melhor com mais água e aveia. Próximo passo: verdura também no jantar.',
    },
    {
      daysAgo: 364,
      titulo: 'Retorno depois das férias',
      texto: 'Voltou um pouco acima do peso anterior, sem preocupação. Retomamos o plano, sem compensações.',
    },
    {
      daysAgo: 14,
      titulo: 'Retorno',
      texto:
        'Exames dentro do esperado. Dorme 7 horas, caminha quatro vezes por semana. Quer chegar a 62 kg sem pressa; conversamos sobre manter o que já mudou.',
    },
  ],
  'Beatriz Nogueira': [
    {
      daysAgo: 84,
      titulo: 'Primeira consulta',
      texto:
        'Gestação de 12 semanas, a primeira. Enjoo pela manhã; não gosta de peixe. Usa o ácido fólico que o pré-natal prescreveu. Orientada sobre higiene dos alimentos e sobre não consumir álcool.',
    },
    {
      daysAgo: 7,
      titulo: 'Retorno, 23 semanas',
      texto:
        'Ganho de peso dentro da faixa esperada. Hemoglobina de 11,6 g/dL: feijão e carne com fruta cítrica nas duas refeições principais. Azia à noite: jantar mais cedo e em menor volume.',
    },
  ],
  'Caio Menezes': [
    {
      daysAgo: 60,
      titulo: 'Primeira consulta',
      texto:
        'Corre quatro vezes por semana. Chega ao treino sem comer desde o almoço. Incluído o pré-treino.',
    },
    {
      daysAgo: 2,
      titulo: 'Mensagem depois do plano',
      texto:
        'Contou que leite e iogurte dão gases e desconforto, e que o médico confirmou intolerância à lactose. Restrição registrada hoje: rever os itens com leite do plano.',
    },
  ],
  'Luciana Prado': [
    {
      daysAgo: 9,
      titulo: 'Primeira consulta',
      texto:
        'Ovolactovegetariana há seis anos, com ovos e leite todos os dias. Pedir vitamina B12, ferritina e vitamina D. Quer um cardápio que a família também coma.',
    },
  ],
  'Antônio Figueiredo': [
    {
      daysAgo: 36,
      titulo: 'Retorno',
      texto:
        'Recuperou 800 g desde a primeira avaliação. Come melhor quando a filha está em casa. Mantida a orientação de proteína nas três refeições e de menos sal.',
    },
  ],
  'Sofia Barreto': [
    {
      daysAgo: 18,
      titulo: 'Retorno com a mãe',
      texto:
        'Cresceu 2,8 cm em seis meses. Leva a lancheira três vezes por semana e experimentou duas verduras novas. Sem falar de peso com a criança.',
    },
  ],
};
