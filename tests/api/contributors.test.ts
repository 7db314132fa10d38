import { describe, expect } from 'vitest'
import type { Contributors, ContributorTierName } from '../../schema/contributors.ts'
import type { Agent } from '../support/agent.ts'
import { erase } from '../support/personal-data.ts'
import { confirm, type Own, promise, settle, test } from '../support/pledge-site.ts'
import { anasPledge } from '../support/pledges.ts'

const read = async (agent: Agent): Promise<Contributors> =>
  (await agent.get<Contributors>('/api/contributors')).body

const namesIn = async (agent: Agent, tier: ContributorTierName): Promise<string[] | undefined> =>
  (await read(agent)).tiers.find((each) => each.tier === tier)?.names

const thank = (agent: Agent, { token }: Pick<Own, 'token'>, thanked: boolean) =>
  agent.post<Own & { thanked: boolean; anonymous: boolean }>('/api/giving/pledge/thanks', { token, thanked })

const ana = { ...anasPledge, amount: 150 }
const named = { ...ana, thanked: true }

const give = async (visitor: Agent, admin: Agent, project: string, input: object): Promise<Own> => {
  const { body } = await promise(visitor, project, { ...input })
  await confirm(admin, body)
  return body
}

/** The one donor there is. */
const donorOf = async (admin: Agent): Promise<string> =>
  (await admin.get<{ donors: { id: string }[] }>('/api/donors')).body.donors[0]?.id ?? ''

const tell = (admin: Agent, donor: string, thanked: boolean) =>
  admin.put<{ thanked: boolean }>(`/api/donors/${donor}/thanks`, { thanked })

describe('who gives is thanked by name', () => {
  test('where they wish it, once their gift counts, and by nothing but their name and tier', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    await give(asVisitor, asAdmin, project, {
      ...ana,
      donorName: 'Nobody’s Name',
      donorEmail: 'no@example.org',
    })
    const { body } = await promise(asVisitor, project, named)
    expect(await namesIn(asVisitor, 'silver')).toEqual([])
    await confirm(asAdmin, body)
    expect(await read(asVisitor)).toEqual({
      tiers: [
        { tier: 'platinum', from: 2000, names: [], more: 0 },
        { tier: 'golden', from: 500, names: [], more: 0 },
        { tier: 'silver', from: 100, names: ['Ana Beridze'], more: 0 },
      ],
      figures: { given: 300, donationCount: 2, reachedProjects: 0 },
    })
  })

  test('higher up by all that counts of what they wish to be thanked for, whoever gave most first', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    await give(asVisitor, asAdmin, project, named)
    await give(asVisitor, asAdmin, project, { ...named, amount: 350 })
    await give(asVisitor, asAdmin, project, { ...ana, amount: 5000 })
    const gia = { amount: 600, donorName: 'Gia', thanked: true }
    const gias = await give(asVisitor, asAdmin, project, gia)
    expect(await namesIn(asVisitor, 'golden')).toEqual(['Gia', 'Ana Beridze'])
    const { body } = await asAdmin.get<{ donationId: string }>(`/api/pledges/${gias.id}`)
    await asAdmin.post(`/api/donations/${body.donationId}/refunds`, { amount: 450, reason: 'Paid twice.' })
    expect(await namesIn(asVisitor, 'golden')).toEqual(['Ana Beridze'])
    expect(await namesIn(asVisitor, 'silver')).toEqual(['Gia'])
    await settle(asAdmin, gias, 'waiting', { reason: 'It was another transfer.' })
    expect(await namesIn(asVisitor, 'silver')).toEqual([])
  })

  test('never where it is anonymous, whatever else is said of it', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    const hidden = await give(asVisitor, asAdmin, project, { ...named, anonymous: true })
    expect((await thank(asVisitor, hidden, true)).body).toMatchObject({ anonymous: true, thanked: false })
    await tell(asAdmin, await donorOf(asAdmin), true)
    expect(await namesIn(asVisitor, 'silver')).toEqual([])
    const open = await give(asVisitor, asAdmin, project, named)
    expect(await namesIn(asVisitor, 'silver')).toEqual(['Ana Beridze'])
    const { body } = await asAdmin.get<{ donationId: string }>(`/api/pledges/${open.id}`)
    const hiding = { anonymous: true, reason: 'She asked to be left out.' }
    await asAdmin.post(`/api/donations/${body.donationId}/corrections`, hiding)
    expect(await namesIn(asVisitor, 'silver')).toEqual([])
  })

  test('until they take it back by one press, for all that they gave', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    const first = await give(asVisitor, asAdmin, project, ana)
    expect((await thank(asVisitor, first, true)).body).toMatchObject({ thanked: true })
    await give(asVisitor, asAdmin, project, named)
    const { body: waiting } = await promise(asVisitor, project, named)
    await tell(asAdmin, await donorOf(asAdmin), true)
    expect(await namesIn(asVisitor, 'silver')).toEqual(['Ana Beridze'])
    expect((await thank(asVisitor, first, false)).body).toMatchObject({ thanked: false })
    expect(await namesIn(asVisitor, 'silver')).toEqual([])
    await confirm(asAdmin, waiting)
    expect(await namesIn(asVisitor, 'silver')).toEqual([])
  })

  test('by a link that is theirs alone', async ({ asVisitor, project }) => {
    const { body } = await promise(asVisitor, project, ana)
    const forged = { token: body.token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) }
    expect((await thank(asVisitor, forged, true)).status).toBe(404)
    expect((await asVisitor.post('/api/giving/pledge/thanks', { token: body.token })).status).toBe(400)
  })
})

