import { expect, test } from 'vitest';
import { auditActions, type TrailLine, trailSentence } from './trail.ts';

const line = (over: Partial<TrailLine>): TrailLine => ({
  em: '2026-03-01T12:00:00.000Z',
  acao: 'edited',
  quem: null,
  registro: 'Paciente',
  titulo: null,
  detalhe: null,
  ...over,
});

test('L10: a line of the trail is shown as a sentence', () => {
  expect(trailSentence(line({}))).toBe('Cadastro editado');
  const plan = { registro: 'Cardapio', titulo: 'Plano de março' } as const;
  expect(trailSentence(line({ ...plan, acao: 'created' }))).toBe('Cardápio “Plano de março” criado');
  expect(trailSentence(line({ ...plan, acao: 'link_opened' }))).toBe(
    'Link do cardápio “Plano de março” aberto, sem identificação de quem abriu',
  );
  expect(trailSentence(line({ registro: 'Cardapio', acao: 'link_disabled' }))).toBe(
    'Link público do cardápio desativado',
  );
  const palavras = { singular: 'avaliação', plural: 'avaliações', gender: 'a' } as const;
  const measurement = { registro: 'Avaliacao', palavras, titulo: '02/03/2026' };
  expect(trailSentence(line({ ...measurement, acao: 'created' }))).toBe('Avaliação “02/03/2026” criada');
  expect(trailSentence(line({ ...measurement, acao: 'erased' }))).toBe(
    'Avaliação “02/03/2026” eliminada de Excluídos',
  );
  expect(trailSentence(line({ ...measurement, acao: 'exported', detalhe: 'csv' }))).toBe(
    'Lista de avaliações exportada (CSV)',
  );
  expect(trailSentence(line({ acao: 'exported', detalhe: 'csv' }))).toBe(
    'Lista de pacientes exportada (CSV)',
  );
  expect(trailSentence(line({ acao: 'consent_given', detalhe: 'imagem' }))).toBe(
    'Consentimento registrado: Fotos de evolução',
  );
  expect(trailSentence(line({ acao: 'anonymised', detalhe: 'pedido' }))).toBe(
    'Dados do paciente anonimizados (a pedido do titular)',
  );
});

test('L10: every act of the audit trail has a Portuguese text', () => {
  for (const acao of auditActions) expect(trailSentence(line({ acao })), acao).toMatch(/^[A-Z].{5,}/);
});
