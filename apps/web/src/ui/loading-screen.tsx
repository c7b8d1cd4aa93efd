import { productName } from '../lib/product.ts';
import { LoadingArea } from './spinner.tsx';

/** A full screen that is loading. */
export function LoadingScreen({ label }: { label?: string }) {
  return (
    <main>
      <h1 className="sr-only">{productName}</h1>
      <LoadingArea label={label} className="min-h-dvh" />
    </main>
  );
}
