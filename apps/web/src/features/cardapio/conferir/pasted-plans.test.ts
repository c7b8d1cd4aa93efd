import { findingsOf } from '@alecrim/domain/plan-check';
import { describe, expect, test } from 'vitest';
import { examplesOf, planOf } from '../paste/testing/fixtures.ts';

const NAMES =
  'Ana Maria João José Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Júlia Beatriz Helena Alice Laura Clara Rosa Lima Íris Melissa Vitória Aurora Olívia Sofia Cecília Isabela Manuela Luiza Marina Lívia Bianca Bruna Camila Carla Cláudia Cristina Daniela Débora Eduarda Elaine Eliane Fernanda Flávia Gabriela Giovana Joana Juliana Larissa Letícia Lúcia Márcia Mônica Natália Patrícia Paula Priscila Raquel Renata Sandra Simone Sônia Tânia Tatiana Teresa Vanessa Vera Pérola Margarida Angélica Bento Natal Domingos';
/** A practice with every usual first name. */
const patients = NAMES.split(' ').map((name) => `${name} Vasconcelos`);

/** The people whom these plans are for. */
const people: Record<string, string[]> = {
  'Introdução alimentar, com rotina do bebê': [
    'Cita Alice, nome de outro paciente, em “Introdução alimentar da Alice, 7 meses” (Observações finais)',
  ],
  'Google Docs com opções em negrito': [
    'Cita outro paciente, Beatriz Vasconcelos, em “Plano da Beatriz” (Título)',
  ],
  'Consultório, carta com saudação e despedida': [
    'Cita outro paciente, Fernanda Vasconcelos, em “Olá, Fernanda! Conforme conversamos, segue o seu plano.” (Observações finais)',
  ],
};

describe('plans as nutritionists write them, pasted', () => {
  for (const file of ['others.txt', 'blind.txt', 'blind-2.txt', 'blind-3.txt'])
    test.each(examplesOf(`./${file}`).map((example) => [example.name, example] as const))(
      `${file}, %s: only people are taken for people, and nothing for a brand`,
      (name, example) => {
        const found = findingsOf({
          plan: {
            ...planOf(example),
            mostrar_numeros: 'nada',
            numeros: null,
            meta: null,
            ativo: true,
          } as never,
          nutritionist: { nome_nutricionista: 'Helena Prado', crn: '1' },
          patient: null,
          warnings: [],
          patients,
          reach: 'everywhere',
          now: new Date(),
        });
        const codes = ['marca', 'outro_paciente', 'citado_outro'];
        expect(found.filter(({ code }) => codes.includes(code)).map(({ text }) => text)).toEqual(
          people[name] ?? [],
        );
      },
    );
});
