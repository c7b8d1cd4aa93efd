import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileText } from 'lucide-react';
import { expect, test } from 'vitest';
import { EditorSection } from './editor-sections.tsx';

test('a section that an error has opened stays open after the error is fixed', async () => {
  const section = (hasError: boolean) => (
    <EditorSection title="Refeições" icon={FileText} isForcedOpen={hasError}>
      <input aria-label="Nome" />
    </EditorSection>
  );
  const { rerender } = render(section(false));
  await userEvent.click(screen.getByRole('button', { name: 'Refeições' }));
  expect(screen.queryByLabelText('Nome')).not.toBeInTheDocument();
  rerender(section(true));
  screen.getByLabelText('Nome').focus();
  rerender(section(false));
  expect(screen.getByLabelText('Nome')).toHaveFocus();
});
