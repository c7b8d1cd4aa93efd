const MINUTES = '[0-5]\\d';
const HOUR_WORD = '(?:horas?|hrs?|hs|h)(?![a-z])';
const ONE = `(?:\\d{1,2} ?(?::|h) ?${MINUTES}(?:min|m(?![a-z]))?(?: ?${HOUR_WORD})?|\\d{1,2}\\.${MINUTES} ?${HOUR_WORD}|\\d{1,2} ?${HOUR_WORD}(?: e (?:\\d{1,2} ?min(?:utos)?|meia))?|meio[- ]dia(?: e meia)?)`;
const BEFORE =
  '(?:horario|hora|hs?|as|aos|a partir d[ae]s?|por volta d[aeo]s?|cerca d[ae]s?|ate(?: as)?|antes d[ae]s|entre(?: as)?|das?|~|≈|aprox\\.?)';
const BETWEEN = ' ?(?:-|–|—|/|ate(?: as)?|as|a|e|ou|ate) ?';
/** A time of the day or two, in folded text: "7h", "07:00hrs", "12h30", "as 15h", "7:30 – 8h", "das 10h as 10h30", "7-8h". */
export const TIME = `(?:${BEFORE}:? ?)*(?:\\d{1,2}${BETWEEN})?${ONE}(?:${BETWEEN}${ONE})?`;

// Said of a time, these words matter; the others only lead to it.
const LEADING = /^(?:hor[áa]rio|hora|[àa]s|aos|das?)[: ]+/i;

/** A time as it is stored: "às 15h" is "15h", "até 8h" stays. */
export const timeText = (written: string): string => {
  const text = written
    .trim()
    .replace(/^[([\s]+|[)\]\s:.,;–—-]+$/g, '')
    .trim();
  const short = text.replace(LEADING, '');
  return short === text ? text : timeText(short);
};

const ONLY_TIME = new RegExp(`^[(\\[]?${TIME}[)\\]]?[:.]?$`);

/** Whether a folded text is nothing but a time. */
export const isTime = (text: string): boolean => text.length < 60 && ONLY_TIME.test(text);
