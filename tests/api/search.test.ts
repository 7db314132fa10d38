import { describe, expect } from 'vitest'
import { namesOf } from '../../schema/model.ts'
import { mayRole } from '../../schema/permissions.ts'
import type { Role } from '../../schema/roles.ts'
import { type SearchedKind, searched } from '../../schema/search.ts'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { charityDetails } from '../support/charity.ts'
import { colleague } from '../support/colleagues.ts'
import { autumnIssue, walkEvent, winterProject } from '../support/content.ts'
import { address, test as withGateway } from '../support/gateway.ts'
import { plain } from '../support/pictures.ts'
import { anasPledge } from '../support/pledges.ts'
import { upload } from '../support/uploads.ts'

interface Group {
  kind: SearchedKind
  found: { id: string; title: string | null; detail: string | null }[]
  hasMore: boolean
}

interface Everything {
  /** Somebody of the team with this role, where one of each kind holds "telavi". */
  as: (role: Role) => Promise<Agent>
}

const test = withGateway.extend<Everything>({
  as: async ({ services, asVisitor, asAdmin }, use) => {
    const translations = {
      en: {
        title: 'A warm winter',
        description: `Straw for the dogs of Telavi.\n${'And more. '.repeat(40)}`,
      },
    }
    const project = { ...winterProject, startDate: null, endDate: null, translations }
    const { body } = await asAdmin.post<{ id: string }>('/api/projects', project)
    await asAdmin.post('/api/events', {
      ...walkEvent,
      translations: { ka: { title: 'Telavi-ში სეირნობა', content: 'შუადღისას.' } },
    })
    const { en, ka } = autumnIssue.translations
    await asAdmin.post('/api/issues', { translations: { en: { ...en, title: 'From Telavi' }, ka } })
    const gift = { amount: 5, donorName: 'თელავი თელაველი', reference: 'TELAVI 5507' }
    const given = { ...gift, donorEmail: 'giver@example.org' }
    const { body: donation } = await asAdmin.post<{ id: string }>(`/api/projects/${body.id}/donations`, given)
    await asAdmin.put('/api/charity', { ...charityDetails, currentPassword: password })
    await asAdmin.post(`/api/donations/${donation.id}/receipts`, {})
    const straw = { amount: 30, spentOn: '2026-03-14', translations: { en: { purpose: 'Straw for Telavi' } } }
    await asAdmin.post('/api/spendings', straw)
    await asAdmin.put('/api/launches/giving/state', { launched: true })
    await asVisitor.post(`/api/projects/${body.id}/pledges`, { ...anasPledge, donorName: 'Telavi School' })
    const letter = { name: 'Ana', email: 'ana@example.org' }
    await asVisitor.post('/api/contacts', { ...letter, message: `${'Hello! '.repeat(40)}I am from Telavi.` })
    await asVisitor.post('/api/newsletter/subscribe', { email: 'reader@telavi.example' })
    const { body: sent } = await upload(asAdmin, await plain(640, 360).jpeg().toBuffer(), 'telavi.jpg')
    const { body: picture } = await asAdmin.get<{ id: string }>(`/api/pictures/${sent.public_id}`)
    await asAdmin.put(`/api/pictures/${picture.id}`, {
      translations: { en: { alt: 'Two dogs on straw' }, ka: { alt: 'ორი ძაღლი თელავში' } },
    })
    await services.accounts.signUp({ ...signUpOf('colleague'), lastName: 'Telaveli' }, 'en', address)
    await services.accounts.changeRole('colleague', 'editor')
    await use(async (role) => (role === 'admin' ? asAdmin : colleague(services, asVisitor, role)))
  },
})

const search = async (agent: Agent, text: string): Promise<Group[]> =>
  (await agent.get<Group[]>(`/api/search?${new URLSearchParams({ text })}`)).body

const overGraphql = async (agent: Agent, text: string): Promise<unknown> => {
  const query = 'query ($text: String!) { search(text: $text) { kind found { id title detail } hasMore } }'
  return (await agent.graphql<{ search: Group[] }>(query, { text })).body.data?.search
}

const kindsOf = (groups: readonly Group[]): string[] => groups.map(({ kind }) => kind)

/** What there is nothing else to find by than a person, only who may see addresses finds. */
const byPerson: readonly SearchedKind[] = ['newsletter', 'pledges']

/** Whoever these name is looked for as they were written. */
const asWritten: readonly SearchedKind[] = ['receipts']

const isFound = (role: Role, kind: SearchedKind): boolean =>
  mayRole(role, searched[kind].permission) &&
  !asWritten.includes(kind) &&
  (!byPerson.includes(kind) || mayRole(role, 'people:addresses'))

