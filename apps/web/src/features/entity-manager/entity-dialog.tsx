import type { Content, EntityName, Stored } from '@alecrim/domain';
import { type ComponentType, type RefObject, useState } from 'react';
import type { useOffer } from '../../ui/toast.tsx';
import { useEntityKind } from '../../unsaved/entity-adapter.ts';
import type { Start } from '../../unsaved/use-edit-session.ts';
import { type EditTarget, startOf } from './edit-target.ts';
import { EntityForm } from './entity-form.tsx';

export interface EntityDialogLook {
  newTitle: string;
  editTitle: string;
  /** The fields of the form; they do not know where the record is saved. */
  Fields: ComponentType;
  /** The labels of the fields in a comparison of two versions. */
  fieldLabels: Readonly<Record<string, string>>;
  /** For field sets that need more room than one column. */
  dialogClassName?: string;
}

export interface EntityDialogProps<N extends EntityName> extends EntityDialogLook {
  entity: N;
  target: EditTarget<N>;
  isOpen: boolean;
  /** Gets the focus when the button that opened the dialog is gone. */
  home: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Of the page around it: the form is gone when the offer to open it again is taken. */
  offer: ReturnType<typeof useOffer>;
  onSaved: (record: Stored<N>) => void;
  /** Opens the same form again with the typed text. */
  onReopen: (resumed: Start<Content<N>>) => void;
}

/** One form for new and for edit; another start, such as a draft or the server's version, is another form. */
export function EntityDialog<N extends EntityName>(props: EntityDialogProps<N>) {
  const kind = useEntityKind(props.entity);
  const [start, setStart] = useState(() => startOf(kind, props.target));
  return <EntityForm {...props} key={start.editor} kind={kind} start={start} onStart={setStart} />;
}
