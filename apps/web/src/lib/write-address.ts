import { useNavigate } from 'react-router';

/** Writes parameters of the address in place, and leaves the others as they stand at this moment. */
export function useWriteAddress() {
  const navigate = useNavigate();
  return (changes: Record<string, string>) => {
    // Not the router's parameters: those are a render behind, and would undo what was written since.
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    void navigate(`?${next}`, { replace: true });
  };
}
