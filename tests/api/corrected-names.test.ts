import { describe, expect } from 'vitest'
import type { Agent } from '../support/agent.ts'
import { write } from '../support/bank-imports.ts'
import { test as withColleagues } from '../support/colleagues.ts'
import { names, search } from '../support/donors.ts'
import { projectOf } from '../support/gifts.ts'

const email = { donorEmail: 'friend@example.org' }
const misspelt = { donorName: 'Nnio Kapanadze', ...email }
const right = { donorName: 'ნინო კაპანაძე', ...email }
const reason = { reason: 'The bank says so.' }

interface World {
  give: (gift: object) => Promise<string>
  /** Puts a gift right in one of the ways there are. */
  put: (
    gift: string,
    way: 'corrections' | 'refunds' | 'voids' | 'restorations',
    change?: object,
  ) => Promise<void>
  /** What admins, and viewers, find somebody called by what they search for. */
  found: (text: string) => Promise<[admin: unknown[], viewer: unknown[]]>
}

const test = withColleagues
  .extend('project', ({ asAdmin }) => projectOf(asAdmin))
  .extend('world', async ({ asAdmin, as, project }): Promise<World> => {
    const asViewer = await as('viewer')
    const namesIn = async (agent: Agent, text: string) => names(await search(agent, { search: text }))
    return {
      give: async (gift) => {
        const given = { amount: 10, receivedAt: '2026-01-05T10:00:00Z', ...gift }
        return (await asAdmin.post<{ id: string }>(`/api/projects/${project}/donations`, given)).body.id
      },
      put: async (gift, way, change = {}) => {
        const { status } = await asAdmin.post(`/api/donations/${gift}/${way}`, { ...change, ...reason })
        expect(status).toBeLessThan(300)
      },
      found: async (text) => [await namesIn(asAdmin, text), await namesIn(asViewer, text)],
    }
  })

const nobody = [[], []]
const everywhere = ({ donorName }: { donorName: string }) => [[donorName], [donorName]]

describe('a donor is called as their newest gift is signed', () => {
  test('once the only one is corrected, and back', async ({ world }) => {
    const gift = await world.give(misspelt)
    expect(await world.found('nnio')).toEqual(everywhere(misspelt))
    await world.put(gift, 'corrections', right)
    expect(await world.found('kapanadze')).toEqual(everywhere(right))
    expect(await world.found('nnio')).toEqual(nobody)
    await world.put(gift, 'corrections', misspelt)
    expect(await world.found('kapanadze')).toEqual(everywhere(misspelt))
    expect(await world.found('nino')).toEqual(nobody)
  })

  test('by the day it came, whichever was written down first', async ({ world }) => {
    await world.give({ ...right, receivedAt: '2026-01-06T10:00:00Z' })
    const earlier = await world.give({ ...misspelt, receivedAt: '2026-01-04T10:00:00Z' })
    expect(await world.found('kapanadze')).toEqual(everywhere(right))
    expect(await world.found('nnio')).toEqual(everywhere(right))
    await world.put(earlier, 'corrections', { receivedAt: '2026-01-07T10:00:00Z' })
    expect(await world.found('kapanadze')).toEqual(everywhere(misspelt))
  })

  test('where it says a name: an email alone takes none away', async ({ world }) => {
    await world.give(right)
    const nameless = { donorName: null, ...email, anonymous: true }
    const gift = await world.give({ ...nameless, receivedAt: '2026-01-06T10:00:00Z' })
    expect(await world.found('kapanadze')).toEqual(everywhere(right))
    await world.put(gift, 'corrections', { ...misspelt, anonymous: false })
    expect(await world.found('kapanadze')).toEqual(everywhere(misspelt))
    await world.put(gift, 'corrections', nameless)
    expect(await world.found('kapanadze')).toEqual(everywhere(right))
  })

  test('and not by one that has no name any more', async ({ world }) => {
    const gift = await world.give(misspelt)
    await world.put(gift, 'corrections', { donorName: null, ...email, anonymous: true })
    expect(await world.found('friend@example.org')).toEqual([[null], []])
    expect(await world.found('kapanadze')).toEqual(nobody)
  })

  for (const way of ['voids', 'refunds'] as const) {
    test(`among those that count: without what ${way} take back, until it is restored`, async ({ world }) => {
      await world.give(right)
      const newer = await world.give({ ...misspelt, receivedAt: '2026-01-06T10:00:00Z' })
      expect(await world.found('kapanadze')).toEqual(everywhere(misspelt))
      await world.put(newer, way)
      expect(await world.found('kapanadze')).toEqual(everywhere(right))
      expect(await world.found('nnio')).toEqual(everywhere(right))
      await world.put(newer, 'restorations')
      expect(await world.found('kapanadze')).toEqual(everywhere(misspelt))
    })
  }

  test('and is found by that name still when nothing counts any more', async ({ world, asAdmin }) => {
    const gift = await world.give(right)
    await world.put(gift, 'voids')
    expect(names(await search(asAdmin, { search: 'nino' }))).toEqual([right.donorName])
  })

  test('and as they were when every gift turns out to be somebody else’s', async ({ world, manager }) => {
    const gift = await world.give(misspelt)
    await world.put(gift, 'corrections', right)
    await world.put(gift, 'corrections', { donorName: 'Gia', donorEmail: 'gia@example.org' })
    const called = await manager.query('select name from people where email = $1', [email.donorEmail])
    expect(called).toEqual([{ name: right.donorName }])
    expect(await world.found('kapanadze')).toEqual(nobody)
  })

  test('from a bank’s file, until that is undone', async ({ world, asAdmin, project }) => {
    await world.give(right)
    const csv = 'Date,Amount,Sender,Reference\n2026-02-10,5.00,N. Kapanadze,R-1'
    const mapping = { day: 1, dayOrder: 'yearFirst', amount: 2, decimalMark: 'point', payer: 3, reference: 4 }
    const choices = [{ line: 2, included: true, anonymous: false, ...misspelt }]
    const { body } = await write(asAdmin, project, { csv, mapping, choices, gifts: 1, sum: 5 })
    expect(await world.found('kapanadze')).toEqual(everywhere(misspelt))
    await asAdmin.post(`/api/donation-imports/${body.id}/voids`, reason)
    expect(await world.found('kapanadze')).toEqual(everywhere(right))
  })
})

