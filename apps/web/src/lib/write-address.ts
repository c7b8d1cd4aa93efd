import { useLocation, useNavigate } from 'react-router';

/** Writes parameters of the address in place, and keeps the current values of the others. */
export function useWriteAddress() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (changes: Record<string, string>) => {
    // The person followed a link, and this page is shown only until the next page is loaded.
    if (window.location.pathname !== pathname) return;
    // Not the router's parameters: those are a render behind, and would undo what was written since.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    void navigate(`?${next}`, { replace: true });
  };
}
