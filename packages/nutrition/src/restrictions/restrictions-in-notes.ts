import type { Motivo, Restricao, RestricaoDoPaciente } from '@alecrim/domain/pure';
import { foldLetters } from '@alecrim/domain/pure';
import { type AvoidedFood, avoidedFoods, isKnownFood } from './avoided-words.ts';

/** Words that say why, before what is avoided. */
const AVOIDS: readonly (readonly [pattern: RegExp, motivo: Motivo])[] = [
  [
    /(?<![a-z])alergi[a-z]*(?:\s+(?:alimentar(?:es)?|severa|grave|leve))*(?:\s+(?:a|ao|aos|as|de|do|da|com)(?![a-z])|\s*[:=-])\s*/g,
    'alergia',
  ],
  [/(?<![a-z])anafilaxia\s+(?:a|ao|aos|as|por|com)\s*/g, 'alergia'],
  [
    /(?<![a-z])intoler[a-z]*(?:\s+alimentar(?:es)?)?(?:\s+(?:a|ao|aos|as|de|do|da)(?![a-z])|\s*[:=-])\s*/g,
    'intolerancia',
  ],
  [/(?<![a-z])nao\s+(?:pode\s+)?(?:tolera|digere\s+bem)[a-z]*\s*/g, 'intolerancia'],
  [
    /(?<![a-z])(?:nao\s+(?:come[rm]?|consome|consumir|gosta(?:\s+de)?|aceita|bebe|quer(?:\s+comer)?)|odeia|detesta|evita|aversao\s+a[os]*|rejeita|nunca\s+come)(?![a-z])\s*/g,
    'escolha',
  ],
  [/(?<![a-z])nao\s+pode\s+(?:comer|consumir|ingerir)(?![a-z])\s*/g, 'condicao'],
];

/** Words that name a whole way of eating or a condition. */
const NAMED: readonly (readonly [pattern: RegExp, tipos: readonly Restricao[], motivo: Motivo])[] = [
  [/(?<![a-z])(?:celiac[oa]|doenca\s+celiaca)(?![a-z])/, ['gluten'], 'condicao'],
  [/(?<![a-z])aplv(?![a-z])/, ['proteina_do_leite'], 'alergia'],
  [/(?<![a-z])vegan[oa](?![a-z])/, ['vegano'], 'escolha'],
  [/(?<![a-z])(?:ovo-?lacto-?)?vegetarian[oa](?![a-z])/, ['vegetariano'], 'escolha'],
  [/(?<![a-z])(?:diabet[a-z]+|dm\s?[12]|resistencia\s+a\s+insulina)(?![a-z])/, ['acucar'], 'condicao'],
  [
    /(?<![a-z])(?:gestante|gravida|gestacao|\d+\s+semanas\s+de\s+gravidez)(?![a-z])/,
    ['gestante'],
    'condicao',
  ],
  [/(?<![a-z])(?:fenilcetonuri[a-z]*|pku)(?![a-z])/, ['fenilcetonuria'], 'condicao'],
  [
    /(?<![a-z])(?:doenca\s+renal|insuficiencia\s+renal|hemodialise|dialise|drc|irc|renal\s+cronic[oa])(?![a-z])/,
    ['potassio', 'fosforo'],
    'condicao',
  ],
];

/** The restriction that a food of a note is about, where it is one of the list. */
const TYPES: ReadonlyMap<string, Restricao> = new Map<string, Restricao>(
  Object.entries({
    lactose: 'lactose',
    'proteina leite': 'proteina_do_leite',
    'proteina leite vaca': 'proteina_do_leite',
    leite: 'proteina_do_leite',
    'leite vaca': 'proteina_do_leite',
    laticinio: 'proteina_do_leite',
    'leite derivado': 'proteina_do_leite',
    gluten: 'gluten',
    trigo: 'gluten',
    ovo: 'ovo',
    amendoim: 'amendoim',
    castanha: 'castanhas',
    noz: 'castanhas',
    oleaginosa: 'castanhas',
    peixe: 'peixe',
    crustaceo: 'crustaceos',
    soja: 'soja',
    porco: 'porco',
    'carne porco': 'porco',
    suino: 'porco',
    'carne suino': 'porco',
    'carne suina': 'porco',
    'carne vermelho': 'carne_vermelha',
    'carne vermelha': 'carne_vermelha',
    'carne boi': 'carne_vermelha',
    carne: 'carne_vermelha',
    acucar: 'acucar',
    alcool: 'alcool',
    'bebida alcoolico': 'alcool',
    'bebida alcoolica': 'alcool',
    cafeina: 'cafeina',
  } satisfies Record<string, Restricao>),
);

