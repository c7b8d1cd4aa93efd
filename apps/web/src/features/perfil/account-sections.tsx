import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../data/context.ts';
import { sessionsQuery } from '../../data/own-account.ts';
import { ExamplesCard } from '../biblioteca/examples.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { PracticeCard } from './practice-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

const columns = 'grid items-start gap-4 @2xl:grid-cols-2';

export function SecuritySection() {
  const client = useClient();
  const queries = useQueryClient();
  return (
    <div className={columns}>
      <PasswordCard onChanged={() => void queries.invalidateQueries(sessionsQuery(client))} />
      <SecondFactorCard />
      <SessionsCard />
    </div>
  );
}

/** For admins. */
export const PracticeSection = () => (
  <div className="grid gap-4">
    <PeopleCard />
    <PracticeCard />
  </div>
);

export const DataSection = () => (
  <div className={columns}>
    <OwnDataCard />
    <ExamplesCard />
  </div>
);
