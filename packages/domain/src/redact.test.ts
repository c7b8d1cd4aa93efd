import { expect, test } from 'vitest';
import { type Identity, redactor } from './redact.ts';

const withoutIdentity = (text: string, identity: Identity) => redactor(identity).text(text);
const withoutNameParts = (text: string, identity: Identity) => redactor(identity).title(text);

const clara = {
  names: ['Clara Conceição de Souza', 'Clara Souza'],
  contacts: ['clara@example.com', '(11) 90000-0001'],
};

test('L07: whole names and contacts are removed, in any accents, case and spaces', () => {
  expect(withoutIdentity('Para CLARA CONCEICAO  de souza: escreva a Clara@example.com', clara)).toBe(
    'Para [removido]: escreva a [removido]',
  );
  expect(withoutIdentity('Marque com CLARA SOUZA', { ...clara, names: [clara.names[0] ?? ''] })).toBe(
    'Marque com [removido]',
  );
  expect(withoutIdentity('Ligue (11) 90000-0001.', clara)).toBe('Ligue [removido].');
});

test('L07: food words that equal a first name are kept in a text; a title loses every part of the name', () => {
  expect(withoutIdentity('2 claras de ovo, 1 clara', clara)).toBe('2 claras de ovo, 1 clara');
  expect(withoutIdentity('1 clara', { names: ['Clara'], contacts: [] })).toBe('1 clara');
  expect(withoutNameParts('Plano da Clara para o verão', clara)).toBe('Plano da [removido] para o verão');
  expect(withoutNameParts('Declaração de Souzas', clara)).toBe('Declaração de Souzas');
});

test('L07: signs in a contact are matched literally, and an empty list removes nothing', () => {
  expect(withoutIdentity('a+b@x.com e aab@x.com', { names: [], contacts: ['a+b@x.com'] })).toBe(
    '[removido] e aab@x.com',
  );
  expect(withoutIdentity('Plano', { names: ['', ' '], contacts: [] })).toBe('Plano');
});

test('L07: ten thousand names that begin alike are all removed, and the longest of them as a whole', () => {
  const names = Array.from({ length: 10_000 }, (_, i) => `Maria ${'Conceição'.repeat(15)} Prado ${i}`);
  const { text } = redactor({ names, contacts: [] });
  const long = names[9_999] as string;
  expect(text(`Para ${long.toUpperCase()}, e Maria 77.`)).toBe('Para [removido], e [removido].');
  expect(text(`Para ${long}0`)).toBe(`Para ${long}0`);
});
