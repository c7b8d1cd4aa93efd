import { type Doubt, type DoubtCode, doubt, doubtAt } from './answer.ts';
import type { ItemDraft } from './draft.ts';
import { PHRASES } from './phrases.ts';

const CHOOSE =
  /(?<![a-z])(?:escolh(?:a|er|endo)|op(?:cao|coes)(?! *\d)|altern(?:ar|e|ando|ad[oa]s?|ativas?)|vari(?:ar|e|ando)|revez[a-z]+|intercal[a-z]+|pode(?:m|ndo)?\s+ser|trocar|substitu[a-z]*|equivalentes?|um[ao]? d[ao]s)(?![a-z])|(?<!opcao *\d+ *)→|[a-z)]\s*>/;

/**
 * "Escolher 1: 1 pão, 2 torradas", "1 pão → 2 torradas", "100 g de arroz, 150 g de batata": which of them are eaten beside each
 * other is not said.
 */
export function doubtChoice(drafts: readonly ItemDraft[], folded: string): void {
  const counted = drafts.filter(({ amounts, match }) => match !== undefined && amounts.length > 0);
  const isSeveral = new Set(counted.map(({ group }) => group)).size > 1;
  if (!isSeveral || !(CHOOSE.test(folded) || isExchangeList(counted))) return;
  for (const draft of counted) draft.doubts.push(doubt('list-or-choice'));
}

/** Commas alone between foods that stand for each other, as in a list of exchanges. Vegetables are eaten side by side. */
function isExchangeList([first, ...others]: readonly ItemDraft[]): boolean {
  const kind = first?.match?.food.exchange;
  if (kind === undefined || kind.startsWith('hortalicas')) return false;
  return others.every(({ join, match }) => join === 'comma' && match?.food.exchange === kind);
}

const TIME_OF_DAY = `(?:(?:n[oa]|d[eoa]|ao?|pel[oa])\\s+)?(?:${PHRASES.refeicao})`;

const DAY = '(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|seg|ter|qua|qui|sex|sab|dom)(?![a-z])';
const PERSON =
  '(?:el[ea]s?|eu|voce|pais?|mae|filh[oa]s?|marido|espos[oa]|mulher|homem|homens|mulheres|crianca|adulto|adultos)';

