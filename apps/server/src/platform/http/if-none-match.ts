/** Whether the client already has this version of the answer (If-None-Match). */
export const isKnownTag = (header: string | undefined, version: string): boolean =>
  (header ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === `"${version}"`);
