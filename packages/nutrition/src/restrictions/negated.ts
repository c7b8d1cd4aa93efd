import { foldLetters } from '@alecrim/domain/pure';

/** What tells a person to leave a food out; up to a word that says what is eaten. */
const LEAVE_OUT =
  /(?<![a-z])(?:evit(?:e|ar|ando|em)|fuj[ao]m?|nunca|proibid[oa]s?|retir(?:e|ar|ando)|exclu(?:a|ir|indo)|elimin(?:e|ar|ando)|suspend(?:a|er)|cort(?:e|ar|ando)|dispens(?:e|ar)|substitu(?:a|ir|indo)|troqu(?:e|em)|trocar|nada de|longe d[eoa]s?|alergi[ac][oa]?s? (?:a|ao|aos|as)|intoleran[a-z]+ (?:a|ao|aos|as)|nao (?:e permitid[oa]|(?:pode|deve|tem|precisa)[a-z]* (?:com|us|cons|beb|inger|ingir|tom|inclu)[a-z]*|(?:com|us|cons|beb|inger|ingir|coloq|coloc|adicion|acrescent|mistur|utiliz|ofere|tom|inclu)[a-z]*)|no lugar d[eoa]s?|(?:em|ao) (?:vez|inves) d[eoa]s?)(?![a-z])/g;
const SENTENCE_END = /[.;!?\n]/;
/** "…por bebida de soja", "…, beba leite", "…, mas leite pode", "…, 1 copo de leite". */
const EATEN =
  /(?<![a-z])(?:por|pel[oa]s?|mas|porem|exceto|menos|salvo|apenas|somente|so|pode|podem|use|usar|usando|coma|comer|prefira|preferir|escolha|opte|beba|beber|tome|tomar|consuma|inclua|incluir|adicione|acrescente|utilize|ingira|faca|coloque)(?![a-z])|[,:+]\s*\d/;
const ONLY_LESS = /^\s*(?:o |a |os |as )?(?:excess|exager|repet|muit)/;
const FARTHEST = 120;
const HINT =
  /evit|fuj|nunca|proib|retir|exclu|elimin|suspend|cort|dispens|substitu|troq|troc|nada|longe|alerg|intoler|nao|lugar|vez|inves/;

/** Whether the text can hold such a word at all. */
export const mayLeaveOut = (folded: string): boolean => HINT.test(folded);

/** "Evite leite", "troque o leite por bebida de soja": the first food is not eaten. */
export function isLeftOutAt(folded: string, at: number): boolean {
  const before = folded.slice(Math.max(0, at - FARTHEST), at);
  const last = [...before.matchAll(LEAVE_OUT)].at(-1);
  if (!last) return false;
  const between = before.slice(last.index + last[0].length);
  const isOnlyOne = /^(?:no lugar|em |ao )/.test(last[0]);
  if (ONLY_LESS.test(between) || SENTENCE_END.test(between) || EATEN.test(between)) return false;
  return !(isOnlyOne && /[,:]/.test(between));
}

/** What a label says of its food: "contém lactose", "pode conter leite", "traços de soja". */
const DECLARES =
  /(?<![a-z])(?:(?:pode[mr]? )?conter|contem|contenham?|contendo|contiver(?:em)?|tracos d[eoa]s?)(?![a-z])/g;
const READS =
  /(?<![a-z])(?:rotul|embalage[mn]|ingredientes|leia|ler|leitura|verifi|confir[am]|confer|chequ|checa|identifi)[a-z]*/g;
const OPEN_QUOTE = /["“«'‘]\s*$/;
/** Food named by the first words of a quotation. */
const QUOTED = /["“«'‘](?:[a-z]+ ){0,3}$/;
const CLOSED = /["”»’)]/;
const MAY_DECLARE = /cont[eiê]|tracos|["“«'‘]/;

/** Whether the sentence can quote a label at all. */
export const mayDeclare = (folded: string): boolean => MAY_DECLARE.test(folded);

/** 'Leia os rótulos: "contém lactose"', "que não contenham leite": advice on labels that names a food, but serves none. */
export function isDeclaredAt(folded: string, at: number): boolean {
  const before =
    folded
      .slice(Math.max(0, at - FARTHEST), at)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  if (QUOTED.test(before) && isAboutLabels(before)) return true;
  const last = [...before.matchAll(DECLARES)].at(-1);
  if (!last) return false;
  const between = before.slice(last.index + last[0].length).replace(OPEN_QUOTE, '');
  if (EATEN.test(between) || CLOSED.test(between)) return false;
  const head = before.slice(0, last.index).replace(/nao\s+$/, '');
  return head.length < last.index || OPEN_QUOTE.test(head) || isAboutLabels(head);
}

function isAboutLabels(text: string): boolean {
  const last = [...text.matchAll(READS)].at(-1);
  return last !== undefined && !EATEN.test(text.slice(last.index));
}

const HEADING =
  /proibid|evit|nao (?:comer|consumir|usar|pode)|cortar|excluir|retirar|eliminar|fora d|restri|alergi|intoler|substitu/;

/** A title under which stand the foods to leave out: "Evitar", "Alimentos proibidos". */
export const leavesOut = (title: string): boolean => {
  const folded = foldLetters(title);
  return HEADING.test(folded) && !EATEN.test(folded);
};
