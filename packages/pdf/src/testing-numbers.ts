import type { PublicMenu } from '@alecrim/domain/pure';

const only = (value: number) => ({ min: value, max: value });
const figures = {
  kcal: { min: 320, max: 410 },
  proteina: only(20),
  carboidrato: only(45),
  gordura: only(9),
  fibra: only(6),
};

/** The menu with numbers and nutrients as the server would have calculated them. */
export const numbersOf = (menu: PublicMenu): PublicMenu => ({
  ...menu,
  cardapio: {
    ...menu.cardapio,
    numeros: {
      mostrar: 'macros',
      refeicoes: menu.cardapio.refeicoes.map(() => figures),
      dia: figures,
      meta: { kcal: 1_900, proteina: 90 },
      fontes: ['TACO, 4ª ed.'],
    },
    nutrientes: { itens: [{ nome: 'ferro', valor: 12, recomendado: 18 }] },
  } as PublicMenu['cardapio'],
});
