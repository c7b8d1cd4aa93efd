/** The one place that knows the shape of a public link (P47). */
export function publicLink(origin: string, token: string): string {
  return `${origin}/#/VerCardapio?token=${encodeURIComponent(token)}`;
}

/** Where the hash link leads: the page that the server renders. */
export function publicPath(token: string): string {
  return `/VerCardapio?token=${encodeURIComponent(token)}`;
}
