import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import { newId } from '../../gateway/core/ids.ts'
import { createReceiptsRepository } from '../../gateway/rooms/receipts/receipts.repository.ts'
import { test } from '../support/database.ts'
import { addProject } from '../support/ledger.ts'

const issue = { issuedAt: new Date('2026-11-21T10:32:00Z'), issuedBy: newId(), sentAt: null, year: 2026 }

const addGift = async (manager: EntityManager, projectId: string): Promise<string> => {
  const id = newId()
  await manager.query(
    `insert into donations (id, project_id, amount, anonymous, status, received_at, locale)
     values ($1, $2, 50, true, 'confirmed', now(), 'ka')`,
    [id, projectId],
  )
  return id
}

const clear = async (manager: EntityManager): Promise<void> => {
  await manager.query('truncate receipts, receipt_numbers, donations cascade')
  await manager.query('delete from projects')
  await manager.query(
    'update charity set name_en = null, name_ka = null, address_en = null, address_ka = null, identification_code = null',
  )
}

test('of many who issue at once, some of whom give up, each gets the next number and none is left out', async ({
  dataSource,
}) => {
  const { manager } = dataSource
  try {
    await manager.query(
      `update charity set name_ka = 'კავშირი', address_ka = 'თბილისი', identification_code = '123456789'`,
    )
    const projectId = await addProject(manager)
    const gifts = await Promise.all(Array.from({ length: 60 }, () => addGift(manager, projectId)))
    const isGivenUp = (index: number): boolean => index % 3 === 0

    const issuing = gifts.map((donationId, index) =>
      manager.transaction(async (within) => {
        await createReceiptsRepository(within).issue({ donationId, entry: null }, issue)
        if (isGivenUp(index)) throw new Error('given up')
      }),
    )
    const outcomes = await Promise.allSettled(issuing)
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(20)

    const rows = await manager.query<{ ordinal: number }[]>('select ordinal from receipts order by ordinal')
    expect(rows.map(({ ordinal }) => ordinal)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  } finally {
    await clear(manager)
  }
})

test('of many who issue the receipt of one gift all are answered the same one', async ({ dataSource }) => {
  const { manager } = dataSource
  try {
    await manager.query(
      `update charity set name_ka = 'კავშირი', address_ka = 'თბილისი', identification_code = '123456789'`,
    )
    const donationId = await addGift(manager, await addProject(manager))
    const receipts = createReceiptsRepository(manager)
    const ids = await Promise.all(
      Array.from({ length: 12 }, () => receipts.issue({ donationId, entry: null }, issue)),
    )
    expect(new Set(ids).size).toBe(1)
    expect(await manager.query('select last from receipt_numbers')).toEqual([{ last: 1 }])
  } finally {
    await clear(manager)
  }
})
