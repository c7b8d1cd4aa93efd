import type { Client } from '@alecrim/client';
import type { Practice, PracticeChange, PracticeNotice } from '@alecrim/domain/pure';
import { queryOptions } from '@tanstack/react-query';

export function practiceQuery(client: Client) {
  return queryOptions({
    queryKey: ['practice'],
    queryFn: async ({ signal }) =>
      (await client.until(signal).functions.invoke<Practice>('consultorio', {})).data,
  });
}

/** Needs the code of an administrator who has a second factor. */
export const savePractice = (client: Client, change: PracticeChange, password: string, code = '') =>
  client.functions.invoke<Practice>('salvarConsultorio', {
    ...change,
    password,
    ...(code && { otp_code: code }),
  });

/** The recipient of the test mail. */
export async function sendTestMail(client: Client, password: string) {
  const { data } = await client.functions.invoke<{ enviado_para: string; em_pasta: boolean }>('testarEmail', {
    password,
  });
  return data;
}

/** The notices that the person has not read. They are requested once per visit. */
export const noticesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['notices'],
    queryFn: async ({ signal }) =>
      (await client.until(signal).functions.invoke<{ avisos: PracticeNotice[] }>('avisos', {})).data.avisos,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const markNoticeRead = (client: Client, { em }: PracticeNotice) =>
  client.functions.invoke('avisoLido', { em });

/** Whether this server has an account, takes registrations and sends mails; for the login page. */
export function setupQuery(client: Client) {
  return queryOptions({ queryKey: ['auth', 'setup'], queryFn: () => client.auth.setup(), staleTime: 0 });
}
