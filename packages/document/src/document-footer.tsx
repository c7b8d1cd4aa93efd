import { crnLabel } from './crn.ts';

/** Ends the page on screen; on paper it stands at the foot of every page. */
export function DocumentFooter({ nome, crn }: { nome: string; crn: string }) {
  return (
    <footer className="doc-footer">
      <p>{`Cardápio elaborado por ${nome}`}</p>
      {crn && <p>{crnLabel(crn)}</p>}
    </footer>
  );
}
