import { linkReach, publicLink } from '@alecrim/domain/pure';
import { useSessionState } from './session-context.ts';

/** How every public link is made: of the address that the server is known by, or else of this page's own. */
export function usePublicLinks() {
  const { appPublicSettings } = useSessionState();
  const origin = appPublicSettings?.public_url ?? location.origin;
  return {
    reach: linkReach(origin),
    linkOf: ({ token_publico }: { token_publico: string | null }) => publicLink(origin, token_publico ?? ''),
  };
}
