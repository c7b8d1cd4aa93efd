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

/** What page.goto() gives: address and status only. Headers and body are not told by the window. */
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
