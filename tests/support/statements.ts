import type { EntityManager } from 'typeorm'
import type { Clock } from '../../gateway/core/clock.ts'
import { createDelivery } from '../../gateway/letters/deliver.ts'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import { createLettersRepository } from '../../gateway/letters/letters.repository.ts'
import type { Outbox } from '../../gateway/letters/outbox.ts'
import { statementLetter } from '../../gateway/rooms/statements/statement-letter.ts'
import { createStatementsRepository } from '../../gateway/rooms/statements/statements.repository.ts'
import type { DonorStatement, YearlyStatements } from '../../schema/statements.ts'
import type { Agent } from './agent.ts'
import { createTestPost } from './gateway.ts'
import { test as withoutLetters } from './pledge-site.ts'

/** A site on which visitors give, and which sends letters. */
export const test = withoutLetters
  .extend('post', ({ clock }): Outbox | null => createTestPost(clock))
  .extend('give', ({ asAdmin, project }) => giveTo(asAdmin, project))
  /** Who has given as Gela: looked for once it is asked, as a gift may be the first. */
  .extend(
    'findGela',
    ({ asAdmin }) =>
      () =>
        donorCalled(asAdmin, 'Gela Lomidze'),
  )

type Give = (more?: object) => Promise<string>

export const gela = 'gela@example.org'

/** Has a colleague write down a gift of 2025, as Gela's unless something else is said. */
export const giveTo =
  (admin: Agent, project: string): Give =>
  async (more = {}) => {
    const gift = {
      amount: 50,
      donorName: 'Gela Lomidze',
      donorEmail: gela,
      receivedAt: '2025-06-02T10:00:00Z',
    }
    const { body } = await admin.post<{ id: string }>(`/api/projects/${project}/donations`, {
      ...gift,
      ...more,
    })
    return body.id
  }

export const donorCalled = async (admin: Agent, name: string): Promise<string> => {
  const { body } = await admin.get<{ donors: { id: string; name: string }[] }>('/api/donors')
  return body.donors.find((each) => each.name === name)?.id ?? 'nowhere'
}

export const ofYear = async (admin: Agent, year = 2025): Promise<YearlyStatements> =>
  (await admin.get<YearlyStatements>(`/api/statements/${year}`)).body

export const setSending = (admin: Agent, sending: boolean, year = 2025) =>
  admin.put<YearlyStatements>(`/api/statements/${year}/sending`, { sending })

export const statementsOf = async (admin: Agent, donor: string): Promise<DonorStatement[]> =>
  (await admin.get<DonorStatement[]>(`/api/donors/${donor}/statements`)).body

export const sendTo = (admin: Agent, donor: string, year = 2025) =>
  admin.post<DonorStatement>(`/api/donor-statements/${donor}_${year}/letters`, {})

export const lettersIn = (manager: EntityManager): Promise<LetterEntity[]> =>
  manager.find(LetterEntity, { where: { kind: 'statement' }, order: { id: 'ASC' } })

/** Has letters brought to a server that asks to come again, and answers what became of each. */
export const deliver = async (
  manager: EntityManager,
  clock: Clock,
  isLastTry = false,
): Promise<string[][]> => {
  const bring = createDelivery({
    letters: createLettersRepository(manager),
    writers: { statement: statementLetter({ statements: createStatementsRepository(manager), clock }) },
    carrier: { carry: async () => ({ outcome: 'postponed', answer: '450 later' }) },
    site: { sender: { name: 'Dogs', address: 'dogs@example.org' }, origin: 'https://example.org' },
    clock,
  })
  for (const { id } of await lettersIn(manager)) await bring(id, isLastTry)
  return (await lettersIn(manager)).map(({ recipient, state }) => [recipient, state])
}

export const recipientsIn = async (manager: EntityManager): Promise<string[]> =>
  (await lettersIn(manager)).map(({ recipient }) => recipient).sort()
