import type { EntityManager } from 'typeorm'
import { memberOf } from '../core/member.ts'
import type { Problem } from '../core/problem.ts'
import { type ConstraintProblems, postgresProblem } from '../database/postgres-problem.ts'
import type { Outcome } from './many.ts'

export interface Named {
  id: string
}

interface Many<Service> {
  manager: EntityManager
  /** What does it to one of them, over a transaction. */
  within: (transaction: EntityManager) => Service
  /** What the tables refuse. */
  problems?: ConstraintProblems
}

/** Does something to each of many records. */
export type DoToEach<Service> = <Each extends Named>(
  all: readonly Each[],
  act: (service: Service, each: Each) => Promise<unknown>,
) => Promise<Outcome[]>

/** Whether a refusal is about one record: trouble of ours, and who asks, are the same for all. */
const isAboutOne = ({ status }: Problem): boolean => status === 400 || status === 404 || status === 409

const versionOf = (record: unknown): number | null => {
  const version = memberOf(record, 'version')
  return typeof version === 'number' ? version : null
}

/**
 * Does it in one transaction, each in a savepoint as if it were alone. What one of them refuses is told of that one, and the
 * others are done all the same. All in the order of their ids, whoever else does something to the same ones: so nobody waits
 * for somebody who waits for them.
 */
export const createManyRepository = <Service>({
  manager,
  within,
  problems = {},
}: Many<Service>): DoToEach<Service> => {
  const doOne = async (
    transaction: EntityManager,
    id: string,
    act: (service: Service) => Promise<unknown>,
  ): Promise<Outcome> => {
    try {
      const done = await transaction.transaction((savepoint) => act(within(savepoint)))
      return { id, refusal: null, version: versionOf(done) }
    } catch (error) {
      const problem = postgresProblem(error, problems)
      if (!problem || !isAboutOne(problem)) throw error
      return { id, refusal: problem.code, version: null }
    }
  }

  return (all, act) =>
    manager.transaction(async (transaction) => {
      const outcomes = new Map<Named, Outcome>()
      for (const each of all.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
        outcomes.set(each, await doOne(transaction, each.id, (service) => act(service, each)))
      }
      return all.flatMap((each) => outcomes.get(each) ?? [])
    })
}
