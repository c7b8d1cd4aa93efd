import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The state of a step that changes only a tab: the page keeps its place on the screen. */
const samePlace = { isSamePlace: true };

export const isSamePlace = (state: unknown): boolean =>
  (state as Partial<typeof samePlace> | null)?.isSamePlace === true;

/** The open tab, stored in the address (`&aba=`), so that it survives a reload and can be linked. The first is the default. */
export function useAddressTab<T extends string>(tabs: readonly [T, ...T[]]): [T, (tab: string) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [first] = tabs;
  const open = tabs.find((tab) => tab === params.get('aba')) ?? first;
  function setTab(tab: string) {
    const next = new URLSearchParams(window.location.search);
    // The search belongs to the list of the tab that is left.
    next.delete('q');
    if (tab === first) next.delete('aba');
    else next.set('aba', tab);
    void navigate(`?${next}${hash}`, { replace: true, state: samePlace });
  }
  return [open, setTab];
}
