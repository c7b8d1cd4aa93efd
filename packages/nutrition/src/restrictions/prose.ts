import { foldLetters } from '@alecrim/domain/pure';
import type { LineContents } from './contents-in.ts';

/** What a recipe becomes, as its steps call it: the ingredients say what is in it. */
const RESULT =
  /^(?:massa|creme|molho|bolo|bolinho|torta|pao|paezinho|panqueca|mingau|pure|biscoito|cookie|sopa|caldo|omelete|gratinad[oa]|mousse|farofa|recheio|pudim|waffle|crepe|crepioca|vitamina|hamburgue?r|almondega|granola|nhoque)s?$/;

/** The steps of a recipe without the words for the thing that is being made. */
export function withoutDough(text: string, contents: LineContents): LineContents {
  const folded = foldLetters(text);
  return {
    ...contents,
    matches: contents.matches.filter(({ from, to }) => !RESULT.test(folded.slice(from, to))),
  };
}
