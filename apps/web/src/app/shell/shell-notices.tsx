import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../data/client-context.tsx';
import { noticesQuery } from '../../data/practice.ts';
import { lazyPart } from '../../ui/lazy-dialog.tsx';

const ArrivalNotice = lazyPart(() => import('./arrival-notice.tsx').then((m) => m.ArrivalNotice));
const PracticeNotice = lazyPart(() => import('./practice-notice.tsx').then((m) => m.PracticeNotice));

/** What a person has to know before anything else. Loaded only when there is something to say, which is seldom. */
export function ShellNotices() {
  const client = useClient();
  const { data: notices = [] } = useQuery(noticesQuery(client));
  return (
    <>
      {client.auth.isFromAddress() && <ArrivalNotice />}
      {notices.length > 0 && <PracticeNotice />}
    </>
  );
}
