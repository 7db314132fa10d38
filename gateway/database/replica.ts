import pg from 'pg'
import { readDatabaseHosts } from '../config/database-hosts.ts'
import { hasReached, type LogPosition } from '../core/log-position.ts'
import { limitsOfRequests } from './limits.ts'
import { nameOfGateway } from './naming.ts'
import { pooledClient } from './pooled-client.ts'
import { RowsClient } from './rows-client.ts'
import { type Sent, sendOn } from './rows-query.ts'
import { type Fields, WireRow } from './wire-row.ts'

/** Milliseconds: between two looks; at first and at most between those at one that is left out; that anything there may take. */
const interval = 1000
const firstPause = { ofLost: 1000, ofBehind: 25 }
const longestPause = 30_000
const patience = { connect: 500, look: 1000, answer: 2000 }

/**
 * How far a standby is with what it is sent. Of which timeline that is stands in its files alone, some minutes late after
 * a promotion: until then nobody can tell its places from those of another history, and it is left out.
 */
const reachedQuery = `
  select pg_is_in_recovery(), greatest(timeline_id, min_recovery_end_timeline), pg_last_wal_replay_lsn() - '0/0'
  from pg_control_checkpoint(), pg_control_recovery()`

const readReached = ([isStandby, timeline, place]: Fields): LogPosition | null =>
  isStandby === 't' && place != null ? { timeline: Number(timeline), place: BigInt(place) } : null

/** What is told of a replica to whoever watches. */
export interface ReplicaState {
  /** Like `two.example:5432`. */
  host: string
  /** Whether it is asked. */
  isUsed: boolean
  /** How often it has answered somebody. */
  reads: number
  /** Bytes of changes that it had not got when it was last asked; null where that cannot be said. */
  bytesBehind: number | null
}

/** A server that follows the primary, and answers who only reads. */
export interface Replica {
  readonly state: ReplicaState
  /** Somebody may read what was there at `from`: also while it is left out it must be known which history is asked for. */
  expect(from: LogPosition): void
  /**
   * Reads there what was there at `from`. Answers whether it could: else nothing has been taken, and it is left out until
   * it has got so far, or answers again.
   */
  read(from: LogPosition, statement: Sent): Promise<boolean>
  close(): Promise<void>
}

/** @param poolSize the most connections held at once */
export const openReplica = (address: string, poolSize: number): Replica => {
  const [{ host, port, url }] = readDatabaseHosts(address)?.hosts ?? [{ host: '', port: 0, url: address }]
  const settings = {
    connectionString: url,
    max: poolSize,
    application_name: nameOfGateway,
    connectionTimeoutMillis: patience.connect,
    query_timeout: patience.answer,
    keepAlive: true,
    // Says with each statement what else a session would know, so that it may be a pooler's as well.
    Client: pooledClient(limitsOfRequests, nameOfGateway, RowsClient),
    onConnect: (client: pg.ClientBase) => {
      client.on('error', () => undefined)
    },
  }
  const pool = new pg.Pool(settings)
  pool.on('error', () => undefined)

  let isUsed = false
  let reads = 0
  let reached: LogPosition | null = null
  /** The furthest that was asked for; while it is left out, that of then, as long as the history is the same. */
  let wanted: LogPosition | null = null
  let pause = 0
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const isBehind = (): boolean => wanted !== null && (reached === null || !hasReached(reached, wanted))

  const bytesBehind = (): number | null => {
    if (reached === null) return null
    if (wanted === null) return 0
    if (wanted.timeline !== reached.timeline) return null
    return wanted.place > reached.place ? Number(wanted.place - reached.place) : 0
  }

  /**
   * In one piece, and so in one session of the server, whatever stands between: what is read is read after it has answered
   * how far it is. Whoever reads goes by that answer: by the end of a long one others have been told of a later place.
   */
  const send = async (more: readonly Sent[]): Promise<LogPosition | null> => {
    const client = await pool.connect()
    let isDone = false
    try {
      const told: (LogPosition | null)[] = []
      const take = ({ fields }: WireRow): void => void told.push(readReached(fields))
      await sendOn(client, [
        { text: reachedQuery, name: '', values: [], take, answering: undefined },
        ...more,
      ])
      isDone = true
      reached = told[0] ?? null
      return reached
    } finally {
      client.release(!isDone)
    }
  }

  const follow = (wait: number): void => {
    clearTimeout(timer)
    if (isClosed) return
    timer = setTimeout(look, wait)
    timer.unref()
  }

  /** Looked at soon, then ever more rarely. */
  const leaveOutLonger = (): void => {
    const first = reached === null ? firstPause.ofLost : firstPause.ofBehind
    pause = isUsed ? first : Math.min(Math.max(first, pause * 2), longestPause)
    isUsed = false
    follow(pause)
  }

  /** Of all who find at once that it is to be left out, the first has it so. */
  const leaveOut = (): void => {
    if (isUsed) leaveOutLonger()
  }

  const expect = (from: LogPosition): void => {
    const isLater = wanted === null || (isUsed && wanted.place < from.place)
    if (isLater || wanted?.timeline !== from.timeline) wanted = from
  }

  const look = async (): Promise<void> => {
    const { promise: end, reject } = Promise.withResolvers<never>()
    const limit = setTimeout(
      () => reject(new Error('timeout exceeded when trying to connect')),
      patience.look,
    )
    try {
      await Promise.race([send([]), end])
      if (isBehind() || reached === null) return leaveOutLonger()
      isUsed = true
      follow(interval)
    } catch {
      reached = null
      leaveOutLonger()
    } finally {
      clearTimeout(limit)
    }
  }
  follow(0)

  return {
    get state() {
      return { host: `${host}:${port}`, isUsed, reads, bytesBehind: bytesBehind() }
    },
    expect,
    read: async (from, statement) => {
      expect(from)
      if (!isUsed) return false
      const rows: WireRow[] = []
      let readAt: LogPosition | null
      try {
        readAt = await send([
          { ...statement, take: ({ bytes, start }) => rows.push(new WireRow(bytes, start)) },
        ])
      } catch {
        reached = null
        leaveOut()
        return false
      }
      if (readAt === null || !hasReached(readAt, from)) {
        leaveOut()
        return false
      }
      reads += 1
      for (const row of rows) statement.take(row)
      return true
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await pool.end()
    },
  }
}
