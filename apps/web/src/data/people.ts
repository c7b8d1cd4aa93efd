import type { Client } from '@alecrim/client';
import type { Account, Role } from '@alecrim/domain';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

const key = ['users'];

/** All accounts for an admin; only the own account for other people. */
export const peopleQuery = (client: Client) =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => client.until(signal).users.list(), staleTime: 0 });

interface Invitation {
  email: string;
  role: Role;
}

/** A repeated invitation sends the mail again. */
export const inviteMutation = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: ({ email, role }: Invitation) => client.auth.inviteUser(email, role),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });

/** Withdraws an invitation that was not accepted. */
export const withdrawMutation = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id }: Pick<Account, 'id'>) => client.functions.invoke('retirarConvite', { id }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });

interface AccessChange {
  id: string;
  access: { role?: Role; disabled?: boolean };
}

export const accessMutation = (client: Client, queries: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, access }: AccessChange) => client.users.update(id, access),
    onSuccess: (changed) => {
      queries.setQueryData<Account[]>(key, (people) =>
        people?.map((person) => (person.id === changed.id ? changed : person)),
      );
    },
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
