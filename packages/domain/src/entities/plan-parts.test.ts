import { expect, test } from 'vitest';
import { Cardapio } from './cardapio.ts';
import { planParts } from './plan-parts.ts';

test('every list of parts in a plan has a template, which holds the fields of the part', () => {
  const lists = Object.entries(Cardapio.fields).flatMap(([name, { shape }]) =>
    typeof shape === 'object' && 'listOf' in shape && 'id' in shape.listOf.object
      ? [{ name, part: shape.listOf.object }]
      : [],
  );
  expect(lists.map(({ name }) => name)).toEqual(Object.keys(planParts));
  for (const { name, part } of lists) {
    const { fields, titleField } = planParts[name as keyof typeof planParts];
    const { id: _, ...content } = part;
    expect(Object.keys(fields), name).toEqual(expect.arrayContaining(Object.keys(content)));
    expect(content, name).toHaveProperty(titleField);
  }
});
