/** The tools of a scenario: the same in Node and in a browser, with our client and with the public SDK. */
export interface World {
  serverUrl: string;
  serviceToken: string;
  /** A client for a new, signed-in nutritionist, for a visitor, or with the service role. */
  newPerson(wanted?: Wanted): Promise<Person>;
  connect(options?: { token?: string; serviceToken?: string }): Client;
  /** The six digits of the last mail to an address. */
  codeFor(email: string): Promise<string>;
  newEmail(): string;
}

export interface Wanted {
  hasSecondFactor?: boolean;
}

export interface Person {
  id: string;
  email: string;
  token: string;
  client: Client;
}

/** The calls that all clients share. Their own types differ in details that no scenario needs. */
export type Client = any;

export interface Scenario {
  name: string;
  run(world: World): Promise<void>;
  /** Calls that the oldest client does not have. */
  isLater?: boolean;
}

export const PASSWORD = 'pera com canela 42';
