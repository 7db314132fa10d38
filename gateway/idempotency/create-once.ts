import type { EntityManager } from 'typeorm'
import { Problem } from '../core/problem.ts'
import type { KeyedRequest } from './keyed-request.ts'

/** So many numbers of keys, the last ones, are kept whatever the clock says, which may have jumped since. */
export const leastKeys = 10_000

/** All that came before the newest of those that are a day old by the clock, but for the last numbers. */
const forgetOld = `
  delete from idempotency_keys
  where place <= (
      select place from idempotency_keys where created_at < now() - interval '1 day'
      order by created_at desc, place desc limit 1
    )
    and place <= (select max(place) - ${leastKeys} from idempotency_keys)`

/**
 * Answers the row that stands, whoever wrote it; waits for a request that is writing it right now. Written over by
 * itself, the row of an earlier request is answered by the same statement.
 */
const claim = `
  insert into idempotency_keys (record_id, user_id, operation, key, fingerprint, about) values ($1, $2, $3, $4, $5, $6)
  on conflict (user_id, operation, key) do update set key = excluded.key
  returning record_id as "recordId", fingerprint`

interface Claimed {
  recordId: string
  fingerprint: string
}

/**
 * Writes what a request creates together with its key, or neither, and answers the id of what it has created: `id`,
 * or that of the time when the same request was made before, and nothing is written. Keys are kept for a day, and
 * the last ones for longer.
 * @throws Problem `idempotency_key_reused` where the key was used for something else
 */
export const createOnce = async (
  manager: EntityManager,
  request: KeyedRequest | null,
  id: string,
  write: (transaction: EntityManager) => Promise<void>,
): Promise<string> => {
  if (request) await manager.query(forgetOld)
  return manager.transaction(async (transaction) => {
    const created = request ? await claimFor(transaction, request, id) : id
    if (created === id) await write(transaction)
    return created
  })
}

/** The same of what one statement writes, which is whole or nothing by itself: without a key nothing else is sent. */
export const createByStatement = async (
  manager: EntityManager,
  request: KeyedRequest | null,
  id: string,
  write: (manager: EntityManager) => Promise<unknown>,
): Promise<string> => {
  if (!request) {
    await write(manager)
    return id
  }
  return createOnce(manager, request, id, async (transaction) => {
    await write(transaction)
  })
}

const claimFor = async (
  transaction: EntityManager,
  { userId, operation, key, fingerprint, about }: KeyedRequest,
  id: string,
): Promise<string> => {
  const values = [id, userId, operation, key, fingerprint, about]
  const [claimed] = await transaction.query<Claimed[]>(claim, values)
  if (claimed?.fingerprint !== fingerprint) throw new Problem('idempotency_key_reused')
  return claimed.recordId
}

/** Keeps what a request is answered, in the transaction that writes what it creates. */
export const keepAnswer = async (transaction: EntityManager, id: string, answer: string): Promise<void> => {
  await transaction.query('update idempotency_keys set answer = $2 where record_id = $1', [id, answer])
}

/** What was kept so; null where nothing was, or it is forgotten. */
export const answerOf = async (manager: EntityManager, id: string): Promise<string | null> => {
  const kept = 'select answer from idempotency_keys where record_id = $1'
  const [found] = await manager.query<{ answer: string | null }[]>(kept, [id])
  return found?.answer ?? null
}
