/** The questions of a first consultation, which a nutritionist replaces with her own. */
export const usualQuestions: readonly string[] = [
  'O que motivou a procura pelo acompanhamento?',
  'Tem ou já teve algum problema de saúde? E na família?',
  'Usa medicamentos ou suplementos? Quais, e em que horários?',
  'Tem alergia ou intolerância a algum alimento? O que sente?',
  'Como funciona o intestino? E a digestão?',
  'Como é o sono? A que horas dorme e acorda?',
  'Como é um dia comum, da hora em que acorda até dormir?',
  'O que comeu ontem, refeição por refeição?',
  'De que alimentos gosta muito? E quais não come?',
  'Quem compra e quem cozinha? Quantas refeições faz fora de casa?',
  'Quanto bebe de água por dia? E de café, refrigerante e álcool?',
  'Pratica atividade física? Qual, quantas vezes e em que horário?',
  'Já fez dieta ou acompanhamento antes? O que funcionou e o que não?',
];

/** As many as one note holds. */
export const MOST_QUESTIONS = 60;
const LONGEST = 500;

/** The questions of a template, one in each line; an empty template means the usual ones. */
export function questionsOf(template: string | null | undefined): string[] {
  const lines = (template ?? '').split('\n').map((line) => line.trim().slice(0, LONGEST));
  const own = [...new Set(lines.filter(Boolean))];
  return (own.length > 0 ? own : [...usualQuestions]).slice(0, MOST_QUESTIONS);
}

/** The template of a text that somebody wrote: the usual questions unchanged are no template. */
export function questionsTemplate(written: string): string {
  const questions = questionsOf(written);
  const isUsual = questions.join('\n') === usualQuestions.join('\n');
  return isUsual || written.trim() === '' ? '' : questions.join('\n');
}
