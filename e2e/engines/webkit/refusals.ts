/** A journey that uses an unsupported feature must fail, not pass by accident. */
export function notAvailable(what: string): never {
  throw new Error(
    `Not available in WebKit's driver: ${what}. Tag the journey @no-webkit and list it in docs/browsers.md.`,
  );
}
