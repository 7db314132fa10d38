import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import type { DonationStatus } from '../../schema/donations.ts'
import type { PledgeState } from '../../schema/pledge-states.ts'
import { test } from '../../tests/support/database.ts'
import { addProject } from '../../tests/support/ledger.ts'
import { newId } from '../core/ids.ts'
import { DonationEntity } from '../rooms/donations/donation.entity.ts'
import { PledgeEntity } from '../rooms/pledges/pledge.entity.ts'
import { hasExpired, isAwaited, isFulfilled, oldestAwaitedTransfers } from './awaited-pledges.ts'

const end = new Date('2026-12-22T10:00:00Z')
const justBefore = new Date(end.getTime() - 1)

interface Stands {
  state: PledgeState
  gift?: DonationStatus
  way?: string
}

/** Promises that end at the same moment, called by the last sign of their codes. */
const addPledges = async (
  manager: EntityManager,
  pledges: Readonly<Record<string, Stands>>,
): Promise<void> => {
  const projectId = await addProject(manager)
  const common = { projectId, amount: 5, anonymous: true, locale: 'ka' } as const
  for (const [name, { state, gift, way = 'transfer' }] of Object.entries(pledges)) {
    const donationId = gift ? newId() : null
    if (donationId && gift)
      await manager.insert(DonationEntity, {
        ...common,
        id: donationId,
        status: gift,
        receivedAt: justBefore,
      })
    const settledAt = state === 'pledged' ? null : justBefore
    const stands = { state, way, expiresAt: end, settledAt, donationId }
    await manager.insert(PledgeEntity, { ...common, ...stands, id: newId(), code: `STS-222222${name}` })
  }
}

test('what was promised is waited for, came or has expired, and where its gift was voided its time tells', async ({
  manager,
}) => {
  await addPledges(manager, {
    A: { state: 'pledged' },
    B: { state: 'confirmed', gift: 'confirmed' },
    C: { state: 'confirmed', gift: 'voided' },
    D: { state: 'confirmed', gift: 'voided', way: 'stripe' },
    E: { state: 'expired' },
    F: { state: 'withdrawn' },
  })
  const those = async (condition: string, values: Date[]): Promise<string> => {
    const rows = await manager.query<{ name: string }[]>(
      `select right(r.code, 1) as name from pledges r where ${condition} order by 1`,
      values,
    )
    return rows.map(({ name }) => name).join('')
  }
  const at = async (now: Date) => ({
    awaited: await those(isAwaited('$1'), [now]),
    transfers: await those(oldestAwaitedTransfers('$1'), [now]),
    expired: await those(hasExpired('$1'), [now]),
    fulfilled: await those(isFulfilled, []),
  })
  expect(await at(justBefore)).toEqual({ awaited: 'ACD', transfers: 'AC', expired: 'E', fulfilled: 'B' })
  // What is written of the first one ends as it is written.
  expect(await at(end)).toEqual({ awaited: 'A', transfers: 'A', expired: 'CDE', fulfilled: 'B' })
})
