import type { StarterReceita } from './template.ts';

export const receitas: readonly StarterReceita[] = [
  {
    nome: 'Panqueca de banana e aveia',
    categoria: 'Lanches Caseiros',
    porcoes: 1,
    ingredientes: [
      '1 banana-prata bem madura (75 g)',
      '1 ovo (50 g)',
      '2 colheres de sopa de aveia em flocos finos (30 g)',
      '1 pitada de canela em pó',
      '1 fio de óleo para untar',
    ],
    modo_preparo:
      'Amasse a banana e misture com o ovo, a aveia e a canela.\nUnte uma frigideira antiaderente e aqueça em fogo baixo.\nDespeje a massa em pequenas porções e doure dos dois lados.\nCada porção: 3 panquecas pequenas.',
  },
  {
    nome: 'Crepioca',
    categoria: 'Lanches Caseiros',
    porcoes: 1,
    ingredientes: [
      '1 ovo (50 g)',
      '2 colheres de sopa de goma de tapioca hidratada (30 g)',
      '1 pitada de sal',
      '2 colheres de sopa de frango desfiado ou de queijo branco amassado (40 g)',
    ],
    modo_preparo:
      'Bata o ovo com a goma e o sal até não haver grumos.\nEspalhe em uma frigideira antiaderente aquecida e tampe por 2 minutos.\nVire, coloque o recheio, dobre e deixe mais 1 minuto.',
  },
  {
    nome: 'Pasta de grão-de-bico',
    categoria: 'Lanches Caseiros',
    porcoes: 8,
    ingredientes: [
      '2 xícaras de chá de grão-de-bico cozido (240 g)',
      'Suco de 1 limão',
      '1 dente de alho pequeno',
      '2 colheres de sopa de azeite (16 g)',
      '4 a 6 colheres de sopa da água do cozimento',
      'Sal e cominho a gosto',
    ],
    modo_preparo:
      'Bata tudo no liquidificador ou processador, juntando a água aos poucos, até ficar cremoso.\nGuarde em pote fechado na geladeira e consuma em até 3 dias.\nCada porção: 2 colheres de sopa.',
  },
  {
    nome: 'Aveia dormida com frutas',
    categoria: 'Lanches Caseiros',
    porcoes: 1,
    ingredientes: [
      '3 colheres de sopa de aveia em flocos (45 g)',
      '1/2 xícara de chá de leite ou bebida vegetal sem açúcar (100 ml)',
      '4 colheres de sopa de iogurte natural (60 g)',
      '1 colher de chá de chia',
      '1/2 xícara de chá de morangos picados',
    ],
    modo_preparo:
      'Misture a aveia, o leite, o iogurte e a chia em um pote com tampa.\nDeixe na geladeira por pelo menos 6 horas.\nNa hora de comer, cubra com os morangos ou com outra fruta.\nConsuma em até 2 dias.',
  },
  {
    nome: 'Bolo de maçã com aveia',
    categoria: 'Lanches Caseiros',
    porcoes: 14,
    ingredientes: [
      '2 maçãs com casca, picadas (300 g)',
      '3 ovos (150 g)',
      '1/2 xícara de chá de óleo (100 ml)',
      '1/2 xícara de chá de açúcar mascavo (80 g)',
      '1 xícara de chá de aveia em flocos finos (90 g)',
      '1 xícara de chá de farinha de trigo integral (120 g)',
      '1 colher de sobremesa de canela em pó',
      '1 colher de sopa de fermento químico em pó',
    ],
    modo_preparo:
      'Bata no liquidificador os ovos, o óleo, o açúcar e metade da maçã.\nDespeje em uma tigela e misture a aveia, a farinha e a canela.\nJunte o restante da maçã e, por último, o fermento.\nAsse em forma untada, em forno preaquecido a 180 °C, por cerca de 40 minutos.\nCada porção: 1 fatia média.',
  },
  {
    nome: 'Feijão caseiro',
    categoria: 'Pratos Principais',
    porcoes: 8,
    ingredientes: [
      '2 xícaras de chá de feijão cru (400 g)',
      '2 folhas de louro',
      '1 colher de sopa de óleo (8 g)',
      '1 cebola pequena picada (30 g)',
      '3 dentes de alho amassados',
      'Sal a gosto, com moderação',
    ],
    modo_preparo:
      'Deixe o feijão de molho em água por 8 a 12 horas, na geladeira, e descarte essa água.\nCozinhe na panela de pressão com água nova e o louro por 20 a 25 minutos após pegar pressão.\nRefogue a cebola e o alho no óleo, junte uma concha de feijão amassado e devolva à panela.\nAcerte o sal e ferva até o caldo engrossar.\nCada porção: 1 concha. Congele em porções por até 3 meses.',
  },
  {
    nome: 'Frango desfiado com legumes',
    categoria: 'Pratos Principais',
    porcoes: 6,
    ingredientes: [
      '500 g de peito de frango cru, sem pele',
      '1 cenoura média ralada (120 g)',
      '1 abobrinha pequena ralada (235 g)',
      '1 tomate picado (100 g)',
      '1 cebola média picada (70 g)',
      '2 dentes de alho, salsinha e cebolinha',
      '1 colher de sopa de azeite (8 g)',
      'Sal a gosto, com moderação',
    ],
    modo_preparo:
      'Cozinhe o frango em água até ficar totalmente cozido por dentro; escorra e desfie.\nRefogue a cebola e o alho no azeite, junte o tomate, a cenoura e a abobrinha.\nAcrescente o frango e um pouco do caldo do cozimento e deixe apurar.\nFinalize com salsinha e cebolinha.',
  },
  {
    nome: 'Escondidinho de batata-doce com frango',
    categoria: 'Pratos Principais',
    porcoes: 6,
    ingredientes: [
      '3 batatas-doces médias (1 kg)',
      '1/2 xícara de chá de leite (100 ml)',
      '400 g de frango cozido e desfiado, temperado',
      '3 fatias de queijo muçarela (60 g)',
      'Noz-moscada e sal a gosto',
    ],
    modo_preparo:
      'Cozinhe a batata-doce até ficar macia, descasque e amasse com o leite, a noz-moscada e o sal.\nEm um refratário, monte uma camada de purê, o frango e outra camada de purê.\nCubra com o queijo e leve ao forno a 200 °C por 20 minutos, até dourar.',
  },
  {
    nome: 'Peixe assado com tomate e batata',
    categoria: 'Pratos Principais',
    porcoes: 4,
    ingredientes: [
      '4 filés de tilápia crus, ou de outro peixe branco (480 g)',
      '3 batatas-inglesas médias em rodelas finas (420 g)',
      '2 tomates em rodelas (200 g)',
      '1 cebola média em rodelas (70 g)',
      'Suco de 1 limão',
      '2 colheres de sopa de azeite (16 g)',
      'Alho, coentro ou salsinha e sal a gosto',
    ],
    modo_preparo:
      'Tempere o peixe com limão, alho e sal e deixe 15 minutos na geladeira.\nCozinhe a batata por 8 minutos em água fervente e escorra.\nMonte em um refratário a batata, a cebola, o peixe e o tomate; regue com o azeite.\nCubra e asse a 200 °C por 20 minutos; descubra e asse mais 10 minutos.',
  },
  {
    nome: 'Sopa de legumes com frango',
    categoria: 'Saladas e Sopas',
    porcoes: 8,
    ingredientes: [
      '300 g de peito de frango cru em cubos',
      '2 cenouras médias (240 g)',
      '1 chuchu médio (230 g)',
      '2 batatas-inglesas médias (280 g)',
      '1 xícara de chá de abóbora em cubos',
      '3 folhas de couve fatiadas (60 g)',
      'Cebola, alho, cheiro-verde e sal a gosto',
      '1,5 litro de água',
    ],
    modo_preparo:
      'Refogue a cebola e o alho, junte o frango e doure.\nAcrescente os legumes em cubos e a água e cozinhe até ficarem macios.\nNos últimos 5 minutos, junte a couve e o cheiro-verde.\nSe preferir cremosa, bata parte dos legumes e devolva à panela.\nCada porção: 2 conchas.',
  },
  {
    nome: 'Salada de lentilha',
    categoria: 'Saladas e Sopas',
    porcoes: 4,
    ingredientes: [
      '2 conchas de lentilha cozida e escorrida (320 g)',
      '1 tomate picado (100 g)',
      '1 pepino pequeno picado',
      '1/2 cebola roxa picada (35 g)',
      'Salsinha e hortelã picadas',
      'Suco de 1 limão',
      '1 colher de sopa de azeite (8 g)',
    ],
    modo_preparo:
      'Cozinhe a lentilha com água e louro por cerca de 20 minutos, sem desmanchar; escorra e deixe esfriar.\nMisture os vegetais e as ervas e tempere com o limão, o azeite e pouco sal.\nSirva fria. Guarde na geladeira por até 2 dias.',
  },
  {
    nome: 'Gelado de banana com cacau',
    categoria: 'Sobremesas',
    porcoes: 3,
    ingredientes: [
      '3 bananas-prata maduras, picadas e congeladas (225 g)',
      '1 colher de sopa de cacau em pó sem açúcar',
      '2 a 3 colheres de sopa de leite ou bebida vegetal, se necessário',
    ],
    modo_preparo:
      'Bata a banana congelada no processador até formar farofa.\nJunte o cacau e o leite aos poucos e bata até ficar cremoso.\nSirva na hora ou volte ao congelador por 1 hora.',
  },
];
