/** Numbers as people write them out. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    um: 1,
    uma: 1,
    hum: 1,
    dois: 2,
    duas: 2,
    tres: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    doze: 12,
    quinze: 15,
    vinte: 20,
    trinta: 30,
    meio: 0.5,
    meia: 0.5,
  }),
);
