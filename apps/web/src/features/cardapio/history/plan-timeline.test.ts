import { aCardapio } from '@alecrim/domain/testing';
import { expect, test } from 'vitest';
import type { AnyVersion } from './plan-diff.ts';
import { type Save, timelineOf } from './plan-timeline.ts';

const base = aCardapio({ titulo: 'Plano de março', ativo: true }) as AnyVersion;
const at = (minute: number) => `2026-03-10T12:${String(minute).padStart(2, '0')}:00.000Z`;
const withKiwi = (plan: AnyVersion): AnyVersion => {
  const copy = structuredClone(plan);
  copy.refeicoes?.[0]?.opcoes?.[0]?.itens?.push('1 kiwi');
  return copy;
};
/** Newest first, as the history has them; the first is the current one. */
const saves = (...contents: AnyVersion[]): Save[] =>
  contents.map((content, place) => ({
    version: place === 0 ? undefined : contents.length - place,
    saved: at(contents.length - place),
    author: place === 0 ? undefined : 'ana@example.com',
    content,
  }));

test('each version says in a line what changed', () => {
  const abril = { ...base, titulo: 'Plano de abril' };
  const timeline = timelineOf(saves({ ...withKiwi(abril), observacoes_finais: 'Oi' }, abril, base), true, []);
  expect(timeline).toMatchObject([
    {
      kind: 'version',
      isCurrent: true,
      line: '4 mudanças: Refeição “Café da manhã” e Observações finais',
    },
    {
      kind: 'version',
      isCurrent: false,
      version: 2,
      line: 'Informações básicas: Título: “Plano de março” virou “Plano de abril”.',
    },
    { kind: 'version', version: 1, line: 'Primeira versão' },
  ]);
});

test('switching the link and choosing the numbers are no versions, and the text keeps its own date', () => {
  const closed = { ...base, ativo: false };
  const numbered = { ...closed, mostrar_numeros: 'kcal' as const };
  const timeline = timelineOf(saves(numbered, closed, base), true, []);
  expect(timeline).toMatchObject([
    { kind: 'shared', at: at(3), line: 'Mostrar: “Nada” virou “Só calorias”.' },
    { kind: 'shared', at: at(2), line: 'O cardápio ficou privado.' },
    { kind: 'version', at: at(1), isCurrent: true, line: 'Primeira versão' },
  ]);
});

test('what was sent stands between the versions; the public link is told once', () => {
  const sent = [
    { via: 'pdf', em: at(9), versao: 2 },
    { via: 'publico', em: at(8), versao: 2 },
    { via: 'texto', em: '2026-03-10T12:01:30.000Z', versao: 1 },
  ] as const;
  const lines = timelineOf(saves(withKiwi(base), base), true, sent).map(({ line }) => line);
  expect(lines).toEqual([
    'PDF enviado ou baixado',
    'Refeição “Café da manhã”: Opção 1: entrou “1 kiwi”.',
    'Enviado como texto',
    'Primeira versão',
  ]);
});

test('without its earlier versions the oldest one read is only the measure of the next', () => {
  const sent = [{ via: 'pdf', em: '2026-03-01T12:00:00.000Z', versao: 1 }] as const;
  const timeline = timelineOf(saves(withKiwi(base), base), false, sent);
  expect(timeline.map(({ line }) => line)).toEqual(['Refeição “Café da manhã”: Opção 1: entrou “1 kiwi”.']);
});
