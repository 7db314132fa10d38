import { describe, expect } from 'vitest'
import type { ProjectBody } from '../support/content.ts'
import { test } from '../support/gateway.ts'
import { gift, projectOf } from '../support/gifts.ts'

/** What is asked of a project, and which tables and columns it takes to answer it. */
const asked: [fields: string, read: string[], unread: string[]][] = [
  ['id', [], ['title', 'description', 'project_totals', 'goal']],
  ['title', ['r.title_en, r.title_ka'], ['description', 'project_totals']],
  ['a: raised @skip(if: false)', ['project_totals'], ['title', 'description']],
  ['translations { ka { description } }', ['r.description_en, r.description_ka'], ['title']],
  ['missingIn', ['title', 'description'], ['goal']],
  ['...Card', ['goal', 'image_url'], ['title', 'youtube_url']],
]

describe('a project over GraphQL', () => {
  test.for(asked)(
    'is read by the columns of what is asked for: %s',
    async ([fields, read, unread], { asAdmin, asVisitor, statements }) => {
      const id = await projectOf(asAdmin)
      const [sent = ''] = await statements.during(async () => {
        const fragment = fields === '...Card' ? 'fragment Card on Project { goal ... { imageUrl } }' : ''
        const query = `query ($id: ID!) { project(id: $id) { ${fields} } } ${fragment}`
        const { body } = await asVisitor.graphql(query, { id })
        expect(body.errors).toBeUndefined()
      })
      for (const column of read) expect(sent).toContain(column)
      for (const column of unread) expect(sent).not.toContain(column)
    },
  )

  test('with two selections of one list answers each', async ({ asAdmin }) => {
    const id = await projectOf(asAdmin)
    await asAdmin.post(`/api/projects/${id}/donations`, gift)
    const query = `query ($id: ID!) { project(id: $id) {
      amounts: donations(first: 5) { nodes { amount } }
      donors: donations(first: 5) { totalCount nodes { donor { name } recordedDonor { email } } }
      counts: donations(first: 5) { donorCount }
    } }`
    expect((await asAdmin.graphql(query, { id })).body).toEqual({
      data: {
        project: {
          amounts: { nodes: [{ amount: gift.amount }] },
          donors: {
            totalCount: 1,
            nodes: [{ donor: { name: gift.donorName }, recordedDonor: { email: null } }],
          },
          counts: { donorCount: 1 },
        },
      },
    })
  })
})

describe('a list over GraphQL', () => {
  const narrowed = 'projects(search: "e", filter: unfunded, sort: raised, first: 2)'

  test('is one statement, whatever is told of it', async ({ asAdmin, statements }) => {
    await projectOf(asAdmin)
    const whole = `{ ${narrowed} { totalCount offset previousCursor pageInfo { endCursor } nodes { title } } }`
    const sent = await statements.during(() => asAdmin.graphql(whole))
    expect(sent.filter((sql) => sql.includes('from projects'))).toHaveLength(1)
  })

  test('is counted for those who ask how long it is', async ({ asAdmin, statements }) => {
    await projectOf(asAdmin)
    // Searched, they are counted either way: how many were found tells how a page of them is read.
    const asking = (fields: string) =>
      statements.during(() =>
        asAdmin.graphql(`{ projects(filter: unfunded, sort: raised, first: 2) { ${fields} } }`),
      )
    expect((await asking('totalCount')).join()).toContain('count(*)')
    expect((await asking('nodes { id }')).join()).not.toContain('count(*)')
  })

  test('tells of a page after its end how many there are, and where the one before began', async ({
    asAdmin,
  }) => {
    await projectOf(asAdmin)
    const list = (after: string | null) =>
      asAdmin.graphql<{ projects: { pageInfo: { endCursor: string | null } } }>(
        'query ($after: String) { projects(first: 1, after: $after) { totalCount offset nodes { id } pageInfo { endCursor hasNextPage } } }',
        { after },
      )
    const first = await list(null)
    const after = await list(first.body.data?.projects.pageInfo.endCursor ?? null)
    expect(after.body.data?.projects).toEqual({
      totalCount: 1,
      offset: 1,
      nodes: [],
      pageInfo: { endCursor: null, hasNextPage: false },
    })
  })
})

