import { keyOf } from './fold.ts';

/**
 * Frequent words of Portuguese that name no food. They are spelled as they should be: none of them is a food with a slip,
 * and none of them is a brand ("pouco" is no "porco", "rápido" no product).
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  pouco pouca poucos poucas pouquissimo pouquissima muito muita bastante demais tanto tanta quanto quanta cada todo toda
  todos todas tudo nada algo alguem ninguem mesmo mesma outro outra outros outras vario varia varios varias certo certa
  dentro fora sobre sob entre ate desde contra perto longe antes depois agora hoje amanha ontem sempre nunca talvez quase
  ainda tambem assim aqui ali onde quando como porque pois porem contudo entao logo cedo tarde noite manha madrugada
  dia semana mes ano hora minuto vez primeiro primeira segundo segunda terceiro terceira ultimo ultima proximo proxima
  novo nova velho velha jovem bom boa ruim melhor pior maior menor alto alta baixo baixa longo longa curto curta rapido
  rapida lento lenta facil dificil forte fraco leve pesado limpo sujo aberto fechado cheio vazio inteiro parte metade
  resto restante pedaco lado cima baixo frente meio fim final inicio comeco centro ponta borda fundo
  homem mulher menino menina crianca filho filha pai mae irmao familia amigo amiga pessoa gente paciente cliente
  casa rua cidade escola trabalho mesa cadeira cama porta janela chao parede cozinha sala quarto banho carro
  mao maos pe cabeca corpo boca dente dedo olho cabelo pele braco perna costas peso altura cintura saude doenca
  comer beber tomar fazer feito feita poder pode dever deve querer quer precisar precisa ter tem tinha estar esta
  ser sao era foi vai ir vir dar dado ver visto saber dizer falar pedir comprar vender usar usado usada deixar manter
  evitar trocar variar alternar escolher preferir optar incluir retirar colocar levar trazer guardar
  maximo minimo media medio total parcial igual diferente parecido semelhante junto separado misturado
  natural caseiro simples comum normal especial tipico favorito preferido
  vermelho vermelha amarelo amarela azul branco branca preto preta roxo roxa cor claro clara escuro escura
  quente frio fria morno morna gelado seco molhado umido duro duros mole macio crocante
  prato panela frigideira forma tigela travessa garfo faca talher copo jarra caneca vasilha recipiente tampa
  caso cuidado calma pressa fome sede vontade gosto sabor cheiro prazer culpa
  treino academia exercicio caminhada corrida descanso sono jejum
  salario dinheiro preco barato caro mercado feira loja
  caminho camada linha ponto lista tabela grupo tipo forma modo jeito maneira exemplo opcao dica nota meta
  massagem pasta mascara perna ponte porto porta posto poste parque banco banho barco bota bola boca bolsa
  mata mato maca mala mapa marca marco massa pato pote pena pera perua peru peruana peruano russo italiano italiana
  frances francesa chines chinesa japones japonesa mexicano mexicana arabe australiano australiana
  canto conto conta corte carta carro cargo campo capa capaz casal cassete
  livre livro leito lento lente limite limpeza linguagem
  avó avo vovo vovó tia tio dona seu senhor senhora doutor doutora
  acordar dormir sair chegar voltar entrar sentir sentar andar correr
  menos mais maioria minoria alguma algum nenhum nenhuma qualquer quaisquer
  verdade mentira problema ajuda apoio duvida pergunta resposta
  janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
  domingo sabado feriado
`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .split(/\s+/)
    .flatMap((word) => [word, keyOf(word)]),
);
