import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandDefaults, brandOf, brandStyle } from './brand.ts';
import { contrast } from './contrast.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const hard = ['#ffff00', '#ffffff', '#000000', '#10b981', '#7f7f7f', '#ff00aa', '#0000ff', '#fde047'];
const styleOf = (cor_primaria: string, cor_destaque = cor_primaria) =>
  brandStyle({ cor_primaria, cor_secundaria: cor_primaria, cor_destaque });
const forAll = (check: (chosen: string) => void) => {
  for (const chosen of hard) check(chosen);
  fc.assert(fc.property(colour, check));
};

describe('with any colours', () => {
  test('text on a fill keeps 4.5:1', () => {
    forAll((chosen) => {
      const style = styleOf(chosen);
      for (const part of ['primary', 'secondary', 'accent'] as const)
        expect(contrast(style[`--brand-${part}`], style[`--brand-on-${part}`])).toBeGreaterThanOrEqual(4.5);
    });
  });

  test('the ink keeps 4.5:1 on white, on its own tint and on the tint of every other brand', () => {
    forAll((chosen) => {
      const { '--brand-ink': ink, '--brand-soft': soft } = styleOf(chosen);
      for (const ground of ['#ffffff', soft, styleOf('#000000')['--brand-soft']])
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    });
  });

  test('an edge keeps 3:1 on white and on the darkest tint, and only a very light fill has an edge', () => {
    forAll((chosen) => {
      const { '--brand-edge': edge } = styleOf(chosen);
      const isSwallowed = contrast(chosen, '#ffffff') < 1.5;
      expect(edge === 'transparent').toBe(!isSwallowed);
      if (!isSwallowed) return;
      for (const ground of ['#ffffff', '#e6e6e6']) expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
    });
  });
});

describe('with any colours on a dark screen', () => {
  const surfaces = ['#0f1512', '#171f1b', '#202a25', '#161c22'];
  const lightest = styleOf('#ffffff')['--brand-soft-dark'];

  test('the ink keeps 4.5:1 on every surface, on its own tint and on the tint of every other brand', () => {
    forAll((chosen) => {
      const { '--brand-ink-dark': ink, '--brand-soft-dark': soft } = styleOf(chosen);
      for (const ground of [...surfaces, soft, lightest])
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    });
  });

  test('text on the accent keeps 4.5:1, and the accent can be seen', () => {
    forAll((chosen) => {
      const { '--brand-accent-dark': accent, '--brand-on-accent-dark': text } = styleOf('#123456', chosen);
      expect(contrast(accent, text)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(accent, '#171f1b')).toBeGreaterThanOrEqual(1.5);
    });
  });

  test('an edge keeps 3:1, and only a very dark fill has an edge', () => {
    forAll((chosen) => {
      const { '--brand-edge-dark': edge } = styleOf(chosen);
      const isSwallowed = contrast(chosen, '#171f1b') < 1.5;
      expect(edge === 'transparent').toBe(!isSwallowed);
      if (isSwallowed)
        for (const ground of [...surfaces, lightest])
          expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
    });
  });
});

test('the tint is a tenth of the colour', () => {
  expect(styleOf('#000000')['--brand-soft']).toBe('#e6e6e6');
  expect(styleOf('#10b981')['--brand-soft']).toBe('#e7f8f2');
});

test('an accent that is too light for white paper is replaced by the ink; any other is kept', () => {
  const accentOf = (cor_destaque: string) => styleOf('#123456', cor_destaque)['--brand-accent'];
  expect(['#ffffff', '#ffff00', '#ffffcc'].map(accentOf)).toEqual(['#123456', '#123456', '#123456']);
  expect(['#f59e0b', '#00c000', '#000000'].map(accentOf)).toEqual(['#f59e0b', '#00c000', '#000000']);
});

test.each([null, '', 'red', '#fff', '#10b981;}', 'url(//evil)'])(
  '%j is not a colour and is replaced by the default',
  (bad) => {
    const style = brandStyle(brandOf({ cor_primaria: bad, cor_secundaria: bad, cor_destaque: bad }));
    expect(style).toMatchObject({
      '--brand-primary': brandDefaults.cor_primaria,
      '--brand-secondary': brandDefaults.cor_secundaria,
      '--brand-accent': brandDefaults.cor_destaque,
    });
  },
);