describe('of two donors who are one', () => {
  test('each is called as their own gifts are signed', async ({ world, asAdmin }) => {
    const gift = await world.give(misspelt)
    await world.give({ donorName: 'Gia', donorEmail: 'gia@example.org', receivedAt: '2026-01-06T10:00:00Z' })
    const idOf = async (text: string) => (await search(asAdmin, { search: text })).donors[0]?.id
    const pair = `/api/donor-pairs/${await idOf('nnio')}_${await idOf('gia')}`
    await asAdmin.put(pair, { are: 'one' })
    expect(await world.found('kapanadze')).toEqual(everywhere(misspelt))
    await world.put(gift, 'corrections', right)
    expect(await world.found('kapanadze')).toEqual(everywhere(right))
    expect(await world.found('nnio')).toEqual(nobody)
    await asAdmin.put(pair, { are: 'two' })
    expect(await world.found('kapanadze')).toEqual(everywhere(right))
    expect(await world.found('gia')).toEqual([['Gia'], ['Gia']])
  })
})

describe('a gift that is anonymous', () => {
  test('names nobody openly, until it is open', async ({ world }) => {
    await world.give(right)
    const hidden = { ...misspelt, anonymous: true, receivedAt: '2026-01-06T10:00:00Z' }
    const gift = await world.give(hidden)
    expect(await world.found('kapanadze')).toEqual([[misspelt.donorName], [right.donorName]])
    expect(await world.found('nnio')).toEqual([[misspelt.donorName], []])
    await world.put(gift, 'corrections', { anonymous: false })
    expect(await world.found('nnio')).toEqual(everywhere(misspelt))
    await world.put(gift, 'corrections', { anonymous: true })
    expect(await world.found('nnio')).toEqual([[misspelt.donorName], []])
    expect(await world.found('kapanadze')).toEqual([[misspelt.donorName], [right.donorName]])
  })

  test('does so neither when whoever is merged with them gives it', async ({ world, asAdmin }) => {
    await world.give(right)
    await world.give({ donorName: 'Gia', donorEmail: 'gia@example.org', anonymous: true })
    const idOf = async (text: string) => (await search(asAdmin, { search: text })).donors[0]?.id
    await asAdmin.put(`/api/donor-pairs/${await idOf('gia')}_${await idOf('nino')}`, { are: 'one' })
    expect(await world.found('gia')).toEqual([['Gia'], []])
    expect(await world.found('nino')).toEqual([['Gia'], [right.donorName]])
  })
})

test('whoever is forgotten is called nothing', async ({ world, asAdmin, manager }) => {
  const gift = await world.give(misspelt)
  await world.put(gift, 'corrections', right)
  const erasure = { email: email.donorEmail, confirmEmail: email.donorEmail }
  expect((await asAdmin.post('/api/personal-data/erasure', erasure)).status).toBe(200)
  expect(await world.found('kapanadze')).toEqual(nobody)
  expect(await manager.query('select from people')).toEqual([])
  expect(await manager.query('select from open_people')).toEqual([])
})
