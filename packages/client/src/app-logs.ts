import type { Http, QueryParameters } from './http.ts';

export type AppLogs = ReturnType<typeof createAppLogs>;

export function createAppLogs(http: Http) {
  const logs = `/app-logs/${http.appId}`;
  return {
    logUserInApp: async (page: string): Promise<void> => {
      await http.request('POST', `${logs}/log-user-in-app/${encodeURIComponent(page)}`);
    },
    fetchLogs: (query?: QueryParameters) => http.request<Record<string, unknown>[]>('GET', logs, { query }),
    getStats: (query?: QueryParameters) =>
      http.request<Record<string, unknown>>('GET', `${logs}/stats`, { query }),
  };
}
