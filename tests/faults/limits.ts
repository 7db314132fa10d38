import { maxHeaderSize } from 'node:http'
import { keepAlive, requestTimeout } from '../../gateway/app.ts'
import { mostWaiting } from '../../gateway/authentication/passwords.ts'
import { readConfig } from '../../gateway/config/config.ts'
import { mostOf } from '../../gateway/database/pool.ts'
import { timeouts } from '../../gateway/database/timeouts.ts'
import { maximumCost } from '../../gateway/graphql-server/admission.ts'
import { mostOfDocument } from '../../gateway/graphql-server/document-limits.ts'
import { closing } from '../../gateway/http/drain.ts'
import { mostInForm } from '../../gateway/http/forms.ts'
import { readyPerMinute } from '../../gateway/http/health.ts'
import { handlerTimeout } from '../../gateway/http/limit-making.ts'
import { linesOf } from '../../gateway/http/shed-load.ts'
import { atReadersPace, defaultReaderTimeout } from '../../gateway/http/slow-readers.ts'
import { timeoutSeconds } from '../../gateway/models/picture.ts'
import { answerTimeout } from '../../gateway/payments/ask-provider.ts'
import { addressesAtOnce } from '../../gateway/rooms/accounts/login-limiter.ts'
import { longestCallback } from '../../gateway/rooms/pledges/payment-callbacks.routes.ts'
import { keyLength } from '../../schema/idempotency.ts'
import { longest, mostInFile, mostInput, mostRefused, mostWithFile } from '../../schema/limits.ts'
import { maximumPageSize } from '../../schema/lists.ts'
import { mostAtOnce } from '../../schema/many.ts'
import { mostPledgeLettersADay } from '../../schema/pledges.ts'
import { maximumPaperBytes } from '../../schema/spending.ts'
import { maximumMegapixels, maximumUploadBytes } from '../../schema/uploads.ts'
import type { Shown } from './rows.ts'

/** Something that ends, or is refused, where it is too much. */
export interface Limit {
  what: string
  /** How much is not too much, read from where the gateway itself reads it. */
  most: string
  /** What becomes of more. */
  more: string
  shown: readonly Shown[]
}

const standard = readConfig({
  NODE_ENV: 'production',
  JWT_SECRET: 'as it is where nobody says anything else',
  PUBLIC_URL: 'https://dogs.example',
})
const { perHour: paymentsPerHour } = standard.payments
const { logins, requestsPerMinute, publicWritesPerHour, maxEventLoopDelay } = standard.limits

const number = (value: number | null): string => (value ?? Number.NaN).toLocaleString('en-US')
const seconds = (milliseconds: number): string => `${number(milliseconds / 1000)} s`
const kib = (bytes: number): string => `${number(bytes / 1024)} KiB`
const mib = (bytes: number): string => `${number(bytes / 1024 / 1024)} MiB`

const by = (file: string, ...tests: string[]): Shown[] =>
  tests.length === 0 ? [{ file }] : tests.map((test) => ({ file, test }))

const ofTime: Limit[] = [
  {
    what: 'a request’s arrival, head and body',
    most: seconds(requestTimeout),
    more: '408',
    shown: by('tests/faults/slow-sockets.test.ts'),
  },
  {
    what: 'a request’s arrival and the making of its answer, together',
    most: seconds(handlerTimeout),
    more: '503, and nothing is stored later',
    shown: [
      ...by('gateway/http/limit-making.test.ts', 'that is not made within half a minute'),
      ...by('tests/postgres/time-to-answer.test.ts'),
    ],
  },
  {
    what: 'a reader who takes nothing of what waits for them',
    most: seconds(defaultReaderTimeout),
    more: 'is cut',
    shown: by('tests/api/slow-readers.test.ts', 'who does not read'),
  },
  {
    what: 'a file or a stream, however slowly it is read',
    most: seconds(atReadersPace.handlerTimeout),
    more: 'is cut',
    shown: by('tests/api/slow-readers.test.ts', 'slowly, and on'),
  },
  {
    what: 'a connection that asks for nothing; behind a proxy',
    most: `${seconds(keepAlive.ofVisitors)}; ${seconds(keepAlive.ofProxies)}`,
    more: 'is closed',
    shown: by('tests/api/slow-readers.test.ts', 'asks for nothing is cut', 'is told for how long'),
  },
  {
    what: 'a statement',
    most: seconds(timeouts.statement),
    more: 'is cancelled, 503',
    shown: by('tests/faults/timeouts.test.ts', 'a statement'),
  },
  {
    what: 'waiting for a lock',
    most: seconds(timeouts.lock),
    more: 'ends, 503',
    shown: [
      ...by('tests/faults/timeouts.test.ts', 'waiting for a lock'),
      ...by('tests/postgres/locked-table.test.ts'),
    ],
  },
  {
    what: 'a transaction in which nothing is done',
    most: seconds(timeouts.idleInTransaction),
    more: 'is ended with its session',
    shown: by('tests/faults/timeouts.test.ts', 'a transaction in which nothing is done'),
  },
  {
    what: 'waiting for a connection to the database',
    most: seconds(timeouts.acquire),
    more: '503',
    shown: by('tests/faults/database-gone.test.ts', 'has no connection left'),
  },
  {
    what: 'making a connection to the database',
    most: seconds(timeouts.connect),
    more: '503',
    shown: by('tests/faults/network.test.ts'),
  },
  {
    what: 'an answer of the database, over a dead network',
    most: seconds(timeouts.answer),
    more: '503',
    shown: by('tests/faults/network.test.ts'),
  },
  {
    what: 'work on one picture',
    most: `${timeoutSeconds} s, one picture at a time`,
    more: '400',
    shown: [
      ...by('gateway/models/picture.test.ts', 'one at a time'),
      ...by('tests/api/upload-refusals.test.ts', 'more pixels than anybody photographs'),
    ],
  },
  {
    what: 'the end of the gateway, for those who are being answered',
    most: seconds(closing.most),
    more: 'are cut, and counted in the log',
    shown: by('tests/start/ending.test.ts', 'cuts in the end whoever never finishes'),
  },
]

