/** For `register`: what was pasted with a space before or behind it is meant without. */
export const trimmed = {
  setValueAs: (value: unknown) => (typeof value === 'string' ? value.trim() : value),
};
