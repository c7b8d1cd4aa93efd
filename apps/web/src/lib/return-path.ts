import { paths } from './paths.ts';

/**
 * Where to go after signing in. Only a path of our own origin is ever followed; whatever else the address
 * asks for leads home, because the place after a sign-in is where people trust most.
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
