import { keyOf } from './fold.ts';

const setOf = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .trim()
      .split(/\s+/)
      .flatMap((word) => [word, keyOf(word)]),
  );

/** Small words that say nothing about which food it is. */
export const STOP = setOf(`
  de da do das dos d a o as os um uma uns umas no na nos nas em ao aos à às para pra p por pelo pela que se sua seu suas
  seus tipo marca cada este esta esse essa isto isso aprox aproximadamente cerca media ou etc ex exemplo bem pode
  ser podendo mais menos so apenas somente sua outro outra qualquer algum alguma nao s c e feito feita preparado
  preparada ja tamanho opcional opcionalmente preferencia preferencialmente total medida aproximado equivalente mesmo b
`);

/** How a food is prepared, under the name that the list uses. */
export const PREPARATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cozido: 'cozido',
    fervido: 'cozido',
    vapor: 'cozido',
    cru: 'cru',
    'in natura': 'cru',
    natura: 'cru',
    grelhado: 'grelhado',
    chapa: 'grelhado',
    grelha: 'grelhado',
    brasa: 'grelhado',
    churrasco: 'grelhado',
    assado: 'assado',
    forno: 'assado',
    airfryer: 'assado',
    frito: 'frito',
    fritura: 'frito',
    empanado: 'empanado',
    milanesa: 'empanado',
    refogado: 'refogado',
    salteado: 'refogado',
    saute: 'refogado',
    ensopado: 'ensopado',
    torrado: 'torrado',
    tostado: 'torrado',
    mexido: 'mexido',
    poche: 'poché',
    poched: 'poché',
    desfiado: 'desfiado',
    moido: 'moído',
    ralado: 'ralado',
  }),
);

/** Words that leave the figures as they are. What "sem" leaves out is in `denials.ts`. */
export const HARMLESS = setOf(`
  fresco maduro picado fatiado cortado amassado batido triturado laminado descascado lavado higienizado espremido gelado
  frio quente morno temperado organico orgânico caseiro caseira inteiro partido rodela tira cubo cubinho palito pedacinho
  fino fina grosso pequeno medio grande cheio raso nivelado farto tradicional comum simples puro pronto preparo coado escorrido drenado drenada ralado moido desfiado natural especial bom boa gostoso favorito limpo
  caipira branco marrom extra virgem extravirgem tipo temperatura ambiente descongelado congelado hidratado dourado
  com_sal com_casca com_pele com_osso com_gelo com_semente com_bagaco com_caldo com_moderacao com_tempero com_erva
  com_cuidado com_calma com_pouco
  mini sabor separado extraido pronta uht pasteurizado vaca
`);

/** Words that change the figures: a food without them in its name is only a suggestion. */
export const DECISIVE = setOf(`
  light diet zero integral desnatado semidesnatado magro gordo proteico fit funcional vegano vegetal recheado cremoso
  low carb keto doce salgado defumado seco po achocolatado adocado condensado sem_miolo sem_gema
`);

/** Herbs, spices and vinegar: never summed, with or without an amount. */
export const SPICES = setOf(`
  tempero erva oregano salsa salsinha cheiro cebolinha coentro manjericao alecrim tomilho louro curry acafrao curcuma
  paprica pimenta moscada canela cominho hortela vinagre salvia baunilha colorau urucum cravo anis zaatar adocante
  stevia estevia sucralose condimento especiaria
`);

/** Free without an amount, counted with one. */
export const SEASONING = new Set([
  ...SPICES,
  ...setOf('limao gengibre alho sal mostarda shoyu cebola vinagrete xilitol eritritol'),
]);

/** Without an amount these are free; with one they are counted. */
export const DRINKS = setOf('agua cha cafe cafezinho infusao chimarrao terere');

/** A kind of food without a food. */
export const CATEGORIES = setOf(`
  fruta proteina carboidrato salada legume verdura folha folhoso folhosa vegetal hortalica oleaginosa laticinio cereal
  leguminosa raiz tuberculo carne gordura lanche sobremesa suco fruto grao semente guarnicao acompanhamento mistura
  bebida massa vitamina suplemento refeicao porcao
`);

/** Dishes that are named beside what they are made of: "omelete com 2 ovos", "vitamina: 200 ml de leite". */
export const DISHES = setOf(`
  omelete omelet vitamina smoothie shake crepioca panqueca sanduiche sanduba lanche misto mingau overnight sopa wrap
  salada caldo creme mousse iogurtada acai bowl tigela batida suco receita mix mexidao escondidinho torta quiche pizza
  hamburguer risoto strogonoff estrogonofe marmita prato combo kit bruschetta toast tapioquinha aveioca bolo muffin
`);

/** A line that begins with one of these words is advice: it says what to do and names no food to count. */
export const ADVICE = setOf(`
  evitar evite evitando substituir substitua trocar troque preferir prefira dar dê priorizar priorize reduzir reduza
  diminuir diminua limitar limite retirar retire lembrar lembre mastigar mastigue escolher escolha escolhas escolhe
  variar varie respeitar respeite manter mantenha dormir durma praticar pratique caminhar caminhe fazer faca faça ver
  veja vide consultar consulte aguardar aguarde esperar espere lavar lave higienizar higienize descascar descasque
  cortar corte pesar pese medir anotar anote ler leia observar observe optar opte procurar procure tentar tente cuidar
  cuidado atencao atenção importante obs observacao observação nota dica lembrete proibido nunca jamais nao sempre
  liberado permitido aumentar aumente controlar controle comece comecar inicie iniciar alternar alterne cozinhar cozinhe
  levar leve deixar deixe assar asse grelhar grelhe refogar refogue ferver ferva aquecer aqueça aquecer desligue desligar
  despejar despeje dissolver dissolva untar unte modo preparo rendimento ingrediente ingredientes hidratar hidrate
  mexer mexa untar voce quando caso jejum pausa repetir repita conforme seguir siga
`);

/** Advice against a food or an amount: nothing in its sentence is eaten. */
export const AGAINST = setOf(`
  evitar evite evitando substituir substitua trocar troque reduzir reduza diminuir diminua limitar limite retirar retire
  proibido nunca jamais nao
`);

/** An act with food: "comer 1 maçã". The verb is left out; what follows is read. */
export const ACTS = setOf(`
  comer coma beber beba tomar tome consumir consuma ingerir ingira adicionar adicione acrescentar acrescente incluir inclua
  misturar misture bater bata usar use utilizar utilize colocar coloque servir sirva preparar prepare rechear recheie
  juntar junte polvilhar polvilhe passar passe acompanhar acompanhado acompanhada temperar tempere regar regue finalizar
  finalize montar monte
`);

export const SEASON_VERBS = setOf('temperar tempere polvilhar polvilhe regar regue finalizar finalize');

/** Things and times that are counted like food and are none. */
export const NOT_FOOD = setOf(`
  gelo sol ar vez vezes dia semana mes hora minuto segundo refeicao passo treino exercicio caminhada aula copo-d'agua grupo
  lista opcao substituicao capsula comprimido gota sono noite manha tarde kcal caloria kg metro quilometro km intervalo
  palito guardanapo forma forno liquidificador geladeira prato-do-dia tabela receita observacao hidratacao musculacao
  segunda terca quarta quinta sexta sabado domingo feira academia atividade consulta meta fome saciedade
`);

/** After an amount in brackets: a nutrient, so the amount is no weight of the food. */
export const NUTRIENT_WORDS = setOf(`
  proteina ptn prot carboidrato cho carbo gordura lipidio lip fibra acucar sodio calcio kcal caloria cal kj ferro cacau
  colageno
`);
