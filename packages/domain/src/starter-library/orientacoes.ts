import type { Creation } from '../entities/index.ts';
import type { orientacaoLabels } from '../labels.ts';

type Sheet = Creation<'OrientacaoTemplate'> & { categoria: keyof typeof orientacaoLabels };

export const orientacoes: readonly Sheet[] = [
  {
    titulo: 'Hidratação ao longo do dia',
    categoria: 'geral',
    itens: [
      'Deixe uma garrafa de água sempre à vista e leve outra quando sair.',
      'Beba um copo ao acordar e outro no meio de cada período do dia.',
      'Não espere a sede: a cor clara da urina costuma ser um bom sinal.',
      'Para variar, use rodelas de limão, folhas de hortelã ou frutas na água.',
      'Prefira água a refrigerantes, sucos prontos e bebidas adoçadas.',
    ],
  },
  {
    titulo: 'Como montar o prato',
    categoria: 'geral',
    itens: [
      'Comece pela metade do prato: saladas e legumes de cores variadas.',
      'Em um quarto do prato, arroz, batata, mandioca, milho ou massa.',
      'No outro quarto, carne, frango, peixe ou ovos; o feijão acompanha.',
      'Use azeite para temperar e óleo em pequena quantidade para cozinhar.',
      'Deixe a fruta como sobremesa na maior parte dos dias.',
    ],
  },
  {
    titulo: 'Comer com atenção',
    categoria: 'geral',
    itens: [
      'Sente-se à mesa e deixe o celular e a televisão de lado.',
      'Mastigue devagar e descanse os talheres entre as garfadas.',
      'Procure manter horários parecidos todos os dias.',
      'Sempre que puder, coma em companhia.',
      'Antes de repetir, espere alguns minutos e perceba se ainda há fome.',
    ],
  },
  {
    titulo: 'Cuidados com a alimentação na gestação',
    categoria: 'gestantes',
    itens: [
      'Coma em intervalos regulares, em porções que não pesem no estômago.',
      'Não consuma carnes, peixes e ovos crus ou malpassados.',
      'Use apenas leite e queijos pasteurizados; confira no rótulo.',
      'Lave e desinfete frutas, verduras e legumes antes de consumir.',
      'Não consuma bebidas alcoólicas.',
      'Evite café e chás antes de conversar comigo ou com sua equipe sobre quanto e quais.',
      'Tome suplementos, como ferro e ácido fólico, somente como foi prescrito no pré-natal.',
    ],
  },
  {
    titulo: 'Enjoo e azia na gestação',
    categoria: 'gestantes',
    itens: [
      'Ao acordar, experimente um alimento seco, como torrada, antes de se levantar.',
      'Faça refeições menores e mais vezes ao dia.',
      'Prefira preparações simples, com pouca gordura e pouco tempero forte.',
      'Evite deitar logo depois de comer; espere cerca de 2 horas.',
      'Beba líquidos em pequenos goles, de preferência entre as refeições.',
      'Se não conseguir se alimentar ou beber líquidos, procure sua equipe de pré-natal.',
    ],
  },
  {
    titulo: 'Como higienizar frutas, verduras e legumes',
    categoria: 'higienizacao',
    itens: [
      'Lave as mãos, a pia e os utensílios antes de começar.',
      'Retire as partes estragadas e lave folha por folha, ou cada fruta, em água corrente.',
      'Deixe de molho por 15 minutos em solução de hipoclorito própria para alimentos, na medida do rótulo.',
      'Se usar água sanitária, só a indicada no rótulo para alimentos: 1 colher de sopa para 1 litro de água.',
      'Enxágue em água potável, seque bem e guarde em pote limpo e fechado na geladeira.',
      'Vinagre e bicarbonato não substituem a solução de hipoclorito.',
    ],
  },
  {
    titulo: 'Como guardar e descongelar alimentos',
    categoria: 'higienizacao',
    itens: [
      'Leve a comida pronta à geladeira em até 2 horas depois do preparo.',
      'Guarde em potes rasos e tampados, com etiqueta de nome e data.',
      'Consuma a comida pronta da geladeira em até 3 dias.',
      'Mantenha carnes cruas embaixo e alimentos prontos em cima.',
      'Descongele na geladeira ou no micro-ondas, nunca sobre a pia.',
      'Depois de descongelado, não congele de novo sem cozinhar.',
      'Reaqueça até sair vapor de todo o alimento.',
    ],
  },
  {
    titulo: 'Fibras e água para o intestino',
    categoria: 'prevencao',
    itens: [
      'Aumente as fibras aos poucos, sempre acompanhadas de água.',
      'Inclua feijão, lentilha ou grão-de-bico todos os dias.',
      'Coma as frutas com casca e bagaço quando for possível.',
      'Troque parte dos cereais refinados pelos integrais.',
      'Mantenha o corpo em movimento, dentro das suas possibilidades.',
      'Se houver dor, sangramento ou mudança que não passa, procure atendimento.',
    ],
  },
  {
    titulo: 'Menos sal, mais tempero',
    categoria: 'prevencao',
    itens: [
      'Prove a comida antes de pôr sal e deixe o saleiro fora da mesa.',
      'Use alho, cebola, limão, louro, orégano, coentro e cheiro-verde.',
      'Evite caldos em cubo, temperos prontos e macarrão instantâneo.',
      'Reduza embutidos, como presunto, salsicha, linguiça e mortadela.',
      'Em conservas, escorra o líquido e, se possível, enxágue.',
      'Antes de usar sal com menos sódio, converse comigo ou com seu médico.',
    ],
  },
  {
    titulo: 'Medidas caseiras sem erro',
    categoria: 'utensilios',
    itens: [
      'Separe um jogo só seu: colher de sopa, concha, xícara de chá e copo.',
      'Colher cheia forma um montinho; colher rasa fica nivelada com a faca.',
      'Aqui, a xícara de chá tem 200 ml e o copo, 240 ml; confira os seus com um medidor.',
      'Meça o óleo e o azeite com colher, em vez de virar a garrafa.',
      'Depois de algumas semanas, o olho aprende e a medida fica natural.',
    ],
  },
  {
    titulo: 'Utensílios que ajudam na rotina',
    categoria: 'utensilios',
    itens: [
      'Potes de vidro com tampa, para guardar e reaquecer as refeições.',
      'Tábuas separadas: uma para carnes cruas e outra para os demais alimentos.',
      'Panela de pressão, para feijão e raízes; frigideira antiaderente, para usar menos óleo.',
      'Secador de saladas, para ter folhas prontas a semana toda.',
      'Bolsa térmica com gelo reutilizável, para levar a marmita e o lanche.',
      'Troque esponjas toda semana e descarte tábuas muito riscadas.',
    ],
  },
  {
    titulo: 'Como ler rótulos',
    categoria: 'outros',
    itens: [
      'Leia a lista de ingredientes: o que aparece primeiro está em maior quantidade.',
      'Lista longa, com nomes que você não usaria na cozinha, pede atenção.',
      'Procure a lupa na frente da embalagem: ela avisa quando há muito açúcar adicionado, gordura saturada ou sódio.',
      'Compare produtos pela coluna de 100 g ou 100 ml, não pela porção.',
      'Em caso de alergia ou intolerância, confira a advertência logo abaixo dos ingredientes a cada compra.',
    ],
  },
];
