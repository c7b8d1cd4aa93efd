import { brandDefaults, contrast, publicMenuOf } from '@alecrim/domain/pure';
import { expect, test } from 'vitest';
import { documentStyle } from './document-style.ts';

const styleOf = (colour: string | null) =>
  documentStyle(
    publicMenuOf({}, { cor_primaria: colour, cor_secundaria: colour, cor_destaque: colour }),
  ) as Record<string, string>;

test.each(['#ffff00', '#ffffff', '#000000', '#10b981', '#7f7f7f', '#ff00aa', '#0000ff'])(
  'text stays readable with the brand colour %s',
  (colour) => {
    const style = styleOf(colour);
    expect(style['--brand-primary']).toBe(colour);
    expect(contrast(style['--brand-on-primary']!, colour)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(style['--brand-on-accent']!, style['--brand-accent']!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(style['--brand-ink']!, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    // #ededed is the darkest tint that document.css can mix: 7 % of black.
    expect(contrast(style['--brand-ink']!, '#ededed')).toBeGreaterThanOrEqual(4.5);
  },
);

test.each([null, '', 'red', '#fff', '#10b981;}', 'url(//evil)'])(
  '%j is not a colour: the default stands',
  (colour) => {
    expect(styleOf(colour)).toMatchObject({
      '--brand-primary': brandDefaults.cor_primaria,
      '--brand-secondary': brandDefaults.cor_secundaria,
      '--brand-accent': brandDefaults.cor_destaque,
    });
  },
);

test('an accent that white paper would swallow gives way to the ink; any other stays', () => {
  const accentOf = (cor_destaque: string) => {
    const style = documentStyle(publicMenuOf({}, { cor_primaria: '#123456', cor_destaque }));
    return (style as Record<string, string>)['--brand-accent'];
  };
  expect(['#ffffff', '#ffff00', '#ffffcc'].map(accentOf)).toEqual(['#123456', '#123456', '#123456']);
  expect(['#f59e0b', '#00c000', '#000000'].map(accentOf)).toEqual(['#f59e0b', '#00c000', '#000000']);
});