const ofSize: Limit[] = [
  {
    what: 'the head of a request',
    most: kib(maxHeaderSize),
    more: '431',
    shown: by('tests/api/unroutable.test.ts', 'is refused as everything is'),
  },
  {
    what: 'a body; with the text of a file, from those who may import',
    most: `${kib(mostInput.bytes)}; ${mib(mostWithFile.bytes)}`,
    more: '413',
    shown: [
      ...by('tests/api/problems.test.ts', 'of a body too large'),
      ...by('gateway/http/bound-requests.test.ts', 'is as small as anything'),
    ],
  },
  {
    what: 'levels of lists and objects within each other',
    most: number(mostInput.depth),
    more: '400',
    shown: by('gateway/core/bound-input.test.ts', 'is refused too deep'),
  },
  {
    what: 'values in a body or a query string; with the text of a file',
    most: `${number(mostInput.values)}; ${number(mostWithFile.values)}`,
    more: '400',
    shown: by('gateway/core/bound-input.test.ts', 'is refused with too many values'),
  },
  {
    what: 'a file that is imported: bytes, rows, columns',
    most: `${mib(mostInFile.bytes)}, ${number(mostInFile.rows)}, ${mostInFile.columns}`,
    more: '400',
    shown: by('tests/api/imports.test.ts', 'holds no more records than there may be'),
  },
  {
    what: 'an upload: bytes, millions of pixels',
    most: `${mib(maximumUploadBytes)}, ${maximumMegapixels}`,
    more: '413, 400',
    shown: [
      ...by('tests/api/upload-refusals.test.ts', 'more bytes than anybody needs'),
      ...by('tests/api/upload-refusals.test.ts', 'more pixels than anybody photographs'),
    ],
  },
  {
    what: 'a receipt of what was spent',
    most: mib(maximumPaperBytes),
    more: '413',
    shown: by('tests/api/spending-receipts.test.ts', 'has no more bytes than a paper needs'),
  },
  {
    what: 'a form: files, fields, bytes of a field',
    most: `${mostInForm.files}, ${mostInForm.fields}, ${number(mostInForm.fieldSize)}`,
    more: '400, 413',
    shown: by('tests/api/upload-refusals.test.ts', 'with two files, or more fields'),
  },
  {
    what: 'a page of a list; a search; a cursor',
    most: `${number(maximumPageSize)} items; ${longest.search} characters; ${number(longest.cursor)} characters`,
    more: '400',
    shown: [
      ...by('tests/api/projects.test.ts', 'refuses ?'),
      ...by('tests/api/lists.test.ts', 'a list is refused'),
    ],
  },
  {
    what: 'records that one request changes alike',
    most: String(mostAtOnce),
    more: '400',
    shown: by('tests/api/many-at-once.test.ts', 'are at most a hundred'),
  },
  {
    what: 'an Idempotency-Key',
    most: `${keyLength.maximum} characters`,
    more: '400',
    shown: by('tests/api/idempotency.test.ts', 'needs a key that can be one'),
  },
  {
    what: 'faults that a refusal names',
    most: String(mostRefused.fields),
    more: 'are left out',
    shown: by('tests/api/graphql-variables.test.ts', 'are named twenty at a time'),
  },
]

const ofGraphql: Limit[] = [
  {
    what: 'a GraphQL document: depth, fields, aliases, directives, tokens',
    most: [
      mostOfDocument.depth,
      mostOfDocument.selections,
      mostOfDocument.aliases,
      mostOfDocument.directives,
      mostOfDocument.tokens,
    ].join(', '),
    more: '400 before any resolver',
    shown: by('tests/api/graphql-limits.test.ts', 'is refused before any resolver', 'is told its limit'),
  },
  {
    what: 'the cost of an operation: values it may be answered with',
    most: number(maximumCost),
    more: '400 before any resolver',
    shown: by('tests/api/graphql-limits.test.ts', 'does not hide behind variables'),
  },
  {
    what: 'operations of one request',
    most: '1',
    more: '400: batches are none',
    shown: by('tests/api/login-limits.test.ts', 'cannot be sent as a batch'),
  },
]

