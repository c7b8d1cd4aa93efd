import { brandStyle, contrast } from '@alecrim/domain/pure';
import { expect, test } from 'vitest';
import { paintBrand } from './branding.ts';

const brandOfOne = (colour: string) => ({
  cor_primaria: colour,
  cor_secundaria: colour,
  cor_destaque: colour,
});

test('the colours reach the root element', () => {
  const root = document.createElement('div');
  paintBrand({ cor_primaria: '#123456', cor_secundaria: '#059669', cor_destaque: '#f59e0b' }, root);
  expect(root.style.getPropertyValue('--brand-primary')).toBe('#123456');
  expect(root.style.getPropertyValue('--brand-on-primary')).toBe('#ffffff');
});

// The lightest to the darkest ground of styles.css that brand text stands on.
test.each(['#ffffff', '#f5f8f5', '#edf2ee'])(
  'brand ink and edges show on %s, a ground of the app',
  (ground) => {
    for (const pale of ['#ffffff', '#ffff00', '#fef9c3', '#e5e7eb']) {
      const style = brandStyle(brandOfOne(pale));
      expect(contrast(style['--brand-ink'], ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(style['--brand-edge'], ground)).toBeGreaterThanOrEqual(3);
    }
  },
);
