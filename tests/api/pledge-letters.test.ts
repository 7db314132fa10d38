import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import type { Outbox } from '../../gateway/letters/outbox.ts'
import type { Services } from '../../gateway/rooms.ts'
import type { LetterKind, LetterPreview } from '../../schema/letters.ts'
import { mostPledgeLettersADay } from '../../schema/pledges.ts'
import { createTestPost } from '../support/gateway.ts'
import { confirm, promise, reason, settle, withdraw, test as withoutLetters } from '../support/pledge-site.ts'
import { anasPledge } from '../support/pledges.ts'

const test = withoutLetters.extend('post', ({ clock }): Outbox | null => createTestPost(clock))

const written = (manager: EntityManager, kind: LetterKind): Promise<LetterEntity[]> =>
  manager.find(LetterEntity, { where: { kind }, order: { id: 'ASC' } })

/** Without it no receipt can be issued. */
const forgetTheCode = 'update charity set identification_code = null'

/** What the newest letter of a kind says, in a language. */
const wordsOf = async (
  {
    services,
    manager,
    founder,
  }: { services: Services; manager: EntityManager; founder: Parameters<Services['letters']['previews']>[0] },
  kind: LetterKind,
  locale: LetterPreview['locale'],
): Promise<LetterPreview | undefined> => {
  const letter = (await written(manager, kind)).at(-1)
  const previews = await services.letters.previews(founder, letter?.id ?? '')
  return previews.find((each) => each.locale === locale)
}

describe('whoever promises a gift and leaves an address', () => {
  test('is written how to pay, in their language', async ({
    asVisitor,
    project,
    services,
    manager,
    founder,
  }) => {
    const { body: pledge } = await promise(asVisitor.in('ka'), project)
    expect(await written(manager, 'pledge')).toMatchObject([
      { recipient: 'ana@example.org', locale: 'ka', about: pledge.id, state: 'waiting' },
    ])
    const inEnglish = await wordsOf({ services, manager, founder }, 'pledge', 'en')
    expect(inEnglish?.subject).toBe('How to transfer your gift of ₾70.00')
    for (const told of [
      'A warm winter',
      'An Example Union',
      'GE29 NB00 0000 0101 9049 17',
      'An Example Bank',
      pledge.code,
      '/gift?lng=en',
    ])
      expect(inEnglish?.text).toContain(told)
    const inGeorgian = await wordsOf({ services, manager, founder }, 'pledge', 'ka')
    for (const told of [
      '70,00\u00A0₾',
      'სანიმუშო კავშირი',
      'GE29 NB00 0000 0101 9049 17',
      pledge.code,
      '/gift?lng=ka',
    ])
      expect(inGeorgian?.text).toContain(told)
  })

  test('is written once, however often the same is sent with one key', async ({
    asVisitor,
    project,
    manager,
  }) => {
    const headers = { 'idempotency-key': 'a promise of mine' }
    for (const _ of ['once', 'again']) await promise(asVisitor, project, anasPledge, headers)
    expect(await written(manager, 'pledge')).toHaveLength(1)
  })

  test('is told nothing of how to pay once it is not waited for', async ({
    asVisitor,
    project,
    services,
    manager,
    founder,
  }) => {
    const { body: pledge } = await promise(asVisitor, project)
    await withdraw(asVisitor, pledge)
    expect(await wordsOf({ services, manager, founder }, 'pledge', 'en')).toBeUndefined()
  })

  test('has no more letters written to one mailbox than anybody needs in a day, and promises all the same', async ({
    asVisitor,
    project,
    manager,
    clock,
  }) => {
    const shouted = { ...anasPledge, donorEmail: 'ANA@example.org' }
    for (const _ of Array.from({ length: mostPledgeLettersADay })) await promise(asVisitor, project, shouted)
    expect((await promise(asVisitor, project)).status).toBe(201)
    expect(await written(manager, 'pledge')).toHaveLength(mostPledgeLettersADay)
    await promise(asVisitor, project, { ...anasPledge, donorEmail: 'giorgi@example.org' })
    clock.advance({ seconds: 86_401 })
    await promise(asVisitor, project)
    expect(await written(manager, 'pledge')).toHaveLength(mostPledgeLettersADay + 2)
  })

  test('is thanked once when the money came, without a receipt as long as nobody has said what the charity is', async ({
    asVisitor,
    asAdmin,
    project,
    services,
    manager,
    founder,
  }) => {
    const { body: pledge } = await promise(asVisitor.in('ka'), project)
    await manager.query(forgetTheCode)
    for (const _ of ['once', 'again']) await confirm(asAdmin, pledge, { amount: 65.5 })
    expect(await manager.query('select from receipts')).toEqual([])
    expect(await written(manager, 'pledgeConfirmed')).toMatchObject([
      { recipient: 'ana@example.org', locale: 'ka', about: pledge.id },
    ])
    const inEnglish = await wordsOf({ services, manager, founder }, 'pledgeConfirmed', 'en')
    expect(inEnglish?.text).toContain('We have received ₾65.50 for “A warm winter”.')
    const inGeorgian = await wordsOf({ services, manager, founder }, 'pledgeConfirmed', 'ka')
    expect(inGeorgian?.text).toContain('65,50\u00A0₾')
    for (const preview of [inEnglish, inGeorgian]) {
      expect(preview?.text).not.toMatch(/receipt|ქვითარ/i)
      expect(preview?.text).toContain('/gift?lng=')
    }
  })

  test('is thanked in the language that the team has said is theirs, whatever they promise in', async ({
    asVisitor,
    asAdmin,
    project,
    manager,
  }) => {
    await confirm(asAdmin, (await promise(asVisitor, project)).body)
    const { body: second } = await promise(asVisitor, project)
    const { body } = await asAdmin.get<{ donors: { id: string }[] }>('/api/donors')
    await asAdmin.put(`/api/donors/${body.donors[0]?.id}/language`, { locale: 'ka' })
    await manager.query(forgetTheCode)
    await confirm(asAdmin, second)
    expect(await written(manager, 'pledgeConfirmed')).toMatchObject([{ locale: 'ka' }])
  })

  test('is not thanked for what was taken back meanwhile', async ({
    asVisitor,
    asAdmin,
    project,
    services,
    manager,
    founder,
  }) => {
    const { body: pledge } = await promise(asVisitor, project)
    await manager.query(forgetTheCode)
    await confirm(asAdmin, pledge)
    await settle(asAdmin, pledge, 'waiting', { reason })
    expect(await wordsOf({ services, manager, founder }, 'pledgeConfirmed', 'en')).toBeUndefined()
  })
})

test('whoever leaves no address is written nothing', async ({ asVisitor, asAdmin, project, manager }) => {
  const { body: pledge } = await promise(asVisitor, project, { amount: 19, anonymous: true })
  await confirm(asAdmin, pledge)
  for (const kind of ['pledge', 'pledgeConfirmed', 'receipt'] as const)
    expect(await written(manager, kind)).toEqual([])
})

withoutLetters(
  'gifts are promised and confirmed where the site writes no letters, too',
  async ({ asVisitor, asAdmin, project }) => {
    const { body: pledge } = await promise(asVisitor, project)
    expect((await confirm(asAdmin, pledge)).body.state).toBe('confirmed')
  },
)
