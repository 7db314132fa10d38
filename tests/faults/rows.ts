/** Where something is shown: a file of tests, and a part of the names of those that show it; all of them where none is said. */
export interface Shown {
  file: string
  test?: string
}

/** Something that goes wrong, or that somebody does, and what shows that it is withstood. */
export interface Row {
  row: number
  what: string
  shown: readonly Shown[]
  /** Why nothing can be shown: what it is about does not exist here. */
  notOffered?: string
}

const by = (file: string, ...tests: string[]): Shown[] =>
  tests.length === 0 ? [{ file }] : tests.map((test) => ({ file, test }))

/** What may fail around the gateway. */
const faults: Row[] = [
  {
    row: 1,
    what: 'PostgreSQL is restarted at once, under load',
    shown: by('tests/faults/database-gone.test.ts', 'is restarted at once'),
  },
  {
    row: 2,
    what: 'all sessions of the gateway are ended, also within transactions',
    shown: by('tests/faults/database-gone.test.ts', 'ends all its sessions'),
  },
  {
    row: 3,
    what: 'others hold every connection',
    shown: by('tests/faults/database-gone.test.ts', 'has no connection left'),
  },
  {
    row: 4,
    what: 'a table is locked',
    shown: [
      ...by('tests/postgres/locked-table.test.ts'),
      ...by('tests/postgres/time-to-answer.test.ts', 'is told so, and nothing goes on'),
    ],
  },
  {
    row: 5,
    what: 'the network to the database delays, resets, swallows, closes half',
    shown: by('tests/faults/network.test.ts'),
  },
  { row: 6, what: 'the disk of the database is full', shown: by('tests/faults/full-disk.test.ts') },
  {
    row: 7,
    what: 'the gateway is killed while it writes',
    shown: by('tests/faults/gateway-killed.test.ts', 'starts unaided'),
  },
  {
    row: 8,
    what: 'a second process on one data directory',
    shown: [
      ...by('tests/start/start.test.ts', 'beside another process on the same data names it'),
      ...by('gateway/database/data-directory.test.ts', 'is refused while another process holds it'),
    ],
  },
  {
    row: 9,
    what: 'stale locks, also of process 1',
    shown: [
      ...by('tests/faults/gateway-killed.test.ts', 'whatever the last process has left'),
      ...by('gateway/database/data-directory.test.ts', 'is taken though something else stands'),
    ],
  },
  {
    row: 10,
    what: 'the gateway is told to end under load',
    shown: [...by('tests/faults/told-to-end.test.ts'), ...by('tests/start/ending.test.ts')],
  },
  {
    row: 11,
    what: 'the database comes late',
    shown: by('tests/faults/database-gone.test.ts', 'comes late'),
  },
  {
    row: 12,
    what: 'Redis is gone',
    shown: by(
      'tests/redis/shared-refusals.test.ts',
      'stands still',
      'is gone',
      'let no more guesses through than one',
    ),
  },
  {
    row: 13,
    what: 'a backup while it is written, restored elsewhere',
    shown: by(
      'tests/start/backup.test.ts',
      'a backup that is made while gifts are recorded',
      'brings everything from the embedded database to a server',
    ),
  },
  {
    row: 14,
    what: 'hundreds send as slowly as they can',
    shown: [...by('tests/faults/slow-sockets.test.ts'), ...by('tests/api/slow-readers.test.ts')],
  },
  {
    row: 15,
    what: 'twice the load that can be carried',
    shown: by('tests/faults/load.test.ts', 'that is asked twice what it can do'),
  },
  {
    row: 16,
    what: 'very many mixed requests: memory',
    shown: by('tests/faults/load.test.ts', 'holds no more memory'),
  },
  {
    row: 17,
    what: '200 sign in at once',
    shown: [
      ...by('tests/faults/load.test.ts', 'those who sign in all at once'),
      ...by('gateway/authentication/passwords.test.ts', 'of a crowd, some are sent away'),
    ],
  },
  {
    row: 18,
    what: 'a migration fails half way; two gateways migrate at once',
    shown: [
      ...by('gateway/database/migrate.db.test.ts', 'that fails half way', 'by two gateways at once'),
      ...by('tests/faults/gateway-killed.test.ts', 'of two gateways that start at once'),
    ],
  },
]

