import { holdLeaving, holdSteps } from '../../../lib/leaving.ts';

/** Asks, with the way on in hand; whoever never calls it stays. */
type Ask = (goOn: () => void) => void;

/**
 * Keeps the page until `ask` lets it go, by whichever way it is left: a link, the browser's back and forward,
 * Sair, a closed tab. The router has no such guard for plain routes, so this one stands before it.
 */
export function holdPage(ask: Ask, navigate: (to: string) => void): () => void {
  const stops = [holdLinks((to) => ask(() => navigate(to))), holdHistory(ask), holdLeaving(ask), holdTab()];
  return () => {
    for (const stop of stops) stop();
  };
}

function holdLinks(follow: (to: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const to = addressOf(event);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    follow(to);
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** Where a click leads inside the app; nothing for new tabs, downloads, other sites and places on this page. */
export function addressOf(event: MouseEvent): string | undefined {
  const link = (event.target as Element | null)?.closest?.('a');
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link?.href || !isPlain || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin || pathname + search === location.pathname + location.search)
    return undefined;
  return pathname + search + hash;
}

/** Back and forward have happened when one hears of them: the step is taken back, and taken again if allowed. */
function holdHistory(ask: Ask): () => void {
  const here = placeOf(history.state);
  const address = location.pathname + location.search;
  let isAllowed = false;
  let isReturning = false;

  return holdSteps((state) => {
    if (isAllowed) return false;
    const isHere = location.pathname + location.search === address;
    if (isHere || isReturning) {
      // The step back to this page is news to nobody but us.
      const isOurs = isReturning;
      if (isHere) isReturning = false;
      return isOurs;
    }
    const by = placeOf(state) - here || -1;
    isReturning = true;
    history.go(-by);
    ask(() => {
      isAllowed = true;
      history.go(by);
    });
    return true;
  });
}

// The router numbers its entries.
const placeOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

/** A closed tab or a reload is asked about by the browser, in its own words. */
function holdTab(): () => void {
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', onUnload);
  return () => window.removeEventListener('beforeunload', onUnload);
}
