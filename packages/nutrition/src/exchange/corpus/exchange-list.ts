/**
 * Common items of Brazilian plans, the foods that exchange lists give for them, foods that no list gives, and which lists:
 * PIR is Philippi and others, "Pirâmide alimentar adaptada" (Rev. Nutr., 1999); SBD the manual of carbohydrate counting of the
 * Sociedade Brasileira de Diabetes; ADA "Choose Your Foods" (American Diabetes Association); GUIA the Guia Alimentar para a
 * População Brasileira (2014).
 */
export const EXCHANGE_LIST = `
1 pão francês (50 g); pao-de-forma torrada goma-de-tapioca cuscuz-de-milho pao-sirio pao-de-hamburguer pao-de-forma-integral aveia-em-flocos pao-folha; pao-de-queijo biscoito-recheado-de-chocolate arroz-branco-cozido; PIR SBD
2 fatias de pão de forma; pao-frances torrada goma-de-tapioca cuscuz-de-milho pao-sirio aveia-em-flocos pao-folha pao-de-hamburguer; pao-de-queijo pao-doce; PIR SBD
2 fatias de pão de forma integral (50 g); pao-sirio-integral aveia-em-flocos pao-de-centeio pao-folha-integral granola-sem-acucar pao-de-aveia batata-doce-cozida; pao-frances pao-de-forma goma-de-tapioca arroz-branco-cozido torrada pao-sirio; PIR GUIA
4 torradas; pao-de-forma pao-frances goma-de-tapioca pao-folha cuscuz-de-milho aveia-em-flocos; biscoito-recheado-de-chocolate; PIR
2 colheres de sopa de goma de tapioca; pao-frances pao-de-forma cuscuz-de-milho torrada pao-folha pao-sirio aveia-em-flocos; pao-de-queijo; SBD
1 fatia de cuscuz de milho (135 g); pao-frances pao-de-forma goma-de-tapioca torrada mandioca-cozida batata-doce-cozida pao-sirio aveia-em-flocos; pao-de-queijo; SBD
3 colheres de sopa de aveia em flocos; granola-sem-acucar pao-de-forma-integral pao-sirio-integral pao-folha-integral pao-de-aveia quinoa-em-flocos pao-de-centeio; pao-frances goma-de-tapioca granola cereal-matinal-de-milho-com-acucar; PIR GUIA
4 colheres de sopa de granola sem açúcar; aveia-em-flocos pao-de-forma-integral pao-sirio-integral musli quinoa-em-flocos pao-folha-integral mix-de-cereais pao-de-aveia; granola pao-frances; PIR
4 colheres de sopa de arroz branco; macarrao-cozido batata-inglesa-cozida mandioca-cozida batata-doce-cozida pure-de-batata polenta arroz-integral-cozido milho-verde-cozido mandioquinha-cozida; pao-frances farofa arroz-selvagem-cozido; PIR SBD
4 colheres de sopa de arroz integral; macarrao-integral-cozido batata-doce-cozida mandioca-cozida quinoa-cozida batata-inglesa-cozida mandioquinha-cozida inhame-cozido trigo-para-quibe-cozido milho-verde-cozido; arroz-branco-cozido macarrao-cozido arroz-tipo-2-cozido polenta; PIR GUIA
1 escumadeira de arroz branco; macarrao-cozido batata-inglesa-cozida mandioca-cozida batata-doce-cozida pure-de-batata polenta milho-verde-cozido arroz-integral-cozido mandioquinha-cozida; pao-frances; PIR
1 pegador de macarrão cozido (110 g); arroz-branco-cozido batata-inglesa-cozida mandioca-cozida batata-doce-cozida pure-de-batata polenta nhoque-de-batata arroz-integral-cozido macarrao-integral-cozido; pao-frances; PIR SBD
100 g de macarrão integral cozido; arroz-integral-cozido batata-doce-cozida quinoa-cozida mandioca-cozida batata-inglesa-cozida mandioquinha-cozida inhame-cozido milho-verde-cozido trigo-para-quibe-cozido; macarrao-cozido arroz-branco-cozido; PIR
150 g de batata inglesa cozida; arroz-branco-cozido mandioca-cozida batata-doce-cozida macarrao-cozido mandioquinha-cozida inhame-cozido arroz-integral-cozido milho-verde-cozido pure-de-batata; pao-frances; PIR SBD
100 g de batata doce cozida; batata-inglesa-cozida mandioca-cozida inhame-cozido mandioquinha-cozida arroz-integral-cozido arroz-branco-cozido cara-cozido macarrao-cozido milho-verde-cozido; batata-frita; PIR SBD
100 g de mandioca cozida; batata-inglesa-cozida batata-doce-cozida arroz-branco-cozido inhame-cozido macarrao-cozido mandioquinha-cozida cara-cozido pure-de-batata milho-verde-cozido; polenta-frita; PIR
2 colheres de sopa de purê de batata; batata-inglesa-cozida arroz-branco-cozido mandioca-cozida batata-doce-cozida macarrao-cozido mandioquinha-cozida polenta; pao-frances; PIR
1 concha de feijão carioca (140 g); feijao-preto-cozido lentilha-cozida grao-de-bico-cozido ervilha-seca-cozida feijao-branco-cozido feijao-fradinho-cozido ervilha-cozida feijao-verde-cozido; soja-cozida arroz-branco-cozido; PIR GUIA
1 concha de feijão preto; feijao-carioca-cozido lentilha-cozida grao-de-bico-cozido ervilha-seca-cozida feijao-branco-cozido feijao-fradinho-cozido ervilha-cozida; soja-cozida; PIR GUIA
3 colheres de sopa de lentilha cozida; feijao-carioca-cozido feijao-preto-cozido grao-de-bico-cozido ervilha-cozida feijao-fradinho-cozido feijao-branco-cozido ervilha-seca-cozida; arroz-branco-cozido; PIR GUIA
3 colheres de sopa de grão-de-bico cozido; feijao-carioca-cozido feijao-preto-cozido lentilha-cozida ervilha-cozida feijao-branco-cozido feijao-fradinho-cozido ervilha-seca-cozida; arroz-branco-cozido; PIR GUIA
100 g de peito de frango grelhado; patinho-grelhado tilapia-grelhada lombo-suino-assado atum-em-conserva miolo-de-alcatra-grelhado coxao-mole-cozido merluza-assada patinho-moido-cozido pescada-grelhada contrafile-sem-gordura-grelhado; ovo-cozido lingua-bovina-cozida tender presunto figado-bovino-grelhado; ADA PIR
1 bife grelhado de patinho (100 g); peito-de-frango-grelhado tilapia-grelhada lombo-suino-assado coxao-mole-cozido contrafile-sem-gordura-grelhado frango-assado atum-em-conserva file-mignon-grelhado miolo-de-alcatra-grelhado salmao-grelhado merluza-assada; ovo-cozido lingua-bovina-cozida bucho-cozido linguica-de-porco-grelhada; ADA PIR
4 colheres de sopa de carne moída cozida; peito-de-frango-grelhado frango-assado sobrecoxa-de-frango-assada ovo-cozido patinho-grelhado acem-cozido salmao-grelhado pernil-suino-assado coxa-de-frango-cozida patinho-moido-cozido miolo-de-alcatra-grelhado coxao-mole-cozido carne-moida-ao-molho; lingua-bovina-cozida salsicha mortadela; ADA PIR
1 filé de tilápia grelhada (120 g); pescada-grelhada merluza-assada peito-de-frango-grelhado patinho-grelhado atum-em-conserva corvina-cozida lombo-suino-assado sardinha-assada patinho-moido-cozido contrafile-sem-gordura-grelhado; ovo-cozido tender kani linguica-de-frango-grelhada; ADA PIR
100 g de sashimi de salmão; salmao-grelhado tilapia-grelhada sardinha-assada pescada-grelhada atum-em-conserva atum-fresco-grelhado frango-assado merluza-assada peito-de-frango-grelhado carne-moida-cozida sobrecoxa-de-frango-assada salmao-com-pele-grelhado; tender presunto lingua-bovina-cozida chester-assado; ADA
100 g de salmão grelhado; sardinha-assada tilapia-grelhada frango-assado atum-fresco-grelhado carne-moida-cozida sobrecoxa-de-frango-assada acem-cozido pernil-suino-assado contrafile-com-gordura-grelhado salmao-com-pele-grelhado miolo-de-alcatra-grelhado coxa-de-frango-cozida; tender lingua-bovina-cozida linguica-de-porco-grelhada; ADA
120 g de atum em conserva; peito-de-frango-grelhado tilapia-grelhada patinho-grelhado sardinha-assada frango-assado pescada-grelhada merluza-assada carne-moida-cozida lombo-suino-assado contrafile-sem-gordura-grelhado; tender lingua-bovina-cozida linguica-de-porco-grelhada; ADA
2 ovos cozidos; ovo-de-codorna-cozido carne-moida-cozida sobrecoxa-de-frango-assada acem-cozido salmao-grelhado pernil-suino-assado carne-moida-ao-molho coxa-de-frango-com-pele-assada frango-assado frango-caipira-cozido; lingua-bovina-cozida salame tender mortadela salsicha bacon; ADA PIR
2 ovos mexidos; ovo-de-codorna-cozido carne-moida-cozida sobrecoxa-de-frango-assada acem-cozido salmao-grelhado pernil-suino-assado carne-moida-ao-molho omelete omelete-de-queijo bisteca-suina-grelhada; lingua-bovina-cozida salame tender mortadela salsicha; ADA PIR
1 sobrecoxa de frango assada sem pele; carne-moida-cozida frango-assado coxa-de-frango-com-pele-assada pernil-suino-assado miolo-de-alcatra-grelhado ovo-cozido acem-cozido salmao-grelhado coxa-de-frango-cozida frango-caipira-cozido picanha-sem-gordura-grelhada sardinha-assada; lingua-bovina-cozida tender linguica-de-frango-grelhada; ADA
100 g de lombo suíno assado; carne-moida-cozida peito-de-frango-grelhado patinho-grelhado tilapia-grelhada coxao-mole-cozido miolo-de-alcatra-grelhado frango-assado atum-em-conserva contrafile-sem-gordura-grelhado merluza-assada file-mignon-grelhado; tender presunto linguica-de-porco-grelhada; ADA PIR
100 g de carne de panela; peito-de-frango-grelhado frango-assado sobrecoxa-de-frango-assada carne-moida-cozida lombo-suino-assado pernil-suino-assado coxao-mole-cozido acem-cozido salmao-grelhado musculo-cozido ovo-cozido patinho-grelhado tilapia-grelhada; lingua-bovina-cozida salsicha; ADA
1 copo de leite integral (200 ml); iogurte-natural leite-semidesnatado leite-sem-lactose leite-desnatado kefir coalhada iogurte-sem-lactose leite-de-soja; bebida-de-coco leite-de-amendoas leite-de-arroz leite-de-aveia iogurte-grego-tradicional leite-achocolatado; PIR ADA
200 ml de leite desnatado; iogurte-natural-desnatado leite-semidesnatado leite-desnatado-sem-lactose leite-sem-lactose leite-de-soja iogurte-natural; bebida-de-coco leite-de-amendoas leite-de-arroz leite-achocolatado leite-integral; PIR ADA
1 pote de iogurte natural (170 g); leite-integral leite-semidesnatado iogurte-natural-desnatado kefir coalhada leite-desnatado iogurte-sem-lactose leite-sem-lactose; bebida-de-coco leite-de-amendoas leite-de-arroz iogurte-de-morango queijo-petit-suisse; PIR ADA
1 pote de iogurte natural desnatado (170 g); leite-desnatado leite-semidesnatado iogurte-natural leite-desnatado-sem-lactose leite-sem-lactose leite-de-soja; bebida-de-coco iogurte-de-morango; PIR
200 ml de leite de soja; leite-semidesnatado leite-desnatado iogurte-natural-desnatado iogurte-natural leite-integral leite-sem-lactose leite-desnatado-sem-lactose; bebida-de-coco leite-de-arroz leite-de-amendoas; ADA
200 ml de leite de amêndoas; leite-de-aveia bebida-de-coco leite-de-arroz leite-de-castanha-de-caju; leite-integral leite-de-coco leite-achocolatado; PIR
2 fatias de queijo muçarela; queijo-prato queijo-minas-frescal ricota queijo-cottage queijo-minas-padrao queijo-coalho queijo-mucarela-light queijo-minas-frescal-light; cream-cheese requeijao-cremoso queijo-polenguinho; ADA PIR
1 fatia de queijo minas frescal (30 g); queijo-mucarela ricota queijo-cottage queijo-prato queijo-minas-padrao queijo-coalho queijo-minas-frescal-light; cream-cheese requeijao-cremoso queijo-gorgonzola; ADA PIR
2 fatias de ricota; queijo-minas-frescal queijo-cottage queijo-mucarela queijo-minas-frescal-light queijo-prato queijo-minas-padrao ricota-light; requeijao-cremoso cream-cheese; ADA PIR
1 colher de sopa de requeijão cremoso; cream-cheese manteiga creme-de-ricota requeijao-light margarina creme-de-leite cream-cheese-light; oleo-de-soja queijo-gorgonzola; PIR
1 maçã; banana-prata pera laranja-pera mamao goiaba tangerina manga uva-italia melancia abacaxi mamao-papaia; suco-de-laranja uva-passa acai-com-xarope-de-guarana jamelao; SBD PIR
1 banana prata; maca pera laranja-pera mamao manga tangerina uva-italia melancia abacaxi goiaba laranja-valencia mamao-papaia; suco-de-laranja ameixa-em-calda bananada; SBD PIR
1 laranja; maca banana-prata tangerina mamao pera melancia abacaxi goiaba manga morango mamao-papaia uva-italia; suco-de-laranja uva-passa; SBD PIR
1 fatia de mamão formosa (170 g); maca banana-prata laranja-pera melancia manga abacaxi pera tangerina melao goiaba uva-italia; suco-de-laranja; SBD PIR
1 fatia de melancia (200 g); maca banana-prata laranja-pera mamao melao abacaxi tangerina manga pera morango mamao-papaia uva-italia; suco-de-laranja; SBD PIR
10 morangos; maca kiwi melancia laranja-pera abacaxi melao tangerina goiaba mamao banana-prata uva-italia pera mamao-papaia; geleia-de-frutas suco-de-laranja; SBD
1 copo de suco de laranja natural (200 ml); laranja-pera maca banana-prata suco-de-tangerina suco-de-uva-integral melancia tangerina mamao suco-de-abacaxi manga suco-de-maca; acai-com-xarope-de-guarana; SBD
1 prato de sobremesa de alface (30 g); rucula agriao acelga-crua couve-manteiga-crua espinafre-cru repolho-branco-cru almeirao-cru tomate pepino alface-americana chicoria-crua; berinjela-cozida champignon-em-conserva; PIR
1 tomate; pepino cenoura-crua beterraba-crua repolho-branco-cru rabanete pimentao tomate-cereja alface; seleta-de-legumes-em-conserva champignon-em-conserva; PIR
3 colheres de sopa de brócolis cozido; couve-flor-cozida abobrinha-cozida chuchu-cozido berinjela-cozida quiabo-cozido vagem-cozida couve-refogada espinafre-refogado; alface picles; PIR
3 colheres de sopa de cenoura cozida; beterraba-cozida vagem-cozida abobora-cabotia-cozida abobrinha-cozida chuchu-cozido abobora-moranga-refogada; nabo-cru abobora-menina-crua; PIR
1 colher de sopa de azeite; oleo-de-soja oleo-de-canola oleo-de-girassol oleo-de-milho; manteiga margarina banha-de-porco maionese azeite-de-dende oleo-de-pequi bacon oleo-de-coco; PIR
1 colher de chá de manteiga; requeijao-cremoso cream-cheese margarina manteiga-sem-sal creme-de-ricota requeijao-light; azeite-de-oliva oleo-de-soja torresmo banha-de-porco bacon pate; PIR
3 castanhas-do-pará; castanha-de-caju noz amendoa-crua avela pasta-de-amendoim amendoim-torrado-salgado noz-peca; chia tahine gergelim; PIR
1 colher de sopa de pasta de amendoim (20 g); castanha-de-caju amendoa-crua noz castanha-do-para pasta-de-amendoas amendoim-torrado-salgado tahine; manteiga gergelim; PIR
1 colher de sopa de chia; linhaca semente-de-girassol semente-de-abobora gergelim; amendoim-torrado-salgado pasta-de-amendoim castanha-do-para; PIR
25 g de chocolate amargo 70%; chocolate-meio-amargo chocolate-ao-leite bombom; acucar-refinado acucar-mascavo mel bala melado acucar-cristal glicose-de-milho; PIR
1 colher de sopa de açúcar; mel acucar-mascavo acucar-demerara acucar-cristal melado; chocolate-ao-leite bala; PIR
`
  .trim()
  .split('\n')
  .map((row) => {
    const [line = '', expected = '', never = ''] = row.split('; ');
    return { line, expected: expected.split(' '), never: never.split(' ') };
  });
