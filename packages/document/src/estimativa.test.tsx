import { menuWithNumbers } from '@alecrim/domain/pure';
import { aNumeros, aSoma } from '@alecrim/domain/testing/numbers';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CardapioDocument } from './cardapio-document.tsx';
import { Estimativa } from './number-table.tsx';

const meal = (nome: string) => ({ nome, opcoes: [{ itens: ['100 g de arroz'] }] });
const plan = {
  refeicoes: [meal('Almoço'), meal('Jantar')],
  numeros: aNumeros(),
  meta: { kcal: 1800, proteina: { valor: 90, unidade: 'g' } },
};
const html = (mostrar_numeros: string, over: object = {}) =>
  renderToStaticMarkup(
    <CardapioDocument
      menu={menuWithNumbers({ ...plan, mostrar_numeros, ...over }, {})}
      Numbers={Estimativa}
    />,
  );

/** The cells of every row, as a reader sees them. */
const rows = (markup: string) =>
  [...markup.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, text = '']) => text.replaceAll('\u00a0', ' ')),
  );
const note = (markup: string) => /<p class="doc-soft doc-sources">(.*?)<\/p>/.exec(markup)?.[1];

describe('the estimate at the end of the document', () => {
  test('is absent unless it was chosen', () => {
    expect(html('nada')).not.toMatch(/Estimativa|<table|kcal/);
  });

  test('kcal: a row for each meal, the day and the target, each with one number', () => {
    expect(rows(html('kcal'))).toEqual([
      ['Refeição', 'Energia'],
      ['Almoço', '320 kcal'],
      ['Jantar', '—'],
      ['Dia', '1.320 kcal'],
      ['Meta', '1.800 kcal'],
    ]);
  });

  test('macros: whole grams; ranges only where the nutritionist chose them', () => {
    expect(rows(html('macros'))).toEqual([
      ['Refeição', 'Energia', 'Proteína', 'Carboidrato', 'Gordura', 'Fibra'],
      ['Almoço', '320 kcal', '20 g', '45 g', '10 g', '6 g'],
      ['Jantar', '—', '—', '—', '—', '—'],
      ['Dia', '1.320 kcal', '20 g', '45 g', '10 g', '6 g'],
      ['Meta', '1.800 kcal', '90 g', '', '', ''],
    ]);
    const [, , , day] = rows(html('macros', { mostrar_faixas: true }));
    expect(day).toEqual(['Dia', '1.320–1.850 kcal', '20–25 g', '45 g', '10 g', '6 g']);
  });

  test('percentuais: shares without energy and target', () => {
    const markup = html('percentuais');
    expect(rows(markup)).toEqual([
      ['Refeição', 'Proteína', 'Carboidrato', 'Gordura'],
      ['Almoço', '23 %', '51 %', '26 %'],
      ['Jantar', '—', '—', '—'],
      ['Dia', '23 %', '51 %', '26 %'],
    ]);
    expect(markup).not.toContain('kcal');
  });

  test('says that it is an estimate and where the figures come from, and nothing about what was not calculated', () => {
    expect(note(html('macros'))).toBe('Valores estimados. Fontes: TACO, 4ª ed., NEPA/UNICAMP, 2011.');
    for (const shown of ['kcal', 'macros', 'percentuais'])
      for (const mostrar_faixas of [true, false])
        expect(html(shown, { mostrar_faixas })).not.toMatch(/calculad|sem número|≥|≈|falta/);
  });

  test('is absent where nothing of the day is known', () => {
    const numeros = aNumeros({ dia: aSoma({ conhecidas: 0 }) });
    expect(html('macros', { numeros })).not.toMatch(/Estimativa|<table/);
  });

  test('is a table with a caption and a head for every row and column', () => {
    const markup = html('macros');
    expect(markup).toMatch(/<h2 id="estimativa">Estimativa nutricional<\/h2><table[^>]*><caption/);
    expect(markup.match(/scope="col"/g)).toHaveLength(6);
    expect(markup.match(/scope="row"/g)).toHaveLength(4);
  });

  test('gives each meal its own numbers, also after a blank meal that is not shown', () => {
    const blank = { nome: '', opcoes: [] };
    const [first, ...others] = plan.numeros.refeicoes;
    const other = { ...aSoma({ kcal: { min: 999, base: 999, max: 999, faltam: 0 } }), opcoes: [] };
    const markup = html('kcal', {
      refeicoes: [blank, ...plan.refeicoes],
      numeros: aNumeros({ refeicoes: [other, first!, ...others] }),
    });
    expect(rows(markup)[1]).toEqual(['Almoço', '320 kcal']);
  });
});
