import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import type { Outbox } from '../../gateway/letters/outbox.ts'
import type { Services } from '../../gateway/rooms.ts'
import { createTestClock } from './clock.ts'
import { beginTransaction, driverComplaints } from './database.ts'
import { createTestPost, createTestServices, test as withGateway } from './gateway.ts'
import { createTestImages } from './images.ts'

/**
 * `test` of a gateway whose database is filled once for all tests of a file, which takes longer than most of what is tried
 * on it. Its letters are written, and brought nowhere. `filled` is what `fill` has answered. Each test starts from that, and what it does is taken back.
 */
export const filledOnce = <Filled>(fill: (services: Services, manager: EntityManager) => Promise<Filled>) =>
  withGateway
    .extend('world', { scope: 'file' }, async ({ dataSource }, { onCleanup }) => {
      const { manager, end } = await beginTransaction(dataSource)
      try {
        // It stands idle while a test does something else, and between two of them.
        await manager.query('set local idle_in_transaction_session_timeout = 0')
        const images = createTestImages()
        const filled = await fill(
          createTestServices(manager, { images, post: createTestPost(createTestClock()) }),
          manager,
        )
        await manager.query('savepoint filled')
        onCleanup(end)
        return { manager, filled, images }
      } catch (error) {
        // The embedded database has no other session for the files that follow.
        await end()
        throw error
      }
    })
    .extend('filled', ({ world }): Filled => world.filled)
    .extend('images', ({ world }) => world.images.copy())
    .extend('post', ({ clock }): Outbox | null => createTestPost(clock))
    .extend('manager', async ({ world }, { onCleanup }) => {
      const { manager } = world
      const complaints = driverComplaints()
      // At the beginning: also after one whose end was not waited for.
      await manager.query('rollback to savepoint filled')
      onCleanup(() => expect(complaints()).toEqual([]))
      return manager
    })