/** What somebody may send. */
const badInput: Row[] = [
  {
    row: 19,
    what: 'malformed, truncated and deeply nested bodies',
    shown: [
      ...by('tests/fuzz/broken-json.test.ts', 'are each a 4xx at'),
      ...by('tests/fuzz/hostile-requests.test.ts', 'over REST'),
    ],
  },
  {
    row: 20,
    what: 'every kind of text in every field',
    shown: [
      ...by('tests/fuzz/bodies.test.ts', 'come back exactly or are refused'),
      ...by('tests/fuzz/every-write.test.ts'),
    ],
  },
  {
    row: 21,
    what: 'random bodies for every write, on both edges',
    shown: [
      ...by('tests/fuzz/bodies.test.ts', 'are each answered or refused'),
      ...by('tests/fuzz/every-write.test.ts'),
    ],
  },
  {
    row: 22,
    what: 'content types of odd spellings',
    shown: by('tests/fuzz/broken-json.test.ts', 'pass no validation under whatever name'),
  },
  {
    row: 23,
    what: 'objects and lists where a value is expected',
    shown: [
      ...by('tests/fuzz/bodies.test.ts', 'is a 400 on both edges'),
      ...by('tests/fuzz/every-write.test.ts'),
    ],
  },
  {
    row: 24,
    what: 'role, id, raised and the like beside what may be written',
    shown: [
      ...by('tests/fuzz/bodies.test.ts', 'is refused on both edges'),
      ...by('tests/fuzz/every-write.test.ts', 'answers or refuses over'),
      ...by('tests/api/put-back.test.ts', 'is refused with another state'),
      ...by('tests/api/accounts.test.ts', 'refuses to be told'),
    ],
  },
  {
    row: 25,
    what: 'page sizes and cursors that are none',
    shown: [
      ...by('tests/api/projects.test.ts', 'refuses ?', 'refuses the same bounds over GraphQL'),
      ...by('tests/api/lists.test.ts', 'are refused after', 'a list is refused'),
      ...by('tests/api/project-donations.test.ts', 'refuse a forged cursor'),
    ],
  },
  {
    row: 26,
    what: 'abusive GraphQL documents',
    shown: [
      ...by('tests/api/graphql-limits.test.ts', 'is refused before any resolver', 'is one of forty'),
      ...by('tests/fuzz/hostile-requests.test.ts', 'whose document holds'),
    ],
  },
  {
    row: 27,
    what: 'addresses of films and pictures that lead elsewhere',
    shown: [
      ...by('schema/videos.test.ts', 'is none'),
      ...by('tests/api/gallery.test.ts', 'refuses'),
      ...by('tests/fuzz/hostile-addresses.test.ts'),
    ],
  },
  {
    row: 28,
    what: 'files that are no pictures, or too large',
    shown: [
      ...by('tests/api/upload-refusals.test.ts'),
      ...by('tests/api/uploaded-pictures.test.ts', 'as nothing but a picture'),
    ],
  },
  {
    row: 29,
    what: 'scripts in every text that is shown, before an admin and a visitor in Chromium',
    shown: by('tests/e2e/scripts-as-text.e2e.ts'),
  },
  {
    row: 30,
    what: 'paths that lead out of what is served',
    shown: [
      ...by('tests/api/uploaded-pictures.test.ts', 'is answered by a 4xx and shows nothing'),
      ...by('tests/fuzz/hostile-requests.test.ts', 'whose path holds'),
    ],
  },
  {
    row: 31,
    what: 'formulas and line ends in files that are exported',
    shown: by('tests/api/exports.test.ts', 'keeps formulas, quotes, line breaks'),
  },
]

