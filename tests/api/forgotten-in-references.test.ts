import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { test } from '../support/gateway.ts'
import { projectOf } from '../support/gifts.ts'
import { erase, mzia } from '../support/personal-data.ts'

const referencesLeft = async (manager: EntityManager): Promise<(string | null)[]> => {
  const rows = await manager.query<{ reference: string | null }[]>('select reference from donations')
  return rows.map(({ reference }) => reference)
}

describe('what a bank calls a gift of somebody who is forgotten', () => {
  for (const [how, donorName, reference] of [
    ['with the surname first, as banks have it', 'Mzia Gelashvili', 'GELASHVILI MZIA 5507-61'],
    ['in the other script', 'მზია გელაშვილი', 'MZIA GELASHVILI 5507-61'],
    ['with the surname alone', 'Mzia Gelashvili', 'M. Gelashvili, August'],
    ['with two blanks between', 'Mzia Gelashvili', 'Mzia  Gelashvili, August'],
  ] as const) {
    test(`does not call them by their name any more ${how}`, async ({ asAdmin, manager }) => {
      const project = await projectOf(asAdmin)
      const gift = { amount: 5, donorName, donorEmail: mzia, reference }
      expect((await asAdmin.post(`/api/projects/${project}/donations`, gift)).status).toBe(201)
      expect((await erase(asAdmin, mzia)).status).toBe(200)
      expect(await referencesLeft(manager)).toEqual([null])
    })
  }
})
