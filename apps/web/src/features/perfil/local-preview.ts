import { useCallback, useEffect, useState } from 'react';

/** The picture just chosen, shown from this device while it is being sent. */
export function useLocalPreview() {
  const [address, setAddress] = useState<string | null>(null);

  // An object address keeps its file in memory until it is given back.
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address]);

  return {
    address,
    show: useCallback((file: File) => setAddress(URL.createObjectURL(file)), []),
    clear: useCallback(() => setAddress(null), []),
  };
}
