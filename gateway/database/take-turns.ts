import type { QueryRunner } from 'typeorm'
import { toFate } from './fate.ts'
import { enterShare } from './pool.ts'
import { mayWrite } from './tell-asker.ts'
import { requireTime, sendWithin } from './within-budget.ts'

/**
 * Has a session wait for a connection of those for its work: what begins a transaction will write, or it needed none.
 * Nothing is sent for a request whose time is over, so that nothing of it is committed, and what runs is cancelled.
 */
export const takeTurns = (runner: QueryRunner): QueryRunner => {
  const connect = runner.connect.bind(runner)
  const release = runner.release.bind(runner)
  const send = runner.query.bind(runner)
  let isWriting = false
  let entering: Promise<() => void> | null = null

  const enter = async (): Promise<unknown> => {
    entering = enterShare(runner.dataSource, isWriting ? 'writing' : 'reading')
    const leave = await entering
    try {
      return await connect()
    } catch (error) {
      leave()
      throw error
    }
  }
  let connecting: Promise<unknown> | null = null
  let client: unknown
  Reflect.set(runner, 'connect', async () => {
    connecting ??= enter()
    if (client === undefined) {
      client = await connecting
      // It may have been waited for until nobody waited any more.
      requireTime()
    }
    return client
  })
  Reflect.set(runner, 'query', async (text: string, ...more: unknown[]): Promise<unknown> => {
    if (connecting === null) isWriting = runner.isTransactionActive || mayWrite(text)
    const isForGood = text === 'COMMIT' || (!runner.isTransactionActive && mayWrite(text))
    const sent = (): Promise<unknown> => Reflect.apply(send, runner, [text, ...more])
    // Also back to a savepoint: without that TypeORM would believe to be within it, and never end what is around it.
    const budget = text.startsWith('ROLLBACK') ? undefined : requireTime()
    try {
      return await (budget ? sendWithin([budget], () => client, sent) : sent())
    } catch (error) {
      throw isForGood ? toFate(error) : error
    }
  })
  Reflect.set(runner, 'release', async () => {
    await release()
    const leave = await entering?.catch(() => undefined)
    leave?.()
  })
  return runner
}
