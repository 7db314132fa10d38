import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { mayRole } from '../../schema/permissions.ts'
import { roles } from '../../schema/roles.ts'
import type { Ids } from '../contract/operations/operation.ts'
import { operations } from '../contract/operations.ts'
import { prepare } from '../contract/prepare.ts'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { address, test as withGateway } from '../support/gateway.ts'

/** Somebody of the team who may not see addresses, beside one who may, over one of everything. */
const test = withGateway
  .extend('ids', ({ services }) => prepare(services))
  .extend('asViewer', async ({ services, asVisitor, ids: _ }) => {
    await services.accounts.signUp(signUpOf('viewer'), 'en', address)
    await services.accounts.changeRole('viewer', 'viewer')
    const { token } = await services.accounts.login({ username: 'viewer', password }, address)
    return asVisitor.as(token)
  })

interface Giver {
  donorName: string
  donorEmail?: string
}

const ana: Giver = { donorName: 'ანა ბერიძე', donorEmail: 'ana@example.org' }
const zura: Giver = { donorName: 'ზურა კაპანაძე', donorEmail: 'zura@example.org' }
/** The same person as Ana, by another name. */
const anaOtherwise: Giver = { ...ana, donorName: 'A. Kldiashvili' }
/** Called as Ana, and somebody else. */
const anotherAna: Giver = { donorName: 'Ana Beridze' }

const moment = { receivedAt: '2025-12-04T10:00:00Z', method: 'transfer' } as const
const hidden = { amount: 40, anonymous: true, ...moment }

/** What a bank calls the transfer of somebody, and why it is put right: in both stands whose it is. */
const referenceOf = ({ donorName }: Giver) => `SECRET 77 ${donorName}`
const hiddenOf = (giver: Giver) => ({ ...hidden, ...giver, reference: referenceOf(giver) })
const reasonOf = ({ donorName }: Giver) => ({ reason: `SECRET: ${donorName} has called.` })

interface World {
  admin: Agent
  ids: Ids
  /** Records a gift to the project that others have given to; answers its id. */
  give: (gift: object) => Promise<string>
  personOf: (giver: Giver) => Promise<string>
}

/** How one may have given anonymously; answers the gift. */
const stories: Record<string, (giver: Giver, world: World) => Promise<string>> = {
  'gives anonymously': (giver, { give }) => give(hiddenOf(giver)),

  'gives, and calls to be anonymous': async (giver, { admin, give }) => {
    const gift = await give({ ...hiddenOf(giver), anonymous: false })
    await admin.post(`/api/donations/${gift}/corrections`, { anonymous: true, ...reasonOf(giver) })
    return gift
  },

  'gives anonymously, and is found not to have': async (giver, { admin, give }) => {
    const gift = await give(hiddenOf(giver))
    const right = { ...anotherAna, donorEmail: null, anonymous: false, reference: null }
    await admin.post(`/api/donations/${gift}/corrections`, { ...right, ...reasonOf(giver) })
    return gift
  },

  'gives anonymously, and is refunded in part': async (giver, { admin, give }) => {
    const gift = await give(hiddenOf(giver))
    await admin.post(`/api/donations/${gift}/refunds`, { amount: 15, ...reasonOf(giver) })
    return gift
  },

  'gives anonymously, which is voided': async (giver, { admin, give }) => {
    const gift = await give(hiddenOf(giver))
    await admin.post(`/api/donations/${gift}/voids`, reasonOf(giver))
    return gift
  },

  'gives anonymously, and the team writes a note': async (giver, { admin, give, personOf }) => {
    const gift = await give(hiddenOf(giver))
    await admin.post(`/api/donors/${await personOf(giver)}/notes`, { text: 'SECRET: likes no thanks.' })
    return gift
  },

  'gives anonymously, and is merged into somebody who gives openly': async (
    giver,
    { admin, give, personOf, ids },
  ) => {
    const gift = await give(hiddenOf(giver))
    const merged = await personOf(giver)
    if (giver === zura) await admin.put(`/api/donor-pairs/${ids.donor}_${merged}`, { are: 'one' })
    return gift
  },
}

const references = [ana, zura, anaOtherwise].map(referenceOf)
const searches = ['ana', 'ანა', 'zura', 'კაპან', 'kldia', 'beridze', 'secret', '@example.org', ...references]
const orders = ['created', 'name', 'given'].flatMap((sort) =>
  ['asc', 'desc'].map((direction) => `sort=${sort}&direction=${direction}`),
)

