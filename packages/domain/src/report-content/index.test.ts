import { expect, test } from 'vitest';
import { aCardapio } from '../testing.ts';
import { aPatientReport } from '../testing-report.ts';
import { reportContent } from './index.ts';

const content = reportContent(aPatientReport(), 'America/Sao_Paulo');
const sectionNamed = (title: string) => content.sections.find((section) => section.title === title);

test('the report has its sections in their order, and says where there is nothing', () => {
  expect(content.title).toBe('Dados de Marina Alves');
  expect(content.about).toContain('Gerado em 18 de novembro de 2026 às 09:34.');
  const titles = [
    'Quem responde pelos dados',
    'Cadastro',
    'Consentimentos',
    'Cardápios',
    'Avaliações',
    'Anotações',
    'Registro de acessos',
  ];
  expect(content.sections.map(({ title }) => title)).toEqual(titles);
  expect(content.sections.map(({ none }) => none)).toEqual(titles.map(() => ''));
  const bare = reportContent(aPatientReport({ cardapios: [], registros: { Consulta: [] }, registro: [] }));
  expect(bare.sections.slice(3).map(({ none }) => none)).toEqual([
    'Nenhum.',
    'Nenhum registro.',
    'Nenhum registro.',
  ]);
});

test('a field without a value is left out; days, numbers and choices are in words', () => {
  const facts = Object.fromEntries(
    (sectionNamed('Cadastro')?.facts ?? []).map(({ name, text }) => [name, text]),
  );
  expect(facts).toMatchObject({
    'Data de Nascimento': '23/04/1991',
    'Restrições e preferências': 'Lactose, coentro',
    'Peso (kg)': '72,5',
    'Nível de atividade': 'Pouco ativa',
    'Versões anteriores': '1',
  });
  expect(facts).not.toHaveProperty('Objetivo');
});

test('a plan tells its link, its sendings and every part; options and days are named', () => {
  const [entry] = sectionNamed('Cardápios')?.entries ?? [];
  expect(entry?.note).toBe(
    'Criado em 1 de março de 2026 · alterado em 11 de março de 2026 · link público ativo · link aberto 2 vezes, a última em 13 de março de 2026 às 09:00 · enviado 1 vez, a última em 12 de março de 2026 às 09:00 (enviado pelo whatsapp) · 2 versões anteriores',
  );
  const refeicoes = [
    {
      nome: 'Almoço',
      horario: '12:00',
      dias: ['uteis'],
      opcoes: [{ descricao: 'Leve', itens: ['arroz', 'feijão'] }],
    },
    { nome: 'Ceia', horario: '', opcoes: [{ itens: ['chá'] }, { itens: ['leite'], dias: ['treino'] }] },
  ];
  const receitas = [
    { nome: 'Panqueca', porcoes: 2, ingredientes: ['2 ovos', 'aveia'], modo_preparo: 'Misture.' },
  ];
  const plan = {
    ...aPatientReport().cardapios[0],
    ...aCardapio(),
    refeicoes,
    receitas,
    orientacoes: [],
    meta: null,
  };
  const [told] = reportContent(aPatientReport({ cardapios: [plan] })).sections[3]?.entries ?? [];
  expect(told?.lines.slice(0, 3)).toEqual([
    { name: 'Almoço, 12:00, Segunda a sexta', text: 'Leve; arroz; feijão' },
    { name: 'Ceia', text: 'Opção 1: chá\nOpção 2: leite; Dias de treino' },
    { name: 'Panqueca', text: 'Rende 2 porções\n2 ovos; aveia\nMisture.' },
  ]);
  expect(told?.lines.map(({ name }) => name)).not.toContain('Metas');
});