test('gifts without donors are read without them', async ({ asAdmin, statements }) => {
  await projectOf(asAdmin)
  const sent = await statements.during(() =>
    asAdmin.graphql('{ projects { nodes { donations(first: 2) { nodes { amount } } } } }'),
  )
  const gifts = sent.filter((sql) => sql.includes('from donations'))
  expect(gifts).toHaveLength(1)
  expect(gifts.join()).not.toContain('donors')
  expect(sent.filter((sql) => sql.includes('donor_count'))).toEqual([])
})

test('who gave anonymously is looked up for those alone who are told of it', async ({
  asAdmin,
  statements,
}) => {
  const id = await projectOf(asAdmin)
  await asAdmin.post(`/api/projects/${id}/donations`, { ...gift, anonymous: true })
  await asAdmin.post(`/api/projects/${id}/donations`, gift)
  const asking = async (fields: string) => {
    let names: unknown[] = []
    const [sent = '', ...others] = (
      await statements.during(async () => {
        const query = `{ projects { nodes { donations(first: 2) { nodes { ${fields} } } } } }`
        type Gifts = { projects: { nodes: { donations: { nodes: unknown[] } }[] } }
        const { body } = await asAdmin.graphql<Gifts>(query)
        names = body.data.projects.nodes[0]?.donations.nodes ?? []
      })
    ).filter((sql) => sql.includes('from donations'))
    expect(others).toEqual([])
    return { names, isLookedUp: !sent.includes('case when r.anonymous then null else r.donor_id end') }
  }
  const { donorName: name } = gift
  expect(await asking('donor { name }')).toEqual({
    names: [{ donor: { name } }, { donor: null }],
    isLookedUp: false,
  })
  expect(await asking('donor { name } recordedDonor { name }')).toEqual({
    names: [
      { donor: { name }, recordedDonor: { name } },
      { donor: null, recordedDonor: { name } },
    ],
    isLookedUp: true,
  })
})

test('messages are read with what the team has made of them where somebody asks for it, in one statement', async ({
  asAdmin,
  asVisitor,
  statements,
}) => {
  await asVisitor.post('/api/contacts', { name: 'Nino', email: 'nino@example.org', message: 'Hello' })
  const asking = async (fields: string) => {
    const sent = await statements.during(() =>
      asAdmin.graphql(`{ contactMessages(search: "e") { nodes { ${fields} } } }`),
    )
    return sent.filter((sql) => sql.includes('contact_messages'))
  }
  const alone = await asking('name message')
  expect(alone).toHaveLength(1)
  expect(alone.join()).not.toMatch(/message_notes|first_name/)
  const whole = await asking('name takenBy noteCount')
  expect(whole).toHaveLength(1)
  expect(whole.join()).toMatch(/message_notes/)
})

test('REST reads all it shows', async ({ asAdmin, asVisitor }) => {
  const id = await projectOf(asAdmin)
  for (let asks = 0; asks < 2; asks++) {
    await asVisitor.graphql('query ($id: ID!) { project(id: $id) { id } }', { id })
    const { body } = await asVisitor.get<ProjectBody>(`/api/projects/${id}`)
    expect(body).toMatchObject({ id, raised: 0, title: expect.any(String), description: expect.any(String) })
  }
})

test('whatever is chosen, of so many choices, is answered', async ({ asAdmin, asVisitor }) => {
  const id = await projectOf(asAdmin)
  const names = ['version', 'title', 'goal', 'raised', 'startDate', 'description']
  const whole = await asVisitor.graphql<{ project: Record<string, unknown> }>(
    `query ($id: ID!) { project(id: $id) { ${names.join(' ')} } }`,
    { id },
  )
  for (let choice = 1; choice < 2 ** names.length; choice++) {
    const chosen = names.filter((_, index) => (choice >> index) & 1)
    const { body } = await asVisitor.graphql(
      `query ($id: ID!) { project(id: $id) { ${chosen.join(' ')} } }`,
      { id },
    )
    const expected = Object.fromEntries(chosen.map((name) => [name, whole.body.data.project[name]]))
    expect(body).toEqual({ data: { project: expected } })
  }
})
