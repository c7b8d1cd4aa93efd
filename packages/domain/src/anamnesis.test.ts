import { expect, test } from 'vitest';
import { MOST_QUESTIONS, questionsOf, questionsTemplate, usualQuestions } from './anamnesis.ts';

test('a template has one question in each line, without blanks and repetitions', () => {
  expect(questionsOf('  Como dorme?\n\nO que come?\nComo dorme?  ')).toEqual(['Como dorme?', 'O que come?']);
});

test('an empty template means the usual questions', () => {
  expect(questionsOf(null)).toEqual(usualQuestions);
  expect(questionsOf(' \n ')).toEqual(usualQuestions);
  expect(usualQuestions.length).toBeGreaterThanOrEqual(12);
});

test('a template holds as many questions as a note', () => {
  const many = Array.from({ length: 80 }, (_, index) => `Pergunta ${index}?`).join('\n');
  expect(questionsOf(many)).toHaveLength(MOST_QUESTIONS);
});

test('the usual questions unchanged are stored as no template, so that later improvements reach her', () => {
  expect(questionsTemplate(usualQuestions.join('\n'))).toBe('');
  expect(questionsTemplate('')).toBe('');
  expect(questionsTemplate('Como dorme?\n\n')).toBe('Como dorme?');
});
