import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aFakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { CodeForm } from './account-forms.tsx';

afterEach(() => void vi.useRealTimers());

const seconds = async (count: number) => {
  for (let n = 0; n < count; n++) await act(() => vi.advanceTimersByTimeAsync(1_000));
};

test('a person can ask for a new code once a minute', async () => {
  const server = aFakeServer({
    'POST /auth/resend-otp': [200, { message: 'ok', otp_expires_in_minutes: 10 }],
  });
  vi.useFakeTimers();
  const form = <CodeForm email="ana@example.com" onSignedIn={async () => {}} onPasswordNeeded={() => {}} />;
  await renderApp(form, { server });
  expect(screen.getByText(/aguarde 60 s/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /outro código/ })).toBeNull();
  await seconds(60);
  fireEvent.click(screen.getByRole('button', { name: 'peça outro código' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status')).toHaveTextContent('Enviamos um novo código');
  expect(screen.getByText(/aguarde 60 s/)).toBeInTheDocument();
  expect(server.calls.filter((call) => call === 'POST /auth/resend-otp')).toHaveLength(1);
});