/** Who may do and see what. */
const doors: Row[] = [
  {
    row: 32,
    what: 'every operation, each role, both edges',
    shown: [...by('tests/contract/parity.test.ts'), ...by('tests/contract/permission-first.test.ts')],
  },
  {
    row: 33,
    what: 'names and addresses of people, by whatever way',
    shown: [
      ...by('tests/api/addresses.test.ts'),
      ...by('tests/api/project-donations.test.ts', 'are seen by admins alone'),
      ...by('tests/api/shared-answers.test.ts', 'shows nothing of theirs'),
      ...by('tests/api/open-projects.test.ts', 'nothing of who gave'),
    ],
  },
  {
    row: 34,
    what: 'tokens that are forged, spoilt or over',
    shown: [
      ...by('gateway/authentication/tokens.test.ts'),
      ...by('tests/api/bad-tokens.test.ts'),
      ...by('tests/api/accounts.test.ts', 'cannot be forged without the key'),
    ],
  },
  {
    row: 35,
    what: 'sessions after a change of password or role, or of a deleted user',
    shown: by(
      'tests/api/accounts.test.ts',
      'ends when the role changes',
      'ends when the password changes',
      'of a deleted user is refused',
    ),
  },
  {
    row: 36,
    what: 'keys that are rotated',
    shown: by('gateway/authentication/tokens.test.ts', 'outlives a rotation'),
  },
  {
    row: 37,
    what: 'a thousand wrong passwords, on each road',
    shown: [...by('tests/api/login-guesses.test.ts'), ...by('tests/api/login-limits.test.ts')],
  },
  {
    row: 38,
    what: 'telling accounts that are there from those that are not',
    shown: [
      ...by(
        'tests/api/accounts.test.ts',
        'says the same of an unknown name',
        'does as much for an unknown name',
      ),
      ...by('tests/api/login-limits.test.ts', 'nothing about whether there is such an account'),
      ...by('gateway/authentication/passwords.test.ts', 'of nobody is refused'),
    ],
  },
  {
    row: 39,
    what: 'changes asked for by GET, by forms, by pages of others',
    shown: [
      ...by('tests/api/graphql-limits.test.ts', 'is made by POST alone', 'a foreign page can send unasked'),
      ...by('tests/api/foreign-pages.test.ts'),
      ...by('tests/api/cors.test.ts', 'a page of any other site'),
    ],
  },
  {
    row: 40,
    what: 'what production tells of itself',
    shown: [
      ...by(
        'tests/api/graphql-limits.test.ts',
        'answers no introspection',
        'makes no suggestions',
        'names neither its parts nor its places',
      ),
      ...by('tests/api/problems.test.ts', 'says nothing more than that'),
    ],
  },
  {
    row: 41,
    what: 'headers of every answer',
    shown: [
      ...by('tests/api/security-headers.test.ts'),
      ...by('tests/e2e/content-policy.e2e.ts'),
      ...by('tests/api/caching.test.ts', 'is kept by nobody'),
    ],
  },
  {
    row: 42,
    what: 'passwords, tokens and what was sent, in the log',
    shown: [...by('tests/api/logs.test.ts'), ...by('gateway/log/describe-error.test.ts')],
  },
  { row: 43, what: 'the audits of GraphQL over HTTP', shown: by('tests/api/graphql-http.test.ts') },
  { row: 44, what: 'packages and their install scripts', shown: by('tests/house/packages.test.ts') },
]

