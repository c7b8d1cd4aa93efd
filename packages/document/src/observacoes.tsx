import { isLongerThanPage, linesOnPaper } from './page-length.ts';
import { Section } from './section.tsx';

export function Observacoes({ text }: { text: string }) {
  const card = <p className="doc-card doc-notes doc-typed">{text}</p>;
  const props = { id: 'observacoes', title: 'Observações' };
  return isLongerThanPage(linesOnPaper([text])) ? (
    <Section {...props}>{card}</Section>
  ) : (
    <Section {...props} start={card} />
  );
}
