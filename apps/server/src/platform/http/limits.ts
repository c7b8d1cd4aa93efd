/**
 * Every limit on how often something may be done. A limit counts a key that the caller cannot choose: the address of
 * the connection, the account that is named, or the person or the id of a valid session. `docs/security.md` shows this
 * table.
 */
export const limits = {
  requestsOfAddress: limit(
    'requests-address',
    3_000,
    10,
    'address',
    'requests to the API and for public links',
  ),
  requestsOfCaller: limit(
    'requests-caller',
    300,
    10,
    'person, or address without a session',
    'requests to the API',
  ),
  missesOfAddress: limit('login-address', 20, 60, 'address', 'wrong passwords'),
  missesOfPair: limit('login-pair', 10, 900, 'account and address', 'wrong passwords'),
  missesOfAccount: limit('login-account', 50, 900, 'account, at addresses new to it', 'wrong passwords'),
  confirmations: limit('confirm', 10, 900, 'session', 'wrong passwords at sensitive acts'),
  // Three of a million codes are right at any moment: 30 guesses a day find one in some 30 years.
  codesOfAddress: limit('second-factor-address', 20, 60, 'address', 'wrong codes of a second factor'),
  codesOfPair: limit('second-factor-pair', 5, 900, 'account and address', 'wrong codes of an app'),
  codesOfPairDay: limit('second-factor-pair-day', 15, 86_400, 'account and address', 'wrong codes of an app'),
  codesOfDay: limit(
    'second-factor-day',
    30,
    86_400,
    'account, at addresses new to it',
    'wrong codes of an app',
  ),
  codesOfSession: limit('second-factor-session', 5, 900, 'session', 'wrong codes of an app'),
  codesOfSessionDay: limit('second-factor-session-day', 30, 86_400, 'session', 'wrong codes of an app'),
  // Of 80 bits: the limit only keeps the work small.
  recoveryCodes: limit('recovery-code', 10, 900, 'account and address, or session', 'wrong recovery codes'),
  // Whoever reads the mailbox gets no more than these codes by asking for one reset after another.
  forgivenCodes: limit('second-factor-forgiven', 3, 86_400, 'account', 'resets that forgive wrong codes'),
  // Not multiplied by RATE_LIMIT_SCALE: one in 200,000 is the chance to guess a code, whatever the load.
  codeGuesses: limit('email-code', 5, 600, 'mailbox, anew with each code', 'e-mail codes tried'),
  registrations: limit('register', 5, 3600, 'address', 'sign-ups'),
  verifications: limit('verify', 30, 300, 'address', 'e-mail codes, reset and invitation links'),
  mailsOfAddress: limit('mail-address', 20, 3600, 'address', 'requests for a code or a reset link'),
  mailGap: limit('mail-gap', 1, 60, 'mailbox', 'codes and reset links sent'),
  mailsToMailbox: limit('mail-mailbox', 5, 3600, 'mailbox', 'codes and reset links sent'),
  invitations: limit('invite', 20, 86_400, 'person', 'invitations'),
  health: limit('health', 1_200, 60, 'address', 'questions to `/api/health`'),
  // A cached page, a 304 and a HEAD cost one lookup, and are not counted here. A carrier may have thousands of
  // patients behind one address; ten new pages a second are more than one practice has.
  pages: limit('page', 600, 60, 'address', 'pages of patients that have to be rendered'),
  pdfs: limit('pdf', 60, 60, 'person, or address without a session', 'PDF files that have to be made'),
  openings: limit('opening', 60, 60, 'address', 'openings of a patient’s page that are counted'),
  analytics: limit('analytics', 60, 60, 'address', 'batches of usage events'),
  pageVisits: limit('app-log', 60, 60, 'person', 'page visits'),
  uploads: limit('upload', 30, 3600, 'person', 'uploaded files'),
  mails: limit('send-email', 20, 3600, 'person', 'e-mails through SendEmail'),
  modelCalls: limit('llm', 60, 3600, 'person', 'questions to the language model'),
  extractions: limit('extract', 60, 3600, 'person', 'files whose data is extracted'),
  conversations: limit('agent-conversation', 60, 3600, 'person', 'new conversations'),
  messages: limit('agent-message', 30, 3600, 'person', 'messages in conversations'),
  samples: limit('samples', 20, 3600, 'person', 'loads of the starter library'),
  patientReports: limit('patient-report', 120, 3600, 'person', 'reports about a patient'),
  downloads: limit('own-data', 10, 3600, 'person', 'downloads of the whole account'),
  socketAttempts: limit('socket-attempt', 300, 60, 'address', 'attempts to open a socket'),
  socketMessages: limit('socket-message', 100, 60, 'socket', 'messages over a socket'),
  // In memory, because it counts inside transactions. An import and its removal fit.
  acts: limit(
    'acts',
    10_000,
    3600,
    'person, in each process',
    'entries about records in the audit trail, erasures not counted',
  ),
  refusals: limit('refusal', 10, 3600, 'person', 'refused accesses that are written to the audit trail'),
} as const;

export interface Limit {
  name: string;
  max: number;
  seconds: number;
  by: string;
  what: string;
}

function limit(name: string, max: number, seconds: number, by: string, what: string): Limit {
  return { name, max, seconds, by, what };
}

/**
 * How much may happen at the same time. Many people share the address of a carrier, so an address has half of all
 * places; signed-in people behind it have some more, so that visitors cannot take theirs.
 */
export const atOnce = {
  requests: { max: 200, by: 'process', what: 'requests under way; as many bodies may be arriving' },
  requestsOfVisitors: { max: 100, by: 'address', what: 'requests under way without a session; bodies alike' },
  requestsOfAddress: { max: 150, by: 'address', what: 'requests under way; bodies alike' },
  requestsOfPerson: { max: 60, by: 'person', what: 'requests under way; bodies alike' },
  megabytes: { max: 256, by: 'process', what: 'megabytes of files and long bodies in memory' },
  megabytesOfCaller: {
    max: 128,
    by: 'person, or address without a session',
    what: 'megabytes of files and long bodies in memory',
  },
  connections: { max: 4_000, by: 'process', what: 'connections' },
  connectionsOfAddress: { max: 1_000, by: 'address, unless `TRUST_PROXY` is set', what: 'connections' },
  pipelined: { max: 8, by: 'connection', what: 'requests without a complete answer' },
  passwords: { max: 2, by: 'process', what: 'passwords hashed; accounts and addresses take turns' },
  socketsOfPerson: { max: 10, by: 'person', what: 'open sockets' },
  socketsOfAddress: { max: 100, by: 'address', what: 'open sockets without a session' },
  sessions: { max: 50, by: 'person', what: 'sessions; the oldest ends' },
} as const;

/** The least progress of a connection while a body arrives or a response waits to be read. */
export const progress = { bytes: 8 * 1024, withinSeconds: 15 } as const;
