import { crnLabel } from './crn.ts';

/** The end of the page on screen, and the foot of every page on paper. */
export function DocumentFooter({ nome, crn }: { nome: string; crn: string }) {
  return (
    <footer className="doc-footer">
      <p>{`Cardápio elaborado por ${nome}`}</p>
      {crn && <p>{crnLabel(crn)}</p>}
    </footer>
  );
}
