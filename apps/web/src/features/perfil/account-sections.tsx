import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useClient } from '../../data/context.ts';
import { sessionsQuery } from '../../data/own-account.ts';
import { ExamplesCard } from '../biblioteca/examples.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { PracticeCard } from './practice-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

const Columns = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-4 @2xl:grid-cols-2">{children}</div>
);

export function SecuritySection() {
  const client = useClient();
  const queries = useQueryClient();
  return (
    <Columns>
      <PasswordCard onChanged={() => void queries.invalidateQueries(sessionsQuery(client))} />
      <SecondFactorCard />
      <SessionsCard />
    </Columns>
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
  <Columns>
    <OwnDataCard />
    <ExamplesCard />
  </Columns>
);
