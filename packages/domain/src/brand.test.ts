import { describe, expect, test } from 'vitest';
import { brandDefaults, brandOf } from './brand.ts';
import { User } from './entities/index.ts';

describe('the brand of a practice', () => {
  test('is green and amber until the nutritionist chooses colours', () => {
    const defaults = { cor_primaria: '#10b981', cor_secundaria: '#059669', cor_destaque: '#f59e0b' };
    expect(brandOf(null)).toEqual(defaults);
    expect(brandOf(undefined)).toEqual(defaults);
    expect(brandOf({})).toEqual(defaults);
    expect(brandOf(User.blank)).toEqual(defaults);
  });

  test('uses each chosen colour and fills in only the others', () => {
    expect(brandOf({ cor_primaria: '#3F7D58', cor_secundaria: null })).toEqual({
      ...brandDefaults,
      cor_primaria: '#3F7D58',
    });
  });

  test.each(['red', '#fff', '#12345678', '#10b98g', 'red}</style>', '#10b981;', ' #10b981', '#10b981\n', ''])(
    'never lets %j reach a style attribute',
    (cor_destaque) => {
      expect(brandOf({ cor_destaque })).toEqual(brandDefaults);
    },
  );

  test('never carries anything but the three colours', () => {
    const profile = { cor_primaria: '#000000', email: 'ana@example.com' };
    expect(Object.keys(brandOf(profile))).toEqual(Object.keys(brandDefaults));
  });
});
