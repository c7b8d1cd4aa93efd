import { paths } from './paths.ts';

/**
 * The address after signing in. Only a path of this origin is followed; any other address
 * leads to the Dashboard, because people trust the page after a sign-in (T34).
 */
export function returnPath(asked: string | null | undefined, origin: string): string {
  if (!asked) return paths.dashboard;
  const isOurs = asked.startsWith('/') || asked === origin || asked.startsWith(`${origin}/`);
  if (!isOurs || !URL.canParse(asked, origin)) return paths.dashboard;

  const url = new URL(asked, origin);
  // "//host" is another site to the browser, even as the path of ours; tabs inside were dropped by the parser.
  if (url.origin !== origin || /^\/[/\\]/.test(url.pathname)) return paths.dashboard;
  if (url.pathname.toLowerCase() === paths.login()) return paths.dashboard;
  url.searchParams.delete('access_token');
  return url.pathname + url.search + url.hash;
}
