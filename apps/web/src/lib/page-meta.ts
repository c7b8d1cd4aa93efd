/** What the server wrote into the page that it sent. */
export function pageMeta(name: 'app-id' | 'embed-origins', page: Document = document): string {
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
