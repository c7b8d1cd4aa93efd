import { useEffect, useState } from 'react';

/** Seconds down to zero, and a way to start again. */
export function useCountdown(from: number): [secondsLeft: number, restart: (seconds: number) => void] {
  const [secondsLeft, setSecondsLeft] = useState(from);
  // The clock is outside React.
  useEffect(() => {
    if (secondsLeft <= 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return [secondsLeft, setSecondsLeft];
}
