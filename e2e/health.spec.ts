import { expect, test } from './fixtures/test.ts';

test('the health address of the started server answers 200 @desk', async ({ request }) => {
  const response = await request.get('/api/health');
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'ok', database: 'sqlite' });
});
