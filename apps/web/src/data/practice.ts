import type { Client } from '@alecrim/client';
import type { Practice, PracticeChange } from '@alecrim/domain/pure';
import { queryOptions } from '@tanstack/react-query';

export function practiceQuery(client: Client) {
  return queryOptions({
    queryKey: ['practice'],
    queryFn: async ({ signal }) =>
      (await client.until(signal).functions.invoke<Practice>('consultorio', {})).data,
  });
}

export const savePractice = (client: Client, change: PracticeChange, password: string) =>
  client.functions.invoke<Practice>('salvarConsultorio', { ...change, password });

/** The recipient of the test mail. */
export async function sendTestMail(client: Client) {
  const { data } = await client.functions.invoke<{ enviado_para: string; em_pasta: boolean }>(
    'testarEmail',
    {},
  );
  return data;
}
