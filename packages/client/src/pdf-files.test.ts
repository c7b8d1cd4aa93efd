import { expect, test, vi } from 'vitest';
import { createClient } from './index.ts';

const clientOf = (disposition: string) => {
  const fetch = vi.fn(
    async (_address: RequestInfo | URL) =>
      new Response('%PDF', {
        headers: { 'content-type': 'application/pdf', 'content-disposition': disposition },
      }),
  );
  return { fetch, client: createClient({ serverUrl: 'http://a', appId: 'demo', token: 't' }, { fetch }) };
};

test('a plan is a file with the name that the server gives it', async () => {
  const { client, fetch } = clientOf(
    `attachment; filename="Plano alimentar - Joao.pdf"; filename*=UTF-8''Plano%20alimentar%20-%20Jo%C3%A3o.pdf`,
  );
  const { blob, name } = await client.pdf.plan('a/b', { letra: 'grande' });
  expect(name).toBe('Plano alimentar - João.pdf');
  expect(await blob.text()).toBe('%PDF');
  expect(String(fetch.mock.calls[0]?.[0])).toBe(
    'http://a/api/apps/demo/entities/Cardapio/a%2Fb/pdf?letra=grande',
  );
});

test('without a readable name it has a plain one', async () => {
  for (const disposition of ['', `attachment; filename*=UTF-8''%E0%A4%A`])
    expect((await clientOf(disposition).client.pdf.plan('x')).name).toBe('Documento.pdf');
});
