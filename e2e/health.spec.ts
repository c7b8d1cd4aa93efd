import { expect, test } from './fixtures/test.ts';

test('the started server says that it is well @desk', async ({ request }) => {
  const response = await request.get('/api/health');
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'ok', database: 'sqlite' });
});
