import { linkReach, publicLink } from '@alecrim/domain/pure';
import { useSessionState } from './session-context.ts';

/** Public links use the public address of the server, or else the address of this page. */
export function usePublicLinks() {
  const { appPublicSettings } = useSessionState();
  const origin = appPublicSettings?.public_url ?? location.origin;
  return {
    reach: linkReach(origin),
    linkOf: ({ token_publico }: { token_publico: string | null }) => publicLink(origin, token_publico ?? ''),
  };
}
