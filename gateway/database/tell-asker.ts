import type { DataSource, QueryRunner } from 'typeorm'
import { type Asker, currentAsker } from '../core/asker.ts'
import { isPooled } from './pooler.ts'

/** Whether a statement may write; one that locks rows for that does as well, and a function that writes to what is trailed. */
export const mayWrite = (text: string): boolean =>
  /\b(?:insert|update|delete|merge|truncate|erase_gifts|erase_givers)\b/i.test(text)

/** After these it is another transaction, or one that knows again what it knew before. */
const turn = /^\s*(?:start|begin|commit|rollback)\b/i

/** What the open transaction of a session was told of who asks: null for nobody, undefined where that is not known. */
const told = new WeakMap<QueryRunner, Asker | null | undefined>()

/** Sent past TypeORM: whoever looks at the statements of an operation looks for its own. */
const tell = async (runner: QueryRunner, asker: Asker | undefined): Promise<void> => {
  const client: { query(text: string, values: unknown[]): Promise<unknown> } = await runner.connect()
  await client.query(`select set_config('trail.asker', $1, true)`, [asker ? JSON.stringify(asker) : ''])
  told.set(runner, asker ?? null)
}

/**
 * Whether a statement is sent in a transaction of its own. What may write for somebody who is signed in: the transaction
 * says for whom. And whatever may write where a pooler stands between: it may have to wait there, and must not be done when
 * its turn comes and nobody waits any more. So a transaction waits, and whoever began it sends what it is for, and its end.
 */
export const needsTransaction = (dataSource: DataSource, text: string): boolean =>
  (currentAsker() !== undefined || isPooled(dataSource)) && mayWrite(text)

/** Whether the open transaction of `runner` is to be told for whom a statement is sent: it does not know, and it may matter. */
const isToBeTold = (runner: QueryRunner, text: string): boolean =>
  runner.isTransactionActive && told.get(runner) !== (currentAsker() ?? null) && mayWrite(text)

/** Tells the open transaction of `runner` for whom a statement is sent, where it does not know and it may matter. */
export const tellAsker = async (runner: QueryRunner, text: string): Promise<void> => {
  if (isToBeTold(runner, text)) await tell(runner, currentAsker())
}

/**
 * Has every statement that writes for somebody say for whom, in the same transaction, so that the trail knows; one that is
 * sent alone gets a transaction of its own. Nothing of it outlives a transaction: a connection belongs to nobody.
 */
export const tellAskers = (runner: QueryRunner): QueryRunner => {
  const send = runner.query.bind(runner)
  type More = [values?: unknown[], isStructured?: boolean]
  const sendAlone = async (text: string, sent: () => Promise<unknown>): Promise<unknown> => {
    await runner.startTransaction()
    try {
      await tellAsker(runner, text)
      const answer = await sent()
      await runner.commitTransaction()
      return answer
    } catch (error) {
      // On a connection that is gone nothing is rolled back, and what is told is why it is gone.
      await runner.rollbackTransaction().catch(() => undefined)
      throw error
    }
  }
  // Sent at once wherever there is nothing to tell: statements that are sent side by side keep their order.
  const query = (text: string, ...more: More): Promise<unknown> => {
    const sent = (): Promise<unknown> => Reflect.apply(send, runner, [text, ...more])
    if (turn.test(text)) {
      // A session that begins a transaction has been told nothing; one that went back may know what it knew before.
      told.set(runner, /^\s*(?:start|begin)\b/i.test(text) ? null : undefined)
      return sent()
    }
    if (!runner.isTransactionActive && needsTransaction(runner.dataSource, text)) return sendAlone(text, sent)
    return isToBeTold(runner, text) ? tellAsker(runner, text).then(sent) : sent()
  }
  Reflect.set(runner, 'query', query)
  return runner
}
