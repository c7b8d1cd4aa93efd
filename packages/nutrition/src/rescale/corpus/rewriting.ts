/** A line, the factor (or the grams that its food shall have), and the line as a nutritionist would write it then. */
export type Rewriting = readonly [line: string, by: number | `${number} g`, after: string];
