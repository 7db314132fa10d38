/** Something that protects the gateway, how it is switched off, and the test that must fail then. */
export interface Protection {
  /** Of the table of faults. */
  row: number
  what: string
  file: string
  /** In that file, each of these is replaced by what stands beside it. */
  off: readonly (readonly [written: string, instead: string])[]
  shown: { project: 'unit' | 'embedded' | 'postgres'; file: string; test: string }
}

/** At least one for each thing that an earlier trial found to fail, and those whose tests once did not notice that they were off. */
export const protections: readonly Protection[] = [
  {
    row: 14,
    what: 'connections that send line ends and ask for nothing are closed',
    file: 'gateway/http/slow-readers.ts',
    off: [['if (isStuck || isIdle)', 'if (isStuck || (isIdle && !isIdle))']],
    shown: {
      project: 'embedded',
      file: 'tests/api/slow-readers.test.ts',
      test: 'asks for nothing is cut',
    },
  },
  {
    row: 26,
    what: 'a document is only so deep',
    file: 'gateway/graphql-server/document-limits.ts',
    off: [['depth > mostOfDocument.depth', 'depth < 0']],
    shown: {
      project: 'embedded',
      file: 'tests/api/graphql-limits.test.ts',
      test: 'is told its limit, and by no more than that: a document may be 12 fields deep at most',
    },
  },
  {
    row: 38,
    what: 'a name that nobody has costs the work of one that somebody has',
    file: 'gateway/authentication/passwords.ts',
    off: [['await derive(password, absentSalt, cost)', 'void absentSalt']],
    shown: {
      project: 'unit',
      file: 'gateway/authentication/passwords.test.ts',
      test: 'of nobody is refused, after the work of somebody',
    },
  },
  {
    row: 45,
    what: 'connections that ask for nothing are closed at the end',
    file: 'gateway/http/drain.ts',
    off: [
      ['if (answers.size === 0) socket.destroySoon()', 'if (answers.size < 0) socket.destroySoon()'],
      ['for (const socket of connections.keys()) socket.destroy()', ''],
    ],
    shown: {
      project: 'unit',
      file: 'gateway/http/drain.test.ts',
      test: 'closes those that have sent nothing',
    },
  },
  {
    row: 46,
    what: 'surplus requests are sent away',
    file: 'gateway/http/shed-load.ts',
    off: [
      ['done(refusalOf(request))', 'done(null)'],
      ['if (refusal) return done(refusal)', ''],
    ],
    shown: {
      project: 'embedded',
      file: 'tests/api/limits.test.ts',
      test: 'sheds requests on both edges',
    },
  },
  {
    row: 46,
    what: 'a crowd that signs in does not take the line of those who are signed in',
    file: 'gateway/http/shed-load.ts',
    off: [['? lines.ofStranger : lines.ofMember', '? lines.ofMember : lines.ofMember']],
    shown: {
      project: 'embedded',
      file: 'tests/api/limits.test.ts',
      test: 'goes on answering those who are signed in',
    },
  },
  {
    row: 46,
    what: 'the line of those who wait is bounded',
    file: 'gateway/http/waiting-line.ts',
    off: [['return making >= Math.max(always, perSecond * seconds)', 'return making + always + seconds < 0']],
    shown: {
      project: 'unit',
      file: 'gateway/http/waiting-line.test.ts',
      test: 'may be as long as it is worked off',
    },
  },
  {
    row: 47,
    what: 'an answer that takes too long is refused',
    file: 'gateway/http/limit-making.ts',
    off: [
      [
        'if (!reply.sent && !reply.raw.headersSent) reply.send(refusalOf(request, reply))',
        'refusalOf(request, reply)',
      ],
    ],
    shown: {
      project: 'unit',
      file: 'gateway/http/limit-making.test.ts',
      test: 'that is not made within half a minute',
    },
  },
  {
    row: 47,
    what: 'nothing more is sent for a request that is over',
    file: 'gateway/database/within-budget.ts',
    off: [['if (budget?.isOver) throw', 'if (budget?.isOver === undefined && budget) throw']],
    shown: {
      project: 'postgres',
      file: 'tests/postgres/cancelled-statements.test.ts',
      test: 'no further statement is sent',
    },
  },
  {
    row: 48,
    what: 'passwords that wait are bounded',
    file: 'gateway/authentication/passwords.ts',
    off: [['if (concurrent.pendingCount >= mostWaiting)', 'if (concurrent.pendingCount < 0)']],
    shown: {
      project: 'unit',
      file: 'gateway/authentication/passwords.test.ts',
      test: 'of a crowd, some are sent away',
    },
  },
  {
    row: 49,
    what: 'writers leave connections to readers',
    file: 'gateway/database/pool.ts',
    off: [
      [
        'poolSize === 1 ? 1 : poolSize - Math.max(1, Math.floor((poolSize * leftOfTen) / 10))',
        'poolSize + 0 * leftOfTen',
      ],
    ],
    shown: {
      project: 'unit',
      file: 'gateway/database/share.test.ts',
      test: 'connections all but 7 to the other kind of work',
    },
  },
  {
    row: 50,
    what: 'the session of the embedded database is as it began',
    file: 'gateway/database/guests.ts',
    off: [['if (visited.get(host)?.())', 'if (visited.get(host)?.() && host === asBegun(program))']],
    shown: { project: 'unit', file: 'gateway/database/embedded.test.ts', test: 'what a console sets' },
  },
  {
    row: 50,
    what: 'a lock that is none is put aside',
    file: 'gateway/database/data-directory.ts',
    off: [
      [
        'if (!isFirst || !hasCode(error, sqliteNotADatabase))',
        'if (isFirst || !hasCode(error, sqliteNotADatabase))',
      ],
    ],
    shown: {
      project: 'unit',
      file: 'gateway/database/data-directory.test.ts',
      test: 'is taken though something else stands',
    },
  },
  {
    row: 50,
    what: 'sockets of killed processes are swept',
    file: 'gateway/database/sweep-sockets.ts',
    off: [['await rm(directory, { recursive: true, force: true })', 'void rm']],
    shown: {
      project: 'unit',
      file: 'gateway/database/sweep-sockets.test.ts',
      test: 'of the directories of sockets those go',
    },
  },
  {
    row: 51,
    what: 'production chooses no database by an empty variable',
    file: 'gateway/config/config.ts',
    off: [
      [
        "if (production && env.DATABASE_URL?.trim() === '')",
        'if (production && env.DATABASE_URL === emptyDatabaseFault)',
      ],
    ],
    shown: {
      project: 'unit',
      file: 'gateway/config/config.test.ts',
      test: 'chooses no database because a variable came out empty',
    },
  },
  {
    row: 51,
    what: 'a signing key that is too short is refused',
    file: 'gateway/authentication/session-secret.ts',
    off: [['if (kept.length < secretLength)', 'if (kept.length < 0)']],
    shown: {
      project: 'unit',
      file: 'gateway/authentication/session-secret.test.ts',
      test: 'is refused, and says what to do',
    },
  },
  {
    row: 52,
    what: 'ready is what serves',
    file: 'gateway/app.ts',
    off: [['(await database.isReady()) && database.isUp()', 'database.isReady()']],
    shown: {
      project: 'embedded',
      file: 'tests/api/ready.test.ts',
      test: 'is not said while requests are refused still',
    },
  },
  {
    row: 53,
    what: 'a statement whose time is over is cancelled',
    file: 'gateway/database/within-budget.ts',
    off: [['cancelling ??= cancelStatement(client(), answered)', 'cancelling ??= Promise.resolve()']],
    shown: {
      project: 'postgres',
      file: 'tests/postgres/cancelled-statements.test.ts',
      test: 'the statement that runs is cancelled',
    },
  },
  {
    row: 54,
    what: 'nobody waits longer than the window',
    file: 'gateway/database/shared-limit.ts',
    off: [
      [
        'Math.min((found.oldest ?? now).getTime() + windowMs - now.getTime(), windowMs)',
        '(found.oldest ?? now).getTime() + windowMs - now.getTime()',
      ],
    ],
    shown: {
      project: 'embedded',
      file: 'gateway/database/shared-limit.db.test.ts',
      test: 'lets nobody wait for longer than its window',
    },
  },
  {
    row: 54,
    what: 'keys outlive a clock that jumps',
    file: 'gateway/idempotency/create-once.ts',
    off: [['and place <= (select max(place) -', 'and place <= 2 * (select max(place) + 0 *']],
    shown: {
      project: 'embedded',
      file: 'tests/api/idempotency.test.ts',
      test: 'outlives a clock that jumps by',
    },
  },
  {
    row: 55,
    what: 'half a picture is taken back',
    file: 'gateway/rooms/uploads/uploads.service.ts',
    off: [['for (const version of written) await store.remove(version)', 'void written']],
    shown: {
      project: 'unit',
      file: 'gateway/rooms/uploads/uploads.service.test.ts',
      test: 'leaves nothing of a picture behind',
    },
  },
  {
    row: 55,
    what: 'a request that was given up is no failure of ours',
    file: 'gateway/http/log-own-fault.ts',
    off: [['destroyed && !complete', 'destroyed && complete && !complete']],
    shown: {
      project: 'embedded',
      file: 'tests/api/given-up-requests.test.ts',
      test: 'is no failure of ours: /api/contacts',
    },
  },
  {
    row: 56,
    what: 'an old primary is never gone back to',
    file: 'gateway/database/primary.ts',
    off: [['standing.timeline >= timeline', 'standing.timeline >= 0']],
    shown: {
      project: 'unit',
      file: 'gateway/database/primary.test.ts',
      test: 'is left where a later one answers beside it',
    },
  },
  {
    row: 57,
    what: 'a commit that no standby has confirmed counts as lost',
    file: 'gateway/database/server-client.ts',
    off: [['if (routine === waitForStandby) breakOff(this)', 'void [routine, waitForStandby]']],
    shown: {
      project: 'postgres',
      file: 'tests/postgres/failover.test.ts',
      test: 'because no standby has confirmed it',
    },
  },
  {
    row: 58,
    what: 'a server that takes no writes is away for now',
    file: 'gateway/database/postgres-problem.ts',
    off: [[" || code === '25006'", '']],
    shown: {
      project: 'postgres',
      file: 'tests/postgres/failover.test.ts',
      test: 'is told as being away for now',
    },
  },
  {
    row: 59,
    what: 'nothing is read from a replica that is not that far',
    file: 'gateway/database/replica.ts',
    off: [['readAt === null || !hasReached(readAt, from)', 'readAt === null']],
    shown: {
      project: 'postgres',
      file: 'tests/postgres/replicas.test.ts',
      test: 'reads there what is public',
    },
  },
  {
    row: 60,
    what: 'a letter that was being sent when its gateway ended is not sent again',
    file: 'gateway/letters/deliver.ts',
    off: [
      [`if (letter?.state === 'sending')`, `if (letter?.state === 'failed')`],
      [`if (letter?.state !== 'waiting') return 'done'`, `if (letter === null) return 'done'`],
    ],
    shown: {
      project: 'embedded',
      file: 'gateway/letters/deliver.db.test.ts',
      test: 'is doubtful that a gateway was sending when it ended',
    },
  },
  {
    row: 60,
    what: 'a letter that a server may have taken is not sent again',
    file: 'gateway/letters/smtp.ts',
    off: [[`!isOnItsWay || typeof failure.responseCode === 'number'`, 'isOnItsWay || !isOnItsWay']],
    shown: {
      project: 'embedded',
      file: 'gateway/letters/deliver.db.test.ts',
      test: 'is doubtful where the server took it and hung up',
    },
  },
  {
    row: 61,
    what: 'letters to many wait for the turn of each',
    file: 'gateway/start/post.ts',
    off: [['pace: createPace(dataSource.manager, newsletterPerMinute),', 'pace: async () => undefined,']],
    shown: {
      project: 'embedded',
      file: 'gateway/start/post.db.test.ts',
      test: 'wait for the turn of each at the rate that is asked for',
    },
  },
]
