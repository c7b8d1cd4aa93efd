import type { Wire } from './connection.ts';
import { notAvailable } from './refusals.ts';

type Pair = { name: string; value: string };

/** page.request: sent from Node without the page's cookies (the product's pages need none). */
export function createRequests(
  wire: Wire,
  guid: string,
  tracing: { guid: string },
  baseURL: string | undefined,
) {
  const bodies = new Map<string, Buffer>();
  return wire.create(
    'browser',
    'APIRequestContext',
    guid,
    { tracing },
    {
      async fetch({
        url,
        method = 'GET',
        headers,
        postData,
        jsonData,
        formData,
        multipartData,
        params,
        encodedParams,
      }) {
        if (formData || multipartData || params || encodedParams)
          notAvailable('forms and parameters of page.request');
        const response = await fetch(new URL(url, baseURL), {
          method,
          headers: (headers ?? []).map(({ name, value }: Pair) => [name, value]),
          body: jsonData ?? (postData && Buffer.from(postData, 'base64')),
        });
        const fetchUid = `${guid}-${bodies.size}`;
        bodies.set(fetchUid, Buffer.from(await response.arrayBuffer()));
        return {
          response: {
            fetchUid,
            url: response.url,
            status: response.status,
            statusText: response.statusText,
            headers: [...response.headers].map(([name, value]) => ({ name, value })),
          },
        };
      },
      fetchResponseBody: ({ fetchUid }) => ({ binary: bodies.get(fetchUid)?.toString('base64') }),
      disposeAPIResponse: ({ fetchUid }) => void bodies.delete(fetchUid),
      dispose: () => {},
    },
  );
}
