type Message =
  | { type: 'app_changed_url'; url: string }
  | { type: 'app_error'; error: { name: string; message: string } };

// In the query, in the hash of an old public link, and in an address that is itself a value: token, access_token, code…
const SECRET = /((?:[?&]|%3F|%26)(?:[\w-]*token|code|invite|convite)(?:=|%3D))(?:(?!%26)[^&#])*/gi;

/** Origins that may frame the app and get its messages. The server writes them into the page; by default none. */
export function embedOrigins(page: Document = document): string[] {
  const listed = pageMeta('embed-origins', page).split(/[\s,]+/);
  return listed.filter((origin) => URL.canParse(origin) && new URL(origin).origin === origin);
}

/** Sends the address to the parent window, without the values of tokens. */
export function postAddressChange(own: Window = window) {
  const { origin, pathname, search, hash } = own.location;
  const url = `${origin}${pathname}${search}${hash}`.replace(SECRET, '$1');
  postToParent({ type: 'app_changed_url', url }, own);
}

/** Reports unhandled errors to the parent window. It handles errors with status 402 by itself (P16). */
export function postUnhandledErrors(own: Window = window): () => void {
  const tell = (error: unknown) => {
    const {
      name = 'Error',
      message = String(error),
      status,
    } = (error ?? {}) as Partial<Error & { status: number }>;
    if (status !== 402) postToParent({ type: 'app_error', error: { name, message } }, own);
  };
  const onError = (event: ErrorEvent) => tell(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => tell(event.reason);
  own.addEventListener('error', onError);
  own.addEventListener('unhandledrejection', onRejection);
  return () => {
    own.removeEventListener('error', onError);
    own.removeEventListener('unhandledrejection', onRejection);
  };
}

function postToParent(message: Message, own: Window) {
  if (own.parent === own) return;
  // The browser delivers the message only if the parent has the named origin.
  for (const origin of embedOrigins(own.document)) own.parent.postMessage(message, origin);
}

/** Reads a value that the server wrote into the page. */
export function pageMeta(name: 'app-id' | 'embed-origins', page: Document = document): string {
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