/** Whatever can be asked of donors and gifts besides what the operations of the contract ask. */
const questions = (ids: Ids, gift: string, people: readonly string[]): string[] => [
  `/api/donations/${gift}`,
  `/api/projects/${ids.project}`,
  `/api/projects/${ids.project}/donations`,
  ...searches.flatMap((each) => {
    const text = encodeURIComponent(each)
    return [
      `/api/donors?search=${text}`,
      `/api/donors/namesakes?name=${text}`,
      `/api/search?text=${text}`,
      `/api/donations?reference=${text}`,
      `/api/donations?sameReference=${text}`,
      `/api/exports/ledger.csv?reference=${text}`,
    ]
  }),
  ...orders.flatMap((order) => [`/api/donors?${order}`, `/api/donors?year=2025&${order}`]),
  ...['anonymous', 'alike'].map((filter) => `/api/donors?filter=${filter}`),
  ...people.flatMap((id) => [`/api/donors/${id}`, `/api/donors/${id}/donations`]),
  ...people.flatMap((one) => people.map((other) => `/api/donor-pairs/${one}_${other}`)),
  ...['donors', 'donations', 'ledger', 'accounts', 'months', 'projects'].map(
    (name) => `/api/exports/${name}.csv`,
  ),
  '/api/exports/donors.csv?year=2025&filter=alike',
]

/** What was done lately, one time and another: each has its own number, and its own moment. */
const entry = /"id":"[0-9a-f-]{36}","at":"[^"]+"/g

/** All that somebody is answered, by what they asked; the gift itself is called alike everywhere, and so is an entry of the trail. */
const allToldTo = async (agent: Agent, ids: Ids, gift: string, people: readonly string[]) => {
  const told: Record<string, string> = {}
  const keep = (question: string, { status, body }: { status: number; body: unknown }): void => {
    told[question.replace(gift, 'the gift')] = `${status} ${JSON.stringify(body)}`
      .replaceAll(gift, 'the gift')
      .replaceAll(entry, 'an entry')
  }
  for (const { routes, fields, allowed, rest, graphql } of operations) {
    if (allowed !== 'everyone' && (allowed === 'signed-in' || !mayRole('viewer', allowed))) continue
    if (fields.some((field) => field.startsWith('Mutation'))) continue
    const name = [...routes, ...fields].join(' ')
    keep(name, await rest(agent, ids))
    if (graphql) keep(`${name} over GraphQL`, await graphql(agent, ids))
    const isOfGift = fields.includes('Query.donation')
    if (isOfGift && graphql)
      keep(`${name} of it over GraphQL`, await graphql(agent, { ...ids, donation: gift }))
  }
  for (const question of questions(ids, gift, people)) keep(question, await agent.get(question))
  return told
}

describe('a viewer is told the same, whoever it was who', () => {
  for (const [story, happen] of Object.entries(stories)) {
    test(story, async ({ manager, asAdmin, asViewer, ids }) => {
      const give = async (gift: object): Promise<string> => {
        const path = `/api/projects/${ids.project}/donations`
        return (await asAdmin.post<{ id: string }>(path, { ...gift })).body.id
      }
      // Each of these is there whoever gives anonymously: both have given before, Zura anonymously alone.
      await give({ amount: 25, receivedAt: '2025-11-30T10:00:00Z', ...ana })
      await give({ amount: 26, receivedAt: '2025-11-30T11:00:00Z', ...anotherAna })
      await give({ amount: 1, receivedAt: '2025-11-30T12:00:00Z', anonymous: true, ...zura })
      const personOf = (giver: Giver) => personCalled(manager, giver)
      const people = [ids.donor, await personOf(ana), await personOf(zura), await personOf(anotherAna)]

      const tellOf = async (giver: Giver) => {
        await manager.query('savepoint world')
        const gift = await happen(giver, { admin: asAdmin, ids, give, personOf })
        const told = await allToldTo(asViewer, ids, gift, people)
        const toAdmin = JSON.stringify((await asAdmin.get(`/api/donations/${gift}`)).body)
        await manager.query('rollback to savepoint world')
        return { told, toAdmin }
      }

      const [first, ...others] = [await tellOf(zura), await tellOf(anaOtherwise), await tellOf(ana)]
      expect(first?.toAdmin).toContain('zura@example.org')
      for (const { told, toAdmin } of others) {
        expect(toAdmin).toContain('ana@example.org')
        expect(told).toEqual(first?.told)
      }
      const names = /ზურა კაპანაძე|Kldiashvili|Hidden Donor|SECRET/
      expect(Object.entries(first?.told ?? {}).filter(([, answer]) => names.test(answer))).toEqual([])
    })
  }
})