/** What a trial of an earlier version found to fail, and was mended. */
const found: Row[] = [
  {
    row: 45,
    what: 'an end that hangs on somebody who says nothing',
    shown: [
      ...by('tests/start/ending.test.ts'),
      ...by('gateway/http/drain.test.ts'),
      ...by('tests/start/npm-start.test.ts', 'ends the gateway'),
    ],
  },
  {
    row: 46,
    what: 'load that is not shed while the event loop is busy',
    shown: [
      ...by('tests/api/limits.test.ts', 'sheds requests on both edges', 'lets in only as many'),
      ...by('gateway/http/waiting-line.test.ts'),
    ],
  },
  {
    row: 47,
    what: 'a time limit that ends with the body',
    shown: [...by('tests/postgres/time-to-answer.test.ts'), ...by('gateway/http/limit-making.test.ts')],
  },
  {
    row: 48,
    what: 'a queue of passwords without an end',
    shown: by('gateway/authentication/passwords.test.ts', 'of a crowd, some are sent away'),
  },
  {
    row: 49,
    what: 'writers at a locked table who take the connections of readers',
    shown: [...by('tests/postgres/locked-table.test.ts'), ...by('gateway/database/share.test.ts')],
  },
  {
    row: 50,
    what: 'the embedded database: settings of a console, strange locks, sockets that stay; no backup',
    shown: [
      ...by('gateway/database/embedded.test.ts', 'what a console sets'),
      ...by('gateway/database/data-directory.test.ts', 'is taken though something else stands'),
      ...by('gateway/database/sweep-sockets.test.ts'),
      ...by('tests/start/backup.test.ts'),
    ],
  },
  {
    row: 51,
    what: 'settings that are empty, short or newer',
    shown: [
      ...by('gateway/config/config.test.ts', 'chooses no database because a variable came out empty'),
      ...by('gateway/authentication/session-secret.test.ts'),
      ...by('tests/start/start.test.ts', 'for where it keeps', 'for a signing key of three letters'),
      ...by('gateway/database/migrate.db.test.ts', 'of a newer release'),
    ],
  },
  {
    row: 52,
    what: 'ready before it serves',
    shown: [
      ...by('tests/api/ready.test.ts', 'is not said while requests are refused still'),
      ...by('tests/api/problems.test.ts', 'is not ready while it still refuses'),
    ],
  },
  {
    row: 53,
    what: 'a pooler that shares connections among transactions',
    shown: [
      ...by('tests/pooler/sessions.test.ts'),
      ...by('tests/pooler/given-up.test.ts'),
      ...by('tests/pooler/two-gateways.test.ts'),
      ...by('tests/postgres/cancelled-statements.test.ts'),
    ],
  },
  {
    row: 54,
    what: 'a clock that is set back',
    shown: [
      ...by('tests/api/login-limits.test.ts', 'count no more once the clock'),
      ...by(
        'gateway/database/shared-limit.db.test.ts',
        'of a clock that was set back',
        'however the clock was set',
      ),
      ...by('tests/api/idempotency.test.ts', 'may be made again after a day'),
    ],
  },
  {
    row: 55,
    what: 'limits of each gateway alone, halves of pictures, requests given up in the log',
    shown: [
      ...by('gateway/database/shared-limit.db.test.ts', 'whichever gateway they ask'),
      ...by('gateway/rooms/uploads/uploads.service.test.ts', 'for which there is no room'),
      ...by('tests/api/given-up-requests.test.ts'),
    ],
  },
  {
    row: 56,
    what: 'the primary of two servers is killed, or stands still, and wakes up again',
    shown: [
      ...by('tests/postgres/failover.test.ts', 'is killed', 'stands still'),
      ...by('gateway/database/primary.test.ts'),
    ],
  },
  {
    row: 57,
    what: 'a write whose answer is lost, or that no standby has confirmed',
    shown: by('tests/postgres/failover.test.ts', 'is told as such', 'because no standby has confirmed it'),
  },
  {
    row: 58,
    what: 'a server that takes no writes any more',
    shown: by('tests/postgres/failover.test.ts', 'is told as being away for now'),
  },
  {
    row: 59,
    what: 'a replica that lags, is lost, or becomes the primary',
    shown: by('tests/postgres/replicas.test.ts'),
  },
  {
    row: 60,
    what: 'a gateway is killed while it sends letters; a mail server refuses, is full, hangs up',
    shown: [
      ...by('tests/faults/letters-killed.test.ts'),
      ...by('gateway/letters/deliver.db.test.ts'),
      ...by('tests/start/letters.test.ts', 'is waited for when the gateway is told to end'),
    ],
  },
  {
    row: 61,
    what: 'an issue of the newsletter goes to very many readers: memory, pace',
    shown: [
      ...by('tests/faults/many-readers.test.ts'),
      ...by('gateway/start/post.db.test.ts', 'wait for the turn of each'),
    ],
  },
]

/** All that is tried against the gateway. `npm run faults` tries it, and prints what came of it. */
export const rows: readonly Row[] = [...faults, ...badInput, ...doors, ...found]
