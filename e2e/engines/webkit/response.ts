import type { Wire } from './connection.ts';

const noTiming = {
  startTime: 0,
  domainLookupStart: -1,
  domainLookupEnd: -1,
  connectStart: -1,
  secureConnectionStart: -1,
  connectEnd: -1,
  requestStart: -1,
  responseStart: -1,
};
let count = 0;

/** The result of page.goto(): address and status only. The window does not report headers and body. */
export function createResponse(wire: Wire, frame: string, url: string, status: number) {
  count += 1;
  const request = wire.create(frame, 'Request', `request-${count}`, {
    frame: { guid: frame },
    url,
    resourceType: 'document',
    method: 'GET',
    headers: [],
    isNavigationRequest: true,
  });
  const initializer = {
    request,
    url,
    status,
    statusText: '',
    headers: [],
    timing: noTiming,
    fromServiceWorker: false,
  };
  return wire.create(request.guid, 'Response', `response-${count}`, initializer);
}
