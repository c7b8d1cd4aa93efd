import { expect, test } from 'vitest';
import { spoken } from './spoken.ts';

test.each([
  ['1 pão francês (50 g)', '1 pão francês (50 gramas)'],
  ['200ml de leite', '200 mililitros de leite'],
  ['1,5 L de água', '1,5 litro de água'],
  ['1 kg de arroz', '1 quilo de arroz'],
  ['07:00hrs', '7 horas'],
  ['12h30', '12 horas e 30'],
  ['às 10h', 'às 10 horas'],
  ['1:15', '1 hora e 15'],
  ['½ mamão', 'meio mamão'],
  ['arroz/batata', 'arroz ou batata'],
  ['• 2 ovos', '2 ovos'],
  ['1/2 xícara', '1/2 xícara'],
  ['2 goiabas', '2 goiabas'],
  ['1½ xícara de chá', '1 e meia xícara de chá'],
  ['2 ½ colheres de sopa', '2 e meia colheres de sopa'],
  ['½ xícara de arroz', 'meia xícara de arroz'],
  ['½ maçã ou ½ pão', 'meia maçã ou meio pão'],
  ['1½ mamão', '1 e meio mamão'],
  ['10½ e 1¼ copo', '10 e meio e 1 e um quarto copo'],
  ['2 L/dia', '2 litros por dia'],
  ['3x/semana', '3 vezes por semana'],
  ['1 porção / refeição', '1 porção por refeição'],
  ['arroz e/ou batata', 'arroz e ou batata'],
  ['café/diarista', 'café ou diarista'],
])('%s is said as %s', (line, said) => {
  expect(spoken(line)).toBe(said);
});
