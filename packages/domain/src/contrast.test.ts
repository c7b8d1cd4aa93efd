import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandDefaults } from './brand.ts';
import { contrast, mixed, readableOn, textOn } from './contrast.ts';

const colours = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  test('is 21 between black and white and 1 between a colour and itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#10b981', '#10b981')).toBe(1);
  });

  test('agrees with the figures that WCAG tools show', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(4.0, 2);
  });

  test('does not depend on which colour is in front', () => {
    fc.assert(fc.property(colours, colours, (a, b) => contrast(a, b) === contrast(b, a)));
  });
});

describe('text on a brand colour', () => {
  test('is readable whatever colour the nutritionist picks', () => {
    fc.assert(fc.property(colours, (colour) => contrast(textOn(colour), colour) >= 4.5));
  });

  test('is readable on every shade of grey, where white and ink meet', () => {
    for (let level = 0; level < 256; level++) {
      const grey = `#${level.toString(16).padStart(2, '0').repeat(3)}`;
      expect(contrast(textOn(grey), grey), grey).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('is white on dark colours and dark on light ones', () => {
    expect(textOn('#064e3b')).toBe('#ffffff');
    expect(textOn(brandDefaults.cor_destaque)).toBe('#0f172a');
  });
});

describe('a brand colour used as text on paper', () => {
  test('is kept when it is already readable', () => {
    expect(readableOn('#ffffff', '#064e3b', 4.5)).toBe('#064e3b');
  });

  test('is darkened until it is readable, and stays a colour', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        const shown = readableOn('#ffffff', colour, 4.5);
        return /^#[0-9a-f]{6}$/.test(shown) && contrast(shown, '#ffffff') >= 4.5;
      }),
    );
  });

  test('meets the stricter floor of small print when asked', () => {
    expect(contrast(readableOn('#ffffff', '#ffffff', 7), '#ffffff')).toBeGreaterThanOrEqual(7);
  });

  test('keeps its hue: green stays green', () => {
    const [r, g, b] = [1, 3, 5].map((at) =>
      Number.parseInt(readableOn('#ffffff', brandDefaults.cor_primaria, 4.5).slice(at, at + 2), 16),
    );
    expect(g).toBeGreaterThan(b!);
    expect(b).toBeGreaterThan(r!);
  });
});

test('a tint holds the share of the colour that was asked for', () => {
  expect(mixed('#000000', '#ffffff', 0.1)).toBe('#e6e6e6');
  expect(mixed('#ff0000', '#ffffff', 0.5)).toBe('#ff8080');
  expect(mixed('#123456', '#ffffff', 1)).toBe('#123456');
});
