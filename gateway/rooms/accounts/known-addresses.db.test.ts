import { describe, expect } from 'vitest'
import { signUpOf } from '../../../tests/support/accounts.ts'
import { test } from '../../../tests/support/gateway.ts'
import { createKnownAddressesRepository } from './known-addresses.repository.ts'

const now = new Date('2026-12-01T12:00:00Z')
const inDays = (days: number): Date => new Date(now.getTime() + days * 24 * 3600 * 1000)

describe('an address that is remembered', () => {
  test('takes the place of the oldest, and of what is over anywhere', async ({ manager, services }) => {
    const nino = await services.accounts.signUp(signUpOf('nino'), 'ka', '192.0.2.1')
    const gia = await services.accounts.signUp(signUpOf('gia'), 'ka', '192.0.2.1')
    const addresses = createKnownAddressesRepository(manager)
    await addresses.remember({ userId: gia.id, hash: 'over', expiresAt: inDays(-1) }, inDays(-2))
    await addresses.remember({ userId: gia.id, hash: 'his', expiresAt: inDays(1) }, now)
    for (let day = 1; day <= 11; day += 1) {
      await addresses.remember({ userId: nino.id, hash: `of day ${day}`, expiresAt: inDays(day) }, now)
    }
    const rows = await manager.query<{ hash: string }[]>('select hash from known_addresses')
    const kept = Array.from({ length: 10 }, (_, index) => `of day ${index + 2}`)
    expect(rows.map(({ hash }) => hash).sort()).toEqual([...kept, 'his'].sort())
  })

  test('is found a place for without reading those of all accounts', async ({ manager, services }) => {
    const wholeReads = async () => {
      const [row] = await manager.query<{ reads: string }[]>(
        `select seq_scan as reads from pg_stat_xact_user_tables where relname = 'known_addresses'`,
      )
      return Number(row?.reads)
    }
    const { id: userId } = await services.accounts.signUp(signUpOf('nino'), 'ka', '192.0.2.1')
    // Few rows are read faster whole than by an index; of many this is how they are.
    await manager.query('set local enable_seqscan = off')
    const before = await wholeReads()
    await createKnownAddressesRepository(manager).remember(
      { userId, hash: 'home', expiresAt: inDays(1) },
      now,
    )
    expect((await wholeReads()) - before).toBe(0)
  })
})
