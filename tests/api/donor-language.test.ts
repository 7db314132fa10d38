import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import type { Receipt } from '../../schema/receipts.ts'
import type { Agent } from '../support/agent.ts'
import { test } from '../support/colleagues.ts'
import { winterProject } from '../support/content.ts'
import { idOf, levan } from '../support/donors.ts'
import { test as whereGiving } from '../support/pledge-site.ts'

interface Told {
  id: string
  locale: string
}

const project = async (admin: Agent): Promise<string> =>
  (await admin.post<{ id: string }>('/api/projects', winterProject)).body.id

const give = async (admin: Agent, to: string, donor: object = levan): Promise<string> =>
  (await admin.post<{ id: string }>(`/api/projects/${to}/donations`, { amount: 20, ...donor })).body.id

const say = (agent: Agent, donor: string, locale: unknown) =>
  agent.put<Told>(`/api/donors/${donor}/language`, { locale })

const localeOf = async (admin: Agent, donor: string): Promise<string> =>
  (await admin.get<Told>(`/api/donors/${donor}`)).body.locale

const receiptOf = async (admin: Agent, gift: string): Promise<string> =>
  (await admin.post<Receipt>(`/api/donations/${gift}/receipts`, {})).body.locale

describe('the language of a donor', () => {
  test('is put right by hand, alike on both edges, and nothing they give later says otherwise', async ({
    asAdmin,
  }) => {
    const to = await project(asAdmin)
    await give(asAdmin, to)
    const donor = await idOf(asAdmin, levan.donorName)
    expect(await localeOf(asAdmin, donor)).toBe('ka')
    expect(await say(asAdmin, donor, 'en')).toMatchObject({ status: 200, body: { id: donor, locale: 'en' } })
    await give(asAdmin.in('ka'), to)
    expect(await localeOf(asAdmin, donor)).toBe('en')
    const { body: list } = await asAdmin.get<{ donors: Told[] }>('/api/donors')
    expect(list.donors).toMatchObject([{ id: donor, locale: 'en' }])
    const { body } = await asAdmin.graphql<{ setDonorLanguage: Told }>(
      'mutation ($id: ID!) { setDonorLanguage(id: $id, locale: ka) { id locale } }',
      { id: donor },
    )
    expect(body.data?.setDonorLanguage).toEqual({ id: donor, locale: 'ka' })
    expect(await localeOf(asAdmin, donor)).toBe('ka')
  })

  test('is what their gifts tell again once the team takes back what it has said', async ({ asAdmin }) => {
    const to = await project(asAdmin)
    await give(asAdmin, to)
    const donor = await idOf(asAdmin, levan.donorName)
    const stands = async () =>
      (await asAdmin.get<Told & { languageTold: boolean }>(`/api/donors/${donor}`)).body
    expect(await stands()).toMatchObject({ locale: 'ka', languageTold: false })
    await say(asAdmin, donor, 'en')
    expect(await stands()).toMatchObject({ locale: 'en', languageTold: true })
    expect((await say(asAdmin, donor, null)).body).toMatchObject({ locale: 'ka', languageTold: false })
    const { body } = await asAdmin.graphql<{ setDonorLanguage: object }>(
      `mutation ($id: ID!) { said: setDonorLanguage(id: $id, locale: en) { languageTold }
        back: setDonorLanguage(id: $id, locale: null) { locale languageTold } }`,
      { id: donor },
    )
    expect(body.data).toEqual({ said: { languageTold: true }, back: { locale: 'ka', languageTold: false } })
  })

  whereGiving(
    'is that of the receipts of what they gave, and of what they had promised in another one',
    async ({ asAdmin, asVisitor, project }) => {
      const { body: pledge } = await asVisitor
        .in('ka')
        .post<{ id: string }>(`/api/projects/${project}/pledges`, { amount: 10, ...levan })
      const { body: confirmed } = await asAdmin.post<{ donationId: string }>(
        `/api/pledges/${pledge.id}/confirmation`,
        {},
      )
      const gift = await give(asAdmin, project)
      await say(asAdmin, await idOf(asAdmin, levan.donorName), 'en')
      expect(await receiptOf(asAdmin, gift)).toBe('en')
      expect(await receiptOf(asAdmin, confirmed.donationId)).toBe('en')
    },
  )

  test('is told in the trail, with what it was before', async ({ asAdmin }) => {
    await give(asAdmin, await project(asAdmin))
    const donor = await idOf(asAdmin, levan.donorName)
    await say(asAdmin, donor, 'en')
    await say(asAdmin, donor, 'en')
    await say(asAdmin, donor, 'ka')
    const { body } = await asAdmin.get<{ action: string; changes: object[] }[]>(
      `/api/trail?kind=donor&record=${donor}`,
    )
    expect(body).toMatchObject([
      { action: 'change', changes: [{ column: 'told_locale', before: 'en', after: 'ka' }] },
      { action: 'change', changes: [{ column: 'told_locale', before: null, after: 'en' }] },
    ])
  })

  test('is each one’s own again where two who were one are taken apart', async ({ asAdmin }) => {
    const to = await project(asAdmin)
    const nina = { donorName: 'Nina Weiss', donorEmail: 'nina@example.org' }
    await give(asAdmin, to)
    await give(asAdmin, to, nina)
    const [kept, other] = [await idOf(asAdmin, levan.donorName), await idOf(asAdmin, nina.donorName)]
    await say(asAdmin, other, 'ka')
    await asAdmin.put(`/api/donor-pairs/${kept}_${other}`, { are: 'one' })
    await say(asAdmin, other, 'en')
    expect(await localeOf(asAdmin, kept)).toBe('en')
    await asAdmin.put(`/api/donor-pairs/${kept}_${other}`, { are: 'two' })
    expect(await localeOf(asAdmin, kept)).toBe('en')
    expect(await localeOf(asAdmin, other)).toBe('ka')
  })

  test('is one of the two, of somebody who is there, and said by the team', async ({ as, asAdmin }) => {
    await give(asAdmin, await project(asAdmin))
    const donor = await idOf(asAdmin, levan.donorName)
    expect((await say(asAdmin, donor, 'de')).status).toBe(400)
    expect((await say(asAdmin, randomUUID(), 'en')).status).toBe(404)
    for (const role of ['editor', 'viewer'] as const) {
      expect((await say(await as(role), donor, 'en')).status).toBe(403)
    }
    expect(await localeOf(asAdmin, donor)).toBe('ka')
  })
})
