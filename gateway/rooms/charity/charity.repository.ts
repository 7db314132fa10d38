import type { EntityManager } from 'typeorm'
import { type Charity, charity, charityId } from '../../../schema/charity.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Outbox } from '../../letters/outbox.ts'
import type { WrittenColumns } from '../../models/columns.ts'
import { entityOf } from '../../models/entity.ts'
import { createRecordsRepository } from '../../models/records.repository.ts'

export const CharityEntity = entityOf(charity)

const recordOf = (manager: EntityManager) =>
  createRecordsRepository(manager, charity, { entity: CharityEntity, isCounted: false, filters: {} })

const there = (record: Charity | null): Charity => {
  if (!record) throw new Error('the charity’s own row is gone')
  return record
}

/** The charity: one row, which is there from the beginning. */
export const createCharityRepository = (manager: EntityManager) => ({
  get: async (): Promise<Charity> => there(await recordOf(manager).find(charityId)),

  /**
   * Writes what `change` makes of it, and where gifts are to go to another account, tells every admin in the same transaction:
   * an account that nobody knows of is how gifts are stolen.
   */
  update: (change: (stood: Charity) => WrittenColumns, outbox: Outbox | null): Promise<Charity> =>
    manager.transaction(async (within) => {
      let isOtherAccount = false
      const changed = await recordOf(within).update(charityId, (stood) => {
        const columns = change(stood)
        isOtherAccount = 'iban' in columns
        return columns
      })
      if (isOtherAccount && outbox) {
        const admins = await within.query<{ email: string; locale: Locale }[]>(
          `select email, locale from users where role = 'admin' and disabled_at is null order by id`,
        )
        for (const { email: recipient, locale } of admins)
          await outbox.write(within, { kind: 'accountChanged', locale, recipient, about: charityId })
      }
      return there(changed)
    }),
})

export type CharityRepository = ReturnType<typeof createCharityRepository>