describe('the team', () => {
  test('writes down who has told it so, and takes back whatever was said', async ({
    asVisitor,
    asAdmin,
    asIndividual,
    project,
  }) => {
    const told = await give(asVisitor, asAdmin, project, ana)
    const donor = await donorOf(asAdmin)
    expect((await tell(asIndividual, donor, true)).status).toBe(403)
    expect((await tell(asAdmin, donor, true)).body).toMatchObject({
      id: donor,
      thanked: true,
      thankedForAll: true,
    })
    expect(await namesIn(asVisitor, 'silver')).toEqual(['Ana Beridze'])
    expect((await asVisitor.post<Own>('/api/giving/pledge', { token: told.token })).body).toMatchObject({
      thanked: true,
    })
    const { body: entries } = await asAdmin.get<{ action: string; title: string }[]>(
      '/api/trail?kind=donorThanks',
    )
    expect(entries).toMatchObject([{ action: 'create', title: 'Ana Beridze' }])
    await thank(asVisitor, told, true)
    expect((await tell(asAdmin, donor, false)).body).toMatchObject({ thanked: false })
    expect(await namesIn(asVisitor, 'silver')).toEqual([])
  })

  test('names nobody for what another has said, by taking two for one', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    await give(asVisitor, asAdmin, project, named)
    await give(asVisitor, asAdmin, project, {
      amount: 9000,
      donorName: 'A. B.',
      donorEmail: 'ab@example.org',
    })
    const { body } = await asAdmin.get<{ donors: { id: string }[] }>('/api/donors?sort=given')
    const [ab, kept] = body.donors
      .toSorted((one, other) => one.id.localeCompare(other.id))
      .map(({ id }) => id)
    const pair = `/api/donor-pairs/${kept}_${ab}`
    await asAdmin.put(pair, { are: 'one' })
    expect((await read(asVisitor)).tiers.map(({ names }) => names)).toEqual([[], [], ['Ana Beridze']])
    await tell(asAdmin, kept ?? '', true)
    expect((await read(asVisitor)).tiers.map(({ names }) => names.length)).toEqual([1, 0, 0])
    await asAdmin.put(pair, { are: 'two' })
    expect((await read(asVisitor)).tiers.map(({ names }) => names)).toEqual([[], [], ['Ana Beridze']])
  })

  test('names nobody for what another has wished, by saying that the gift is theirs', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    const pledged = await give(asVisitor, asAdmin, project, named)
    const { body } = await asAdmin.get<{ donationId: string }>(`/api/pledges/${pledged.id}`)
    const isOf = async (donorName: string, donorEmail: string): Promise<void> => {
      const correction = { donorName, donorEmail, reason: 'As the bank says.' }
      const { status } = await asAdmin.post(`/api/donations/${body.donationId}/corrections`, correction)
      expect(status).toBeLessThan(300)
    }
    await isOf('Nino Kapanadze', 'nino@example.org')
    expect(await namesIn(asVisitor, 'silver')).toEqual([])
    expect((await thank(asVisitor, pledged, true)).body).toMatchObject({ thanked: false })
    await isOf('Ana B. Beridze', anasPledge.donorEmail)
    expect(await namesIn(asVisitor, 'silver')).toEqual(['Ana B. Beridze'])
  })

  test('goes on naming whom it has said a gift is of, where whoever has promised it wishes not to be named', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    const ninos = { amount: 200, donorName: 'Nino Kapanadze', donorEmail: 'nino@example.org', thanked: true }
    await give(asVisitor, asAdmin, project, ninos)
    const anas = await give(asVisitor, asAdmin, project, ana)
    const { body } = await asAdmin.get<{ donationId: string }>(`/api/pledges/${anas.id}`)
    const { donorName, donorEmail } = ninos
    const correction = { donorName, donorEmail, reason: 'As the bank says.' }
    await asAdmin.post(`/api/donations/${body.donationId}/corrections`, correction)
    expect((await thank(asVisitor, anas, false)).status).toBe(200)
    expect(await namesIn(asVisitor, 'silver')).toEqual(['Nino Kapanadze'])
  })

  test('names nobody for what another has wished who has left no address either', async ({
    asVisitor,
    asAdmin,
    project,
  }) => {
    const gia = await give(asVisitor, asAdmin, project, { amount: 150, donorName: 'Gia', thanked: true })
    expect(await namesIn(asVisitor, 'silver')).toEqual(['Gia'])
    const { body } = await asAdmin.get<{ donationId: string }>(`/api/pledges/${gia.id}`)
    const correction = { donorName: 'Nino Kapanadze', reason: 'As the bank says.' }
    expect(
      (await asAdmin.post(`/api/donations/${body.donationId}/corrections`, correction)).status,
    ).toBeLessThan(300)
    expect(await namesIn(asVisitor, 'silver')).toEqual([])
    expect((await thank(asVisitor, gia, true)).body).toMatchObject({ thanked: false })
  })

  test('erases whoever asks for it from there as well', async ({ asVisitor, asAdmin, project, manager }) => {
    await give(asVisitor, asAdmin, project, named)
    await tell(asAdmin, await donorOf(asAdmin), true)
    expect((await erase(asAdmin, anasPledge.donorEmail)).status).toBe(200)
    expect(await namesIn(asVisitor, 'silver')).toEqual([])
    expect(await manager.query('select from contributors union all select from donor_thanks')).toEqual([])
  })

  test('says from which sums on, each tier above the one below', async ({ asVisitor, asAdmin, project }) => {
    await give(asVisitor, asAdmin, project, named)
    const write = (sums: Record<string, unknown>) => asAdmin.put('/api/charity', sums)
    for (const [sums, field] of [
      [{ silverFrom: 700, goldenFrom: 700 }, 'goldenFrom'],
      [{ goldenFrom: 3000, platinumFrom: 2999.99 }, 'platinumFrom'],
      // What is not said again stands in the row.
      [{ silverFrom: 500 }, 'goldenFrom'],
      [{ platinumFrom: 20 }, 'platinumFrom'],
    ] as const)
      expect(await write(sums)).toMatchObject({
        status: 400,
        body: { errors: [{ field, code: 'not_above_tier' }] },
      })
    expect((await write({ silverFrom: 20, goldenFrom: 70, platinumFrom: 150 })).status).toBe(200)
    expect(await namesIn(asVisitor, 'platinum')).toEqual(['Ana Beridze'])
    expect((await read(asVisitor)).tiers.map(({ tier, from }) => [tier, from])).toEqual([
      ['platinum', 150],
      ['golden', 70],
      ['silver', 20],
    ])
    expect((await asVisitor.get('/api/giving')).body).toMatchObject({ thankedFrom: 20 })
  })
})

