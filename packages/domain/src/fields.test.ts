import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  colour,
  day,
  email,
  flag,
  imageUrl,
  isCleanText,
  lines,
  linkToken,
  longText,
  moment,
  reference,
  requiredText,
  text,
} from './fields.ts';
import { numberField } from './number-fields.ts';

type Schema = ReturnType<typeof text>['schema'];
const accepts = (field: { schema: unknown }, value: unknown) =>
  (field.schema as Schema).safeParse(value).success;
const messageOf = (field: { schema: unknown }, value: unknown) =>
  (field.schema as Schema).safeParse(value).error?.issues[0]?.message;

const anyText = fc.string({ unit: 'grapheme', maxLength: 40 });
const textsWith = (intruders: fc.Arbitrary<string>) =>
  fc.tuple(anyText, intruders, anyText).map(([before, intruder, after]) => `${before}${intruder}${after}`);

describe('text', () => {
  test('of any language, with emoji, tabs and line breaks, is kept as it was written', () => {
    const written = 'Maçã ½ xícara\n\t“à vontade” – 你好 👩🏽‍🍳\r\n';
    expect(text().schema.parse(written)).toBe(written);
    fc.assert(fc.property(anyText, (some) => text().schema.parse(some) === some));
  });

  test('with NUL or another stray control character is refused', () => {
    const controls = fc
      .integer({ min: 0, max: 31 })
      .filter((code) => ![9, 10, 13].includes(code))
      .map((code) => String.fromCharCode(code));
    fc.assert(fc.property(textsWith(controls), (dirty) => !isCleanText(dirty) && !accepts(text(), dirty)));
    expect(messageOf(text(), 'a\0b')).toBe('Contém caracteres inválidos');
  });

  test('with half an emoji is refused, because no database could store it', () => {
    const halves = fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code));
    const separated = halves.map((half) => ` ${half} `);
    fc.assert(fc.property(textsWith(separated), (dirty) => !isCleanText(dirty) && !accepts(text(), dirty)));
  });

  test.each([
    ['short', text(), 300],
    ['required', requiredText('Informe o nome'), 300],
    ['long', longText(), 10_000],
    ['a reference', reference('Paciente'), 64],
  ] as const)('that is %s has a limit and says which', (_, field, limit) => {
    expect(accepts(field, 'a'.repeat(limit))).toBe(true);
    expect(messageOf(field, 'a'.repeat(limit + 1))).toBe(`No máximo ${limit} caracteres`);
  });

  test('that is required cannot be only spaces', () => {
    expect(messageOf(requiredText('Informe o nome'), ' \u00a0\n')).toBe('Informe o nome');
    expect(requiredText('Informe o nome').schema.parse(' Ana ')).toBe(' Ana ');
  });

  test('is refused when it is a number, a list or an object', () => {
    for (const value of [7, true, [], ['a'], {}, { $ne: '' }]) expect(accepts(text(), value)).toBe(false);
  });
});

describe('a colour', () => {
  test.each(['#10b981', '#FFFFFF', null])('%j is accepted as a colour, or as no colour', (value) => {
    expect(accepts(colour(), value)).toBe(true);
  });

  test.each([
    '',
    'red',
    '#fff',
    '#10b98',
    '#10b9811',
    '10b981',
    '#10b98g',
    '#10b981 ',
    '#10b981\n',
    'red}</style><script>',
  ])('%j is not a colour', (value) => {
    expect(messageOf(colour(), value)).toBe('Cor inválida: use o formato #rrggbb');
  });
});

describe('a day', () => {
  test.each(['1991-04-23', '2024-02-29'])('%s is kept as text, so that no time zone can move it', (value) => {
    expect(day().schema.parse(value)).toBe(value);
  });

  test('may be empty', () => {
    expect(day().schema.parse('')).toBeNull();
    expect(day().schema.parse(null)).toBeNull();
  });

  test.each([
    '2023-02-29',
    '1991-13-01',
    '23/04/1991',
    '1991-4-3',
    '1991-04-23T00:00:00Z',
    'ontem',
    19910423,
  ])('%j is no day of the calendar', (value) => {
    expect(accepts(day(), value)).toBe(false);
  });
});

describe('a moment', () => {
  test('has milliseconds and Z, so that the order of texts is the order of times', () => {
    expect(accepts(moment(), '2025-03-31T23:59:59.000Z')).toBe(true);
    expect(accepts(moment(), null)).toBe(true);
  });

  test.each([
    '2025-03-31',
    '2025-03-31T23:59:59Z',
    '2025-03-31T23:59:59.000-03:00',
    '2025-03-31T25:00:00.000Z',
    '',
  ])('%j is refused', (value) => {
    expect(accepts(moment(), value)).toBe(false);
  });
});

describe('an e-mail address', () => {
  test.each(['ana@example.com', 'ana.silva+dieta@sub.example.com.br', 'ana@localhost', 'a@b', '', null])(
    '%j is accepted',
    (value) => {
      expect(accepts(email(), value)).toBe(true);
    },
  );

  test.each([
    'ana',
    'ana@',
    '@example.com',
    'ana @example.com',
    'ana@example.com\n',
    'ana@example.com,bia@example.com',
  ])('%j is refused', (value) => {
    expect(accepts(email(), value)).toBe(false);
  });
});

describe('an image address', () => {
  test.each(['https://cdn.example.com/logo.png', 'http://localhost:3000/f/a.webp', '/files/a1b2.webp', null])(
    '%j is accepted',
    (value) => {
      expect(accepts(imageUrl(), value)).toBe(true);
    },
  );

  test('that is empty means no image', () => {
    expect(imageUrl().schema.parse('')).toBeNull();
  });

  test.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '//evil.example/x.png',
    '/\\evil.example/x.png',
    'https://a.example/"onerror="alert(1)',
    'https://a.example/a b.png',
    'logo.png',
    ' https://a.example/x.png',
  ])('%s is refused', (value) => {
    expect(accepts(imageUrl(), value)).toBe(false);
  });
});

describe('the token of a public link', () => {
  test('is long enough not to be guessed, or missing', () => {
    for (const token of ['mb1x2y3z', null, '']) expect(accepts(linkToken(), token)).toBe(true);
    expect(accepts(linkToken(), 'mb1x2y3')).toBe(false);
    expect(accepts(linkToken(), 'a'.repeat(201))).toBe(false);
    expect(accepts(linkToken(), 'mb1x2y3z\0')).toBe(false);
  });
});

describe('lines', () => {
  test('are up to 300, of up to 2000 characters each', () => {
    expect(accepts(lines(), Array(300).fill('a'.repeat(2_000)))).toBe(true);
    expect(accepts(lines(), Array(301).fill('a'))).toBe(false);
    expect(accepts(lines(), ['a'.repeat(2_001)])).toBe(false);
  });

  test('are refused when one of them is not clean text', () => {
    expect(accepts(lines(), ['1 maçã', '1 pera\0'])).toBe(false);
    expect(accepts(lines(), ['1 maçã', 2])).toBe(false);
    expect(accepts(lines(), '1 maçã')).toBe(false);
  });
});

describe('flags and numbers', () => {
  test('are never guessed from text', () => {
    for (const value of ['true', 1, 0, '']) expect(accepts(flag(), value)).toBe(false);
    for (const value of ['1', Number.NaN, Number.POSITIVE_INFINITY, 1e10, true]) {
      expect(accepts(numberField(), value)).toBe(false);
    }
  });
});