const personCalled = async (manager: EntityManager, { donorName, donorEmail }: Giver): Promise<string> => {
  const [row] = await manager.query<{ id: string }[]>(
    'select person_id as id from donors where name = $1 or email = $2 limit 1',
    [donorName, donorEmail ?? null],
  )
  return row?.id ?? ''
}

test('whoever gives openly keeps their name, merged into somebody who does not', async ({
  manager,
  asAdmin,
  asViewer,
  ids,
}) => {
  const path = `/api/projects/${ids.project}/donations`
  await asAdmin.post(path, { ...hidden, ...zura })
  await asAdmin.post(path, { amount: 25, receivedAt: '2025-11-30T10:00:00Z', ...ana })
  const [kept, other] = [await personCalled(manager, zura), await personCalled(manager, ana)]
  await asAdmin.post(`/api/donors/${kept}/notes`, { text: 'Zura likes terriers.' })
  await asAdmin.put(`/api/donor-pairs/${kept}_${other}`, { are: 'one' })
  for (const id of [kept, other]) {
    const { body } = await asViewer.get(`/api/donors/${id}`)
    expect(body).toMatchObject({ name: ana.donorName, given: 25, donationCount: 1, notes: null })
    expect(JSON.stringify(body)).not.toMatch(/ზურა|terrier/i)
  }
  const { body } = await asViewer.get<{ donors: object[] }>('/api/donors?search=beridze')
  expect(body.donors).toMatchObject([{ id: kept, name: ana.donorName }])
})

describe('whoever may see addresses', () => {
  test('is told who gave anonymously, and finds them', async ({ asAdmin, ids }) => {
    await asAdmin.post(`/api/projects/${ids.project}/donations`, hiddenOf(zura))
    for (const path of [
      '/api/donations',
      '/api/donors?search=zura',
      '/api/donors?filter=anonymous',
      '/api/search?text=zura',
      '/api/exports/accounts.csv',
      '/api/exports/donors.csv',
      '/api/exports/months.csv',
      '/api/donations?reference=secret',
      '/api/search?text=secret',
    ]) {
      expect(JSON.stringify((await asAdmin.get(path)).body)).toContain(zura.donorName)
    }
  })

  test('is everybody who reads the trail, or writes to the ledger or of people', () => {
    const telling = ['trail:read', 'gifts:write', 'people:write', 'people:erase'] as const
    for (const role of roles) {
      const tells = telling.some((permission) => mayRole(role, permission))
      expect([role, tells && !mayRole(role, 'people:addresses')]).toEqual([role, false])
    }
  })
})

describe('what is not anonymous', () => {
  test('is told to a viewer as ever, with its donor', async ({ asAdmin, asViewer, ids }) => {
    const path = `/api/projects/${ids.project}/donations`
    const { body: gift } = await asAdmin.post<{ id: string }>(path, { ...hidden, anonymous: false, ...ana })
    const { body: told } = await asViewer.get(`/api/donations/${gift.id}`)
    expect(told).toMatchObject({
      recordedDonor: { name: ana.donorName, email: null },
      donorId: expect.any(String),
    })
    const { body: found } = await asViewer.get<{ donors: object[] }>('/api/donors?search=beridze')
    expect(found.donors).toMatchObject([
      { name: ana.donorName, given: 40, donationCount: 1, isAnonymous: false },
    ])
  })

  test('is all that a viewer is told of somebody who gave both ways', async ({ asAdmin, asViewer, ids }) => {
    const path = `/api/projects/${ids.project}/donations`
    const open = { amount: 25, receivedAt: '2025-11-30T10:00:00Z' }
    await asAdmin.post(path, { ...open, ...ana })
    await asAdmin.post(path, { ...hidden, ...ana })
    const given = async (agent: Agent) =>
      (await agent.get<{ donors: object[] }>('/api/donors?search=ana%20beri')).body.donors
    expect(await given(asAdmin)).toMatchObject([
      { given: 65, donationCount: 2, lastGiftAt: '2025-12-04T10:00:00.000Z' },
    ])
    expect(await given(asViewer)).toMatchObject([
      { given: 25, donationCount: 1, lastGiftAt: '2025-11-30T10:00:00.000Z' },
    ])
  })
})
