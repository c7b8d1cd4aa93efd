import { describe, expect, test } from 'vitest';
import { Categoria, OrientacaoTemplate } from './entities/index.ts';
import { orientacaoLabel, orientacaoLabels, tipoLabels } from './labels.ts';

describe('the label of a guidance category', () => {
  test.each([
    ['gestantes', 'Gestantes'],
    ['geral', 'Geral'],
    ['higienizacao', 'Higienização'],
    ['prevencao', 'Prevenção'],
    ['utensilios', 'Utensílios'],
    ['outros', 'Outros'],
  ])('%s is shown as %s', (categoria, label) => {
    expect(orientacaoLabel(categoria)).toBe(label);
  });

  test.each(['', 'Geral', 'receitas', 'toString', '__proto__', null, undefined])(
    '%j is unknown and shown as Outros',
    (categoria) => {
      expect(orientacaoLabel(categoria)).toBe('Outros');
    },
  );

  test('exists for the category that new guidance starts with', () => {
    expect(orientacaoLabels).toHaveProperty(String(OrientacaoTemplate.blank.categoria));
  });
});

describe('the label of a category’s type', () => {
  test('exists for every type that a category may have, and for no other', () => {
    expect(tipoLabels).toEqual({ refeicao: 'Refeições', receita: 'Receitas', orientacao: 'Orientações' });
    const { schema } = Categoria.fields.tipo;
    expect(Object.keys(tipoLabels)).toEqual(schema.options);
  });
});
