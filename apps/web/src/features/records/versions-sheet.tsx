import type { EntityName } from '@alecrim/domain';
import { SideSheet } from '../../ui/side-sheet.tsx';
import { RecordVersions, type RecordVersionsProps } from './record-versions.tsx';

interface VersionsSheetProps<N extends EntityName> extends Omit<RecordVersionsProps<N>, 'onRestored'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The versions of a record at the side of the screen. They are read from the server when it opens. */
export const VersionsSheet = <N extends EntityName>({
  isOpen,
  onOpenChange,
  ...rest
}: VersionsSheetProps<N>) =>
  isOpen && (
    <SideSheet label="Histórico de versões" onClose={() => onOpenChange(false)}>
      <RecordVersions {...rest} onRestored={() => onOpenChange(false)} />
    </SideSheet>
  );
