import { type Doubt, type DoubtCode, doubt, doubtAt } from './answer.ts';
import type { ItemDraft } from './draft.ts';

const CHOOSE =
  /(?<![a-z])(?:escolh(?:a|er|endo)|op(?:cao|coes)(?! *\d)|alternar|variar|alternativas?|trocar|substitu[a-z]*|equivalentes?|um[ao]? d[ao]s)(?![a-z])|(?<!opcao *\d+ *)→|[a-z)]\s*>/;

/** "Escolher 1: 1 pão, 2 torradas", "1 pão → 2 torradas": which of them are eaten beside each other is not said. */
export function doubtChoice(drafts: readonly ItemDraft[], folded: string): void {
  const counted = drafts.filter(({ amounts, match }) => match !== undefined && amounts.length > 0);
  if (new Set(counted.map(({ group }) => group)).size < 2 || !CHOOSE.test(folded)) return;
  for (const draft of counted) draft.doubts.push(doubt('list-or-choice'));
}

/** Phrases that change how much is eaten, by an amount that no rule knows. */
const PHRASES: readonly (readonly [phrase: RegExp, code: DoubtCode])[] = [
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
  for (const [phrase, code] of PHRASES) {
    const found = phrase.exec(folded);
    if (found)
      return doubtAt(code, { text: found[0].trim(), from: found.index, to: found.index + found[0].length });
  }
  return undefined;
}
