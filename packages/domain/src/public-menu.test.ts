import { describe, expect, test } from 'vitest';
import { publicMenuOf } from './public-menu.ts';
import { aCardapio, aProfile } from './testing.ts';

const secrets = {
  id: 'SECRET-id',
  paciente_id: 'SECRET-patient',
  token_publico: 'SECRET-token',
  created_by: 'SECRET@example.com',
  created_by_id: 'SECRET-owner',
  created_date: 'SECRET-date',
  anotacao_futura: 'SECRET-note',
};

describe('the public menu', () => {
  test('holds exactly the plan and the professional profile of the nutritionist', () => {
    const menu = publicMenuOf({ ...aCardapio(), ...secrets }, { ...aProfile(), ...secrets, email: 'SECRET' });
    expect(Object.keys(menu.cardapio)).toEqual([
      'titulo',
      'paciente_nome',
      'refeicoes',
      'receitas',
      'orientacoes',
      'observacoes_finais',
    ]);
    const { perguntas_anamnese, calorias_e_macros, apresentacao, ...shown } = aProfile();
    expect(Object.keys(menu.nutricionista).sort()).toEqual(Object.keys(shown).sort());
    expect(JSON.stringify(menu)).not.toContain('SECRET');
  });

  test('holds no hidden field of a meal, an option, a recipe or a sheet', () => {
    const part = { ...secrets, nome: 'Almoço', titulo: 'Água', itens: ['1 maçã'], ingredientes: ['1 ovo'] };
    const plan = aCardapio({
      refeicoes: [{ ...part, opcoes: [{ ...part, descricao: 'Leve' }] }],
      receitas: [part],
      orientacoes: [part],
    });
    const { cardapio } = publicMenuOf(plan, null);
    expect(JSON.stringify(cardapio)).not.toContain('SECRET');
    expect(cardapio).toMatchObject({
      refeicoes: [{ nome: 'Almoço', horario: '', opcoes: [{ descricao: 'Leve', itens: ['1 maçã'] }] }],
      receitas: [{ nome: 'Almoço', ingredientes: ['1 ovo'], modo_preparo: '' }],
      orientacoes: [{ titulo: 'Água', itens: ['1 maçã'] }],
    });
  });

  test('keeps meals, options and items in the order that the nutritionist gave them', () => {
    const plan = aCardapio();
    const { refeicoes } = publicMenuOf(plan, aProfile()).cardapio;
    expect(refeicoes.map((meal) => [meal.nome, meal.horario])).toEqual(
      plan.refeicoes?.map((meal) => [meal.nome, meal.horario]),
    );
    expect(refeicoes.map((meal) => meal.opcoes.map((option) => option.itens))).toEqual(
      plan.refeicoes?.map((meal) => meal.opcoes?.map((option) => option.itens)),
    );
  });

  test('holds the equivalents of its lines only while the nutritionist allows swaps', () => {
    const trocas = [{ linha: '1 pão francês', por: ['3 colheres de sopa de tapioca (60 g)'], SECRET: 1 }];
    const menuWith = (over: object) => publicMenuOf({ ...aCardapio(), trocas, ...over }, null).cardapio;
    expect(menuWith({ permitir_trocas: true }).trocas).toEqual([
      { linha: '1 pão francês', por: ['3 colheres de sopa de tapioca (60 g)'] },
    ]);
    for (const over of [{}, { permitir_trocas: false }, { permitir_trocas: true, trocas: [] }])
      expect(Object.keys(menuWith(over))).not.toContain('trocas');
  });

  test('holds null, never undefined, for empty fields', () => {
    const menu = publicMenuOf({ titulo: 'Plano', paciente_nome: '' }, { crn: '' });
    expect(menu.cardapio).toEqual({
      titulo: 'Plano',
      paciente_nome: null,
      refeicoes: [],
      receitas: [],
      orientacoes: [],
      observacoes_finais: null,
    });
    expect(new Set(Object.values(menu.nutricionista))).toEqual(new Set([null]));
  });

  test('is signed with the name of the account until the profile has one', () => {
    const signed = (profile: object) => publicMenuOf({}, profile).nutricionista.nome_nutricionista;
    expect(signed({ full_name: 'Ana Lima', nome_nutricionista: '' })).toBe('Ana Lima');
    expect(signed({ full_name: 'Ana Lima', nome_nutricionista: 'Dra. Ana' })).toBe('Dra. Ana');
  });

  test('shows the whole name unless the nutritionist chose the first name only', () => {
    const shownName = (over: object) =>
      publicMenuOf({ ...aCardapio(), ...over }, null).cardapio.paciente_nome;
    expect(shownName({})).toBe('Marina Alves');
    expect(shownName({ so_primeiro_nome: true })).toBe('Marina');
    expect(shownName({ so_primeiro_nome: true, paciente_nome: '  ' })).toBeNull();
  });

  test('stays readable when an old or foreign client stored odd parts', () => {
    const odd = {
      titulo: 7,
      refeicoes: [null, 'Almoço', { nome: null, opcoes: [{ itens: [null, '', '  ', '1 pera', 3] }, 5] }],
      receitas: 'nenhuma',
      orientacoes: [{ titulo: {}, itens: null }],
    };
    expect(publicMenuOf(odd, undefined).cardapio).toEqual({
      titulo: null,
      paciente_nome: null,
      refeicoes: [{ nome: '', horario: '', opcoes: [{ descricao: '', itens: ['1 pera'] }] }],
      receitas: [],
      orientacoes: [{ titulo: '', itens: [] }],
      observacoes_finais: null,
    });
  });
});
