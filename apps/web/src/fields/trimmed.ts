/** For `register`: removes spaces before and after a pasted text. */
export const trimmed = {
  setValueAs: (value: unknown) => (typeof value === 'string' ? value.trim() : value),
};