const ofCrowds: Limit[] = [
  {
    what: 'requests that wait for an answer to be made: for everybody, for those who are signed in, for the others; each',
    most: `${linesOf.ofIdle.always}, or as many as are made in ${linesOf.ofIdle.seconds} s; while the process has no time left ${linesOf.ofBusy.always}, or as many as in ${linesOf.ofBusy.seconds} s`,
    more: '503',
    shown: [
      ...by('tests/api/limits.test.ts', 'lets in only as many'),
      ...by('tests/api/limits.test.ts', 'goes on answering those who are signed in'),
      ...by('gateway/http/waiting-line.test.ts'),
      ...by('tests/faults/load.test.ts', 'that is asked twice what it can do'),
    ],
  },
  {
    what: 'lag of the event loop (`MAX_EVENT_LOOP_DELAY`)',
    most: `${number(maxEventLoopDelay)} ms`,
    more: '503',
    shown: by('tests/api/limits.test.ts', 'sheds requests on both edges'),
  },
  {
    what: 'passwords that wait to be looked at',
    most: String(mostWaiting),
    more: '503',
    shown: by('gateway/authentication/passwords.test.ts', 'of a crowd, some are sent away'),
  },
  {
    what: 'connections to the database (`DATABASE_POOL_SIZE`); of these for writing, and for reading',
    most: `${standard.databasePoolSize}; ${mostOf(standard.databasePoolSize)}`,
    more: 'wait for one',
    shown: [...by('gateway/database/share.test.ts'), ...by('tests/postgres/locked-table.test.ts')],
  },
  {
    what: 'requests of an address in a minute (`REQUESTS_PER_MINUTE`)',
    most: number(requestsPerMinute),
    more: '429',
    shown: [
      ...by('tests/api/limits.test.ts', 'are refused on both edges when they are too many'),
      ...by('tests/api/pages.test.ts', 'is one for all it asks for'),
    ],
  },
  {
    what: 'sign-ups, messages, subscriptions and pledges of an address in an hour (`PUBLIC_WRITES_PER_HOUR`)',
    most: number(publicWritesPerHour),
    more: '429',
    shown: by('tests/api/stranger-writes.test.ts', 'with everything else of the same address'),
  },
  {
    what: 'payments by card that an address begins in an hour, and that a mailbox does (`PAYMENTS_PER_HOUR`)',
    most: number(paymentsPerHour),
    more: '429',
    shown: by('tests/api/card-pages.test.ts', 'is kept from beginning more payments'),
  },
  {
    what: 'what a provider of payments sends to the site; what it has to answer in',
    most: `${kib(longestCallback)}; ${seconds(answerTimeout)}`,
    more: '413; 503, and is asked again',
    shown: [
      ...by('tests/api/card-callbacks.test.ts', 'of more bytes than any provider sends'),
      ...by('tests/api/card-pages.test.ts', 'whoever tries again pays once'),
    ],
  },
  {
    what: 'questions of an address whether the gateway is ready, in a minute',
    most: String(readyPerMinute),
    more: '429',
    shown: by('tests/api/ready.test.ts', 'is told one address so often a minute'),
  },
  {
    what: 'failed sign-ins in a window: at an account from an address, at any from an address, at an account from all strange addresses',
    most: `${logins.perAccount}, ${logins.perAddress}, ${logins.perAccount * addressesAtOnce} in ${logins.windowSeconds / 60} min`,
    more: '429',
    shown: by('tests/api/login-guesses.test.ts', 'a thousand guesses'),
  },
  {
    what: 'links for a forgotten password in a window: written to a mailbox, asked for at an address',
    most: `${logins.perAccount}, ${logins.perAddress} in ${logins.windowSeconds / 60} min`,
    more: 'no letter, and the same answer; 429',
    shown: [
      ...by('tests/api/password-resets.test.ts', 'has no more letters written to one mailbox'),
      ...by('tests/api/password-resets.test.ts', 'is kept waiting at one address'),
    ],
  },
  {
    what: 'letters to confirm an address in a window, asked for by whoever has given it',
    most: `${logins.perAccount} in ${logins.windowSeconds / 60} min`,
    more: '429',
    shown: by(
      'tests/api/email-verifications.test.ts',
      'is written no more often than a password is let be guessed',
    ),
  },
  {
    what: 'letters about how to pay a pledge, written to a mailbox in a day',
    most: String(mostPledgeLettersADay),
    more: 'no letter, and the same answer',
    shown: by('tests/api/pledge-letters.test.ts', 'has no more letters written to one mailbox'),
  },
]

export const limits: readonly Limit[] = [...ofTime, ...ofSize, ...ofGraphql, ...ofCrowds]

/** The table of SECURITY.md. */
export const limitsTable = (): string =>
  [
    ['what', 'at most', 'more'],
    ['---', '---', '---'],
    ...limits.map(({ what, most, more }) => [what, most, more]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
