import { contrast } from '@alecrim/domain/pure';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandStyle, paintBrand, SOFT_SHARE } from './brand-style.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

// As styles.css has it.
const CANVAS = '#f5f8f5';

test('text on any chosen colour keeps a contrast of 4.5:1', () => {
  fc.assert(
    fc.property(colour, colour, colour, (cor_primaria, cor_secundaria, cor_destaque) => {
      const style = brandStyle({ cor_primaria, cor_secundaria, cor_destaque });
      expect(contrast(cor_primaria, style['--brand-on-primary']!)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(cor_secundaria, style['--brand-on-secondary']!)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(cor_destaque, style['--brand-on-accent']!)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('the brand ink reads on white and on the pale tint of any colour', () => {
  fc.assert(
    fc.property(colour, (cor_primaria) => {
      const ink = brandStyle({ cor_primaria, cor_secundaria: '#000000', cor_destaque: '#000000' })[
        '--brand-ink'
      ]!;
      expect(contrast(ink, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink, paleTintOf(cor_primaria))).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a fill too pale to be seen has an edge that is seen on the page, and no other fill has one', () => {
  const edgeOf = (cor_primaria: string) =>
    brandStyle({ cor_primaria, cor_secundaria: '#000000', cor_destaque: '#000000' })['--brand-edge']!;
  for (const pale of ['#ffffff', '#fef9c3', '#e5e7eb', '#fde047']) {
    expect(contrast(edgeOf(pale), '#ffffff')).toBeGreaterThanOrEqual(3);
    expect(contrast(edgeOf(pale), CANVAS)).toBeGreaterThanOrEqual(3);
  }
  for (const strong of ['#10b981', '#f59e0b', '#000000', '#7c3aed'])
    expect(edgeOf(strong)).toBe('transparent');
});

test('the colours reach the root element', () => {
  const root = document.createElement('div');
  paintBrand({ cor_primaria: '#123456', cor_secundaria: '#059669', cor_destaque: '#f59e0b' }, root);
  expect(root.style.getPropertyValue('--brand-primary')).toBe('#123456');
  expect(root.style.getPropertyValue('--brand-on-primary')).toBe('#ffffff');
});

function paleTintOf(hex: string): string {
  const mixed = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(channel * SOFT_SHARE + 255 * (1 - SOFT_SHARE))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