/** Phrases that change how much is eaten, by an amount that no rule knows. */
const OPENING: readonly (readonly [phrase: RegExp, code: DoubtCode])[] = [
  // "1/4 da receita: 2 ovos, 2 bananas", "dividir em 2 porções", "para a semana: 1 kg de frango"
  [
    /(?:\d\/\d|mei[ao]|metade)\s+(?:d[ae]\s+)?receita|^metade(?![a-z])|dividi[rd][a-z]*|para a semana/,
    'share',
  ],
  // "2 ovos no café e dois no jantar", "1 banana de manhã, 1 à tarde"
  [
    /(?:,|(?<![a-z])e)\s+(?:outr[ao]|uma?|dois|duas|\d+)\s+(?:n[oa]|a|pela|de)\s+(?:cafe|almoco|jantar|tarde|noite|manha|ceia|lanche)(?![a-z])/,
    'share',
  ],
  // "Rendimento: 2 porções", "faz 2 porções", "Receita (4 porções): …": of all that is listed somebody eats a part.
  [
    /(?<![a-z])(?:rend(?:e|em|er|imento)(?![a-z])|(?:faz|da|serve)\s+(?:para\s+)?\d+\s+[a-z]|porcoes:\s*\d|receita\s*\(\s*\d)/,
    'share',
  ],
  [
    /(?<![a-z])(?=com|cons|us)(?<=[\d½].*)(?:(?:comer|coma|consumir|consuma)\s+(?:so\s+|apenas\s+|somente\s+)?(?:\d|[au]ma?\s|[a\s]*mei[ao]|[a\s]*metade|[½¼⅓])|(?:usar|use)\s+(?:so\s+|apenas\s+)?(?:1\/|[a\s]*mei[ao]|[a\s]*metade|[½¼⅓]))/,
    'share',
  ],
  // "3 ovos com 1 gema", "3 ovos, sendo 2 claras": some of the eggs are only white.
  [
    /(?<![a-z])ovos?(?![a-z])[^+;/]*?(?:(?<![a-z])(?:com|so|apenas|somente|sendo)|[,(])\s*(?:(?:com|so|apenas|somente|sendo)\s+)*(?:a|\d+|uma|duas)\s+gemas?(?![a-z])|sendo\s[^+;]*claras?(?![a-z])/,
    'part-of-dish',
  ],
  // "1 pão de manhã e à tarde", "200 ml (manhã/noite)", "a cada 3 horas", "3/3h": how often it is eaten.
  [
    new RegExp(`(?<![a-z])${TIME_OF_DAY}\\s*(?:e|/)\\s*${TIME_OF_DAY}(?![a-z]|\\s*[:\\d])(?<=[\\d½].*)`),
    'frequency',
  ],
  [
    /(?<![a-z])a\s+cada\s+(?:\d+|um|uma|dois|duas|tres|quatro|seis|oito|doze)?\s*(?:dias?|h|hs|hrs?|horas?|min|minutos?|refeic[a-z]+)(?![a-z])|(?<![\d/])(\d{1,2})\s*(?:\/|em)\s*\1\s*(?:h|hs|horas?|min|minutos?|dias?)(?![a-z])|(?<![a-z])(dois|duas|tres)\s+em\s+\2\s+(?:horas?|dias?)|dias?\s+sim|dias?\s+alternados?/,
    'frequency',
  ],
  // "Segunda: 2 ovos, terça: 1 tapioca": not on one day. "Pai: 150 g, filho: 80 g": not one person.
  // The bounds keep a line of a hundred names of days from taking long.
  [
    new RegExp(`(?<![a-z])${DAY}(?=[^\\d:–-]{0,16}[:–-][^\\d]{0,40}\\d.*(?<![a-z])${DAY}[^\\d]{0,40}\\d)`),
    'frequency',
  ],
  [
    new RegExp(
      `(?<![a-z])${PERSON}(?=\\s{0,4}[:–-][^\\d]{0,40}\\d.*(?<![a-z])${PERSON}\\s{0,4}[:–-][^\\d]{0,40}\\d)`,
    ),
    'share',
  ],
  // "2 ovos mexidos na água": those of the list are made in fat.
  [/mexid[oa]s?\s+(?:(?:n[ao]|em|com)\s+)?(?:um\s+pouco\s+de\s+)?(?:agua|vapor)(?![a-z])/, 'without'],
  [/\d\s*~\s*\d/, 'range'],
  // "2/3 bananas": two or three; "2/3 xícara" is a share.
  [/(?<![\d/])(?:2\/3|3\/4|4\/5|5\/6)\s+[a-z]+s(?![a-z])/, 'range'],
  // "30/40 g": from the one to the other; "1/12 do bolo", "12/10": of something that no rule knows.
  [/(?<![\d/])(?:(?:[4-9]|\d{2,3})[/⁄]\d{1,3}|\d{1,3}[/⁄](?:1[1-9]|[2-9]\d|\d{3}))(?![\d/])/, 'range'],
  // The written weight includes bone or peel, which nobody eats.
  [/\d\s*(?:k?g|gramas?)(?![a-z]).*com\s+ossos?(?![a-z])/, 'inedible'],
  [
    /\d\s*(?:k?g|gramas?)(?![a-z]).*(?:bananas?|melancia|melao|abacaxi|mangas?|mexericas?|tangerinas?|laranjas?|camar(?:ao|oes)|ostras?|amendoi[mn]s?).*com\s+cascas?(?![a-z])/,
    'inedible',
  ],
  [/(?:chia|linhaca)\s+hidratad/, 'inedible'],
  [/preparad[ao]s?\s+com\s+(?!agua)/, 'share'],
  [/(?:^|\()\s*menos\s|(?<![a-z])em\s+vez\s+de/, 'share'],
  // "suco de laranja (3 laranjas)": the juice of three oranges is less than the oranges.
  [
    /suco[^+,;\d]*[(:]\s*\d+\s+(?!(?:ml|g|copos?|xicaras?|unidades?)(?![a-z]))[a-z]+\)?\s*$|espremid[ao]s?\s+\d/,
    'share',
  ],
];

/** Why it is open how much of the line is eaten. */
export function openAmount(folded: string): Doubt | undefined {
  for (const [phrase, code] of OPENING) {
    const found = phrase.exec(folded);
    if (found)
      return doubtAt(code, { text: found[0].trim(), from: found.index, to: found.index + found[0].length });
  }
  return undefined;
}
