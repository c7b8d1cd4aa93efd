/** Whether the asker names this version of the answer as the one that it has (If-None-Match). */
export const isKnownTag = (header: string | undefined, version: string): boolean =>
  (header ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === `"${version}"`);
