import { type EntityManager, IsNull, LessThan, Not } from 'typeorm'
import { RecoveryCodeEntity } from './recovery-code.entity.ts'
import { SecondFactorEntity } from './second-factor.entity.ts'

/** A code of the telephone that fits. */
interface UsedCode {
  counter: number
  /** The key as it was read when the code was looked at. */
  known: string
  /** The key as it is stored from now on. */
  key: string
}

interface Confirmation extends UsedCode {
  at: Date
  hashes: readonly string[]
}

export const createSecondFactorsRepository = (manager: EntityManager) => {
  const insertCodes = (transaction: EntityManager, userId: string, hashes: readonly string[]) =>
    transaction.insert(
      RecoveryCodeEntity,
      hashes.map((hash) => ({ userId, hash })),
    )

  return {
    find: (userId: string): Promise<SecondFactorEntity | null> =>
      manager.findOneBy(SecondFactorEntity, { userId }),

    isOn: (userId: string): Promise<boolean> =>
      manager.existsBy(SecondFactorEntity, { userId, confirmedAt: Not(IsNull()) }),

    countCodes: (userId: string): Promise<number> => manager.countBy(RecoveryCodeEntity, { userId }),

    /** Keeps a key that is to be confirmed, in the place of an earlier one. False where one is confirmed already. */
    keepPending: async (userId: string, key: string): Promise<boolean> => {
      const rows = await manager.query<unknown[]>(
        `insert into second_factors as known (user_id, key) values ($1, $2)
         on conflict (user_id) do update set key = excluded.key where known.confirmed_at is null
         returning user_id`,
        [userId, key],
      )
      return rows.length === 1
    },

    /** Turns it on. False, and nothing changed, where the key is another one by now, or confirmed already. */
    confirm: (userId: string, { known, key, counter, at, hashes }: Confirmation): Promise<boolean> =>
      manager.transaction(async (transaction) => {
        const { affected } = await transaction.update(
          SecondFactorEntity,
          { userId, key: known, confirmedAt: IsNull() },
          { key, lastCounter: String(counter), confirmedAt: at, codesMadeAt: at },
        )
        if (affected !== 1) return false
        await insertCodes(transaction, userId, hashes)
        return true
      }),

    /** Uses a code up. False where it was, or a newer one: of two at the same moment one is the first. */
    spendCode: async (userId: string, { counter, known, key }: UsedCode): Promise<boolean> => {
      const { affected } = await manager.update(
        SecondFactorEntity,
        { userId, key: known, lastCounter: LessThan(String(counter)), confirmedAt: Not(IsNull()) },
        { key, lastCounter: String(counter) },
      )
      return affected === 1
    },

    /** Uses a recovery code up. False where there is none. */
    spendRecoveryCode: async (userId: string, hash: string): Promise<boolean> => {
      const { affected } = await manager.delete(RecoveryCodeEntity, { userId, hash })
      return affected === 1
    },

    /** Puts new codes into the place of all. False where it was turned off meanwhile. */
    replaceCodes: (userId: string, hashes: readonly string[], at: Date): Promise<boolean> =>
      manager.transaction(async (transaction) => {
        // Whoever else does the same waits here, and then finds these. It is what the trail tells of it.
        const { affected } = await transaction.update(SecondFactorEntity, { userId }, { codesMadeAt: at })
        if (affected !== 1) return false
        await transaction.delete(RecoveryCodeEntity, { userId })
        await insertCodes(transaction, userId, hashes)
        return true
      }),

    remove: async (userId: string): Promise<boolean> => {
      const { affected } = await manager.delete(SecondFactorEntity, { userId })
      return affected === 1
    },
  }
}

export type SecondFactorsRepository = ReturnType<typeof createSecondFactorsRepository>
