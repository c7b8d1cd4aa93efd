import { LoadingArea } from '../ui/spinner.tsx';

export function FullPageSpinner() {
  return (
    <main>
      <LoadingArea className="min-h-dvh" />
    </main>
  );
}