/** Nobody avoids anything here, or another person does, or it is over. */
const DENIED =
  /(?<![a-z])(?:sem|nega|nego|negou|nenhuma?|nao\s+(?:tem|possui|ha|apresenta|relata|refere)|ausencia\s+de|desconhece)\s+(?:[a-z]+\s+){0,2}$/;
const DENIED_AFTER =
  /^[^.;\n]{0,25}?(?:\s*[:-]\s*)?(?<![a-z])(?:nao|nenhuma?|nega|ausentes?)(?![a-z])\s*(?:[.;\n]|$)/;
const OF_OTHERS =
  /(?<![a-z])(?:pai|mae|irma[os]?|irmaos|avo|avos|filh[oa]s?|marido|espos[oa]|ti[oa]s?|prim[oa]s?|sobrinh[oa]|namorad[oa]|familia[a-z]*|historico\s+familiar|parentes?)(?![a-z])/;
const NO_FOOD =
  /^(?:poeira|po|acaro|mofo|polen|gato|cachorro|cao|pelo|latex|niquel|esmalte|perfume|inseto|abelha|picada|medicament|remedio|dipirona|penicilina|amoxicilina|ibuprofeno|aas|aspirina|iodo|contraste|sulfa|anti|corante|cosmetic|produto|alimentar|respirator|medicamentos|fumaca|frio|calor|sol|cheiro)/;
const SENTENCE = /[^.;!?\n]+/g;
/** A list ends where another sentence begins within it: "camarão, intolerante à lactose". */
const LIST_END =
  /(?<![a-z])(?:mas|porem|intoler[a-z]*|alergi[a-z]*|nao|come|gosta|usa|toma|faz|pratica|tem|relata|refere|desde|na\s+infancia|quando|porque|pois|por|prefere|vegan[oa]|vegetarian[oa])(?![a-z])|[()]/;

/** What notes about a patient say that she avoids: offers, which a person takes or leaves. */
export function restrictionsInNotes(notes: string): RestricaoDoPaciente[] {
  const offers = new Map<string, RestricaoDoPaciente>();
  const offer = (one: RestricaoDoPaciente): void => {
    const key = one.tipo ?? foldLetters(one.palavras ?? '');
    if (!offers.has(key)) offers.set(key, one);
  };
  for (const { 0: text, index } of foldLetters(notes).matchAll(SENTENCE)) {
    for (const [pattern, motivo] of AVOIDS)
      for (const found of text.matchAll(pattern)) {
        const at = found.index + found[0].length;
        if (isDenied(text, found.index)) continue;
        const list = listAt(text, at);
        const written = notes.slice(index + at, index + at + list.length);
        for (const food of avoidedFoods(written)) {
          const one = offerOf(food, motivo);
          if (one) offer(one);
        }
      }
    for (const [pattern, tipos, motivo] of NAMED) {
      const found = pattern.exec(text);
      if (found && !isDenied(text, found.index)) for (const tipo of tipos) offer({ tipo, motivo });
    }
  }
  return [...offers.values()];
}

function isDenied(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return (
    DENIED.test(before) ||
    OF_OTHERS.test(before) ||
    /(?<![a-z])nao\s+e\s+$/.test(before) ||
    DENIED_AFTER.test(text.slice(at))
  );
}

function listAt(text: string, at: number): string {
  const rest = text.slice(at);
  const end = LIST_END.exec(rest)?.index ?? rest.length;
  return rest.slice(0, end);
}

function offerOf(food: AvoidedFood, motivo: Motivo): RestricaoDoPaciente | undefined {
  const { keys, name, text } = food;
  if (keys.length === 0 || NO_FOOD.test(keys[0] ?? '')) return undefined;
  const palavras = text.trim();
  if (name === 'leite' && motivo === 'intolerancia') return { tipo: 'lactose', motivo };
  const tipo = TYPES.get(name);
  // The kind is offered, with the words of the note: who is allergic to shrimp reacts to its kin.
  if (name === 'fruto mar') return { tipo: 'crustaceos', palavras, motivo };
  if (tipo) return { tipo, motivo };
  if (name === 'camarao' && motivo === 'alergia') return { tipo: 'crustaceos', palavras, motivo };
  const isAllergy = motivo === 'alergia' || motivo === 'intolerancia';
  return isKnownFood(food) || (isAllergy && keys.length <= 3) ? { palavras, motivo } : undefined;
}
