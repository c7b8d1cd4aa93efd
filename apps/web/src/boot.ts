import { connect } from './data/connection.ts';
import { createSession } from './data/session.ts';

// main.tsx imports this file first: the access token leaves the address before any other code runs.
export const session = createSession();
export const client = connect(session.expire);
