import { Section } from './section.tsx';

export function Observacoes({ text }: { text: string }) {
  return (
    <Section id="observacoes" title="Observações">
      <p className="doc-card doc-notes doc-typed">{text}</p>
    </Section>
  );
}