describe('what everybody is told', () => {
  test('is nothing while giving is not launched', async ({ asVisitor, asAdmin, project }) => {
    await give(asVisitor, asAdmin, project, named)
    await asAdmin.put('/api/launches/giving/state', { launched: false })
    expect(await read(asVisitor)).toEqual({ tiers: [], figures: null })
    expect((await asVisitor.get('/api/giving')).body).not.toHaveProperty('thankedFrom')
  })

  test('names 24 of a tier and counts the rest, as far as anybody wants to know', async ({
    asVisitor,
    asAdmin,
    project,
    manager,
  }) => {
    await give(asVisitor, asAdmin, project, ana)
    const fill = (count: number) =>
      manager.query(
        `with givers as (
           insert into people (id, fingerprint, name, locale, words, sound, root_id)
           select id, uuid_send(id), 'Giver', 'en', '', '', id
           from (select gen_random_uuid() as id from generate_series(1, $1::integer)) ids returning id
         ) insert into contributors select id, 'Giver', 120 from givers`,
        [count],
      )
    const silver = async () => (await read(asVisitor)).tiers.at(-1)
    await fill(25)
    expect(await silver()).toEqual({ tier: 'silver', from: 100, names: Array(24).fill('Giver'), more: 1 })
    await fill(1000)
    expect(await silver()).toMatchObject({ more: null })
  })
})
