import { useNavigate } from 'react-router';
import { CardapioEditor } from '../features/cardapio/editor/cardapio-editor.tsx';
import { EditorHeader } from '../features/cardapio/editor/editor-header.tsx';
import { paths } from '../lib/paths.ts';

export function CriarCardapio() {
  const navigate = useNavigate();
  return (
    <>
      <EditorHeader title="Novo Cardápio" backTo={paths.dashboard} backLabel="Voltar ao Dashboard" />
      <CardapioEditor
        hasLibrary
        onSaved={({ id }) => void navigate(paths.visualizar(id), { replace: true })}
        onCancel={() => void navigate(paths.dashboard)}
      />
    </>
  );
}
