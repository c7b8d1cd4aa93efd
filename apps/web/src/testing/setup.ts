import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';

const { getElementError } = getConfig();
// The library's own mark of an attempt that may be repeated.
const isRepeated = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

configure({
  // Generous, because a busy machine is slow.
  asyncUtilTimeout: 15_000,
  // To write the page down takes longer than to look for an element. The last attempt does it anyway.
  getElementError: (message, container) =>
    isRepeated()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});
