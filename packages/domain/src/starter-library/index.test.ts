import { describe, expect, test } from 'vitest';
import { Categoria, OrientacaoTemplate, ReceitaTemplate, RefeicaoTemplate } from '../entities/index.ts';
import { orientacaoLabels } from '../labels.ts';
import { starterLibrary } from './index.ts';

const { categorias, refeicoes, receitas, orientacoes } = starterLibrary;
const items = refeicoes.flatMap((meal) => meal.opcoes?.flatMap((option) => option.itens ?? []) ?? []);

const allTexts: string[] = [];
JSON.parse(JSON.stringify(starterLibrary), (key, value) => {
  if (typeof value === 'string' && key !== 'cor') allTexts.push(value);
  return value;
});

describe('the starter library', () => {
  test('can be loaded into any account: every record is a valid creation', () => {
    for (const body of categorias) expect(Categoria.creation.parse(body)).toEqual(body);
    for (const body of orientacoes) expect(OrientacaoTemplate.creation.parse(body)).toEqual(body);
    for (const { categoria: _, ...body } of refeicoes) {
      expect(RefeicaoTemplate.creation.parse(body)).toEqual(body);
    }
    for (const { categoria: _, ...body } of receitas) {
      expect(ReceitaTemplate.creation.parse(body)).toEqual(body);
    }
  });

  test('files every meal and recipe under a category of its own kind', () => {
    const namesOf = (tipo: string) => categorias.filter((c) => c.tipo === tipo).map((c) => c.nome);
    for (const { nome, categoria } of refeicoes) expect(namesOf('refeicao'), nome).toContain(categoria);
    for (const { nome, categoria } of receitas) expect(namesOf('receita'), nome).toContain(categoria);
  });

  test('leaves no category of meals or recipes empty', () => {
    const used = new Set([...refeicoes, ...receitas].map((template) => template.categoria as string));
    const unused = categorias.filter(({ nome, tipo }) => tipo !== 'orientacao' && !used.has(nome));
    expect(unused).toEqual([]);
  });

  test('has no name twice and gives every category its own colour', () => {
    const lists = [
      categorias.map((c) => c.nome),
      categorias.map((c) => c.cor),
      refeicoes.map((r) => r.nome),
      receitas.map((r) => r.nome),
      orientacoes.map((o) => o.titulo),
    ];
    for (const list of lists) expect(new Set(list).size).toBe(list.length);
  });

  test('has guidance for each of the six categories', () => {
    expect(new Set(orientacoes.map((sheet) => sheet.categoria))).toEqual(
      new Set(Object.keys(orientacaoLabels)),
    );
  });

  test('gives every meal a time and two to four described options', () => {
    for (const { nome, horario, opcoes = [] } of refeicoes) {
      expect(horario, nome).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      expect([2, 3, 4], nome).toContain(opcoes.length);
      expect(opcoes.map((option) => option.numero)).toEqual(opcoes.map((_, i) => i + 1));
      for (const { descricao, itens } of opcoes) {
        expect(descricao, nome).toBeTruthy();
        expect(itens?.length, `${nome}: ${descricao}`).toBeGreaterThanOrEqual(2);
      }
    }
  });

  test('writes grams and millilitres in brackets after a household measure', () => {
    const quantities = items.filter((item) => /\d\s*(g|ml|kg)\b/i.test(item));
    expect(quantities.length).toBeGreaterThan(items.length / 2);
    for (const item of quantities) expect(item).toMatch(/^\S.* \(\d+ (g|ml)\)([;,] .*)?$/);
  });

  test('gives ingredients, preparation and yield for every recipe', () => {
    for (const { nome, ingredientes, modo_preparo, porcoes } of receitas) {
      expect(ingredientes?.length, nome).toBeGreaterThanOrEqual(3);
      expect(modo_preparo, nome).toMatch(/\.\n.+\.$/);
      expect(porcoes, nome).toBeGreaterThan(0);
      // The portions have a field of their own.
      expect(modo_preparo, nome).not.toMatch(/rende|rendimento/i);
    }
  });

  test('is typed cleanly: composed accents, no stray spaces, no prefix that the page would strip', () => {
    for (const text of allTexts) {
      expect(text).toBe(text.normalize('NFC').trim());
      expect(text).not.toMatch(/ {2}| [,.;:]|^(Opção|[•*-])/);
    }
  });
});
