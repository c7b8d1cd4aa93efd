/** Reads a value that the server wrote into the page. */
export function pageMeta(name: 'app-id' | 'embed-origins', page: Document = document): string {
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