describe('a search over everything', () => {
  for (const role of ['admin', 'editor', 'viewer'] as const) {
    test(`finds for one who is ${role} what they may see, alike on both edges`, async ({ as }) => {
      const agent = await as(role)
      const found = await search(agent, 'telav')
      expect(kindsOf(found)).toEqual(namesOf(searched).filter((kind) => isFound(role, kind)))
      expect(await overGraphql(agent, 'telav')).toEqual(found)
      const told = JSON.stringify(found)
      expect(told.includes('@')).toBe(mayRole(role, 'people:addresses'))
      expect(told.includes('თელაველი')).toBe(mayRole(role, 'gifts:read'))
    })
  }

  test('tells each by its name, and the place where it was found', async ({ as }) => {
    const found = await search(await as('admin'), 'telavi')
    const first = (kind: SearchedKind) => found.find((group) => group.kind === kind)?.found[0]
    expect(first('projects')).toMatchObject({
      title: 'A warm winter',
      detail: expect.stringMatching(/^Straw for the dogs of Telavi\. And more\..* …$/),
    })
    expect(first('events')).toMatchObject({ title: 'Telavi-ში სეირნობა' })
    expect(first('issues')).toMatchObject({ title: 'From Telavi' })
    expect(first('pictures')).toMatchObject({ title: 'telavi', detail: 'Two dogs on straw' })
    expect(first('gifts')).toMatchObject({ title: 'TELAVI 5507', detail: 'თელავი თელაველი · A warm winter' })
    expect(first('pledges')).toMatchObject({
      title: expect.stringMatching(/^STS-/),
      detail: 'Telavi School',
    })
    expect(first('spendings')).toMatchObject({
      title: 'Straw for Telavi',
      detail: '14\u00A0Mar 2026 · ₾30.00',
    })
    expect(first('donors')).toMatchObject({ title: 'თელავი თელაველი', detail: 'giver@example.org' })
    expect(first('contacts')).toMatchObject({
      title: 'Ana',
      detail: expect.stringMatching(/^… .*I am from Telavi\.$/),
    })
    expect(first('newsletter')).toMatchObject({ title: 'reader@telavi.example', detail: null })
  })

  test('finds a receipt by its number, and by its name for who is told names', async ({ as }) => {
    const [admin, viewer] = [await as('admin'), await as('viewer')]
    const { receipts } = (await admin.get<{ receipts: { number: string }[] }>('/api/receipts')).body
    const [{ number } = { number: '' }] = receipts
    const title = expect.stringMatching(/^\d{4}-\d{6}$/)
    for (const [agent, detail] of [
      [admin, 'თელავი თელაველი · A warm winter'],
      [viewer, 'A warm winter'],
    ] as const) {
      expect(await search(agent, number)).toMatchObject([{ kind: 'receipts', found: [{ title, detail }] }])
    }
    const named = await search(admin, 'თელაველი')
    expect(named.find(({ kind }) => kind === 'receipts')?.found).toMatchObject([{ title }])
    expect(kindsOf(await search(viewer, 'თელაველი'))).not.toContain('receipts')
  })

  test('finds a kept picture by its text in either language, whichever is read', async ({ as }) => {
    const admin = await as('admin')
    for (const [text, detail] of [
      ['თელავში', 'ორი ძაღლი თელავში'],
      ['on straw', 'Two dogs on straw'],
    ] as const) {
      const found = await search(admin, text)
      expect(found.find(({ kind }) => kind === 'pictures')?.found).toMatchObject([
        { title: 'telavi', detail },
      ])
    }
  })

  test('tells a few of each, and whether there are more', async ({ as, asVisitor }) => {
    const admin = await as('admin')
    const letter = { email: 'ana@example.org', message: 'About a terrier' }
    for (const name of ['A', 'B', 'C', 'D', 'E']) await asVisitor.post('/api/contacts', { ...letter, name })
    expect(await search(admin, 'terrier')).toMatchObject([{ kind: 'contacts', hasMore: false }])
    await asVisitor.post('/api/contacts', { ...letter, name: 'F' })
    const [group] = await search(admin, 'TERRIER')
    expect(group?.found.map(({ title }) => title)).toEqual(['F', 'E', 'D', 'C', 'B'])
    expect(group?.hasMore).toBe(true)
  })

  test('finds nothing of nothing, and takes signs as they are', async ({ as }) => {
    const admin = await as('admin')
    for (const text of ['', '   ', '%', 'tel_vi', '.*', '\\']) expect(await search(admin, text)).toEqual([])
  })

  test('refuses what is too long, or is missing', async ({ as }) => {
    const admin = await as('admin')
    for (const query of ['', `?text=${'x'.repeat(201)}`]) {
      const { status, body } = await admin.get(`/api/search${query}`)
      expect([status, body]).toMatchObject([400, { code: 'validation_failed', errors: [{ field: 'text' }] }])
    }
  })

  test('asks each list once, and counts nothing', async ({ as, statements }) => {
    const admin = await as('admin')
    const sent = (await statements.during(() => search(admin, 'telavi'))).join('\n')
    expect(sent).not.toMatch(/count\(\*\) from \(?(projects|events|pictures|contact_messages|newsletter)/)
  })
})
