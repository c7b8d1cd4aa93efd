import { DIAS } from '../days.ts';
import { lines, longText, someOf, text } from '../fields.ts';
import { listOf } from '../nested-fields.ts';
import { count, numberField } from '../number-fields.ts';

/** Plans and templates are made of the same parts. */
const id = text(64);

/** None are all days. */
const dias = someOf(DIAS);

export const opcaoFields = { id, numero: numberField(), descricao: text(2_000), itens: lines(), dias };
export const refeicaoFields = { id, nome: text(), horario: text(100), opcoes: listOf(opcaoFields), dias };
export const receitaFields = {
  id,
  nome: text(),
  porcoes: count(1_000),
  ingredientes: lines(),
  modo_preparo: longText(),
};
export const orientacaoFields = { id, titulo: text(), itens: lines() };
