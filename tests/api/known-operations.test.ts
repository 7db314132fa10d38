import { describe, expect } from 'vitest'
import { undated } from '../support/agent.ts'
import { test as withGateway } from '../support/gateway.ts'
import { projectOf } from '../support/gifts.ts'
import { createSharedApp } from '../support/shared-app.ts'

/** A gateway that has answered nothing yet. */
const test = withGateway.extend('sharedApp', ({ connection: _ }, { onCleanup }) => {
  const shared = createSharedApp({})
  onCleanup(shared.close)
  return shared
})

const project = 'query One($id: ID!) { project(id: $id) { id title donations(first: 1) { totalCount } } }'
const two = `${project} query Other { gallery { videoLinks } }`
const unknown = '0197c000-0000-7000-8000-000000000000'

/** What is asked for, with what, and how its first answer begins. */
const asked: [
  what: string,
  body: Record<string, unknown>,
  headers: Record<string, string>,
  status: number,
][] = [
  ['a record', { query: project, variables: { id: '' } }, {}, 200],
  ['what is not there', { query: project, variables: { id: unknown } }, {}, 200],
  ['a variable that does not fit', { query: project, variables: { id: 1.5 } }, {}, 400],
  ['no variables', { query: project }, {}, 400],
  ['one of several', { query: two, operationName: 'Other' }, {}, 200],
  ['none of several', { query: two }, {}, 400],
  ['one that is not among several', { query: two, operationName: 'Third' }, {}, 400],
  ['an empty name', { query: two, operationName: '' }, {}, 400],
  [
    'too much',
    { query: '{ projects(first: 1000) { nodes { donations(first: 1000) { nodes { id amount } } } } }' },
    {},
    400,
  ],
  [
    'another type',
    { query: '{ gallery { videoLinks } }' },
    { accept: 'application/graphql-response+json' },
    200,
  ],
  ['a type there is none of', { query: '{ gallery { videoLinks } }' }, { accept: 'image/png' }, 406],
  [
    'an extension',
    { query: '{ gallery { videoLinks } }', extensions: { persistedQuery: { version: 2 } } },
    {},
    200,
  ],
]

describe('an operation that is known', () => {
  test.for(asked)(
    'is answered as when it was not: %s',
    async ([, body, headers, status], { asAdmin, asVisitor }) => {
      const id = await projectOf(asAdmin)
      const variables =
        body.variables instanceof Object && Reflect.get(body.variables, 'id') === '' ? { id } : body.variables
      for (const agent of [asVisitor, asAdmin]) {
        const ask = async () => undated(await agent.post('/graphql', { ...body, variables }, headers))
        const first = await ask()
        if (agent === asAdmin) expect(first.status).toBe(status)
        expect(await ask()).toEqual(first)
        expect(await ask()).toEqual(first)
      }
    },
  )

  test('asks anew who asks: what an admin was shown nobody else is', async ({
    asAdmin,
    asVisitor,
    asIndividual,
  }) => {
    const id = await projectOf(asAdmin)
    for (let asks = 0; asks < 2; asks++) {
      expect((await asAdmin.graphql(project, { id })).body.errors).toBeUndefined()
      const stranger = await asVisitor.graphql(project, { id })
      expect(stranger.status).toBe(401)
      expect(stranger.headers['www-authenticate']).toBe('Bearer')
      expect(stranger.body).toMatchObject({ data: { project: { id, donations: null } } })
      expect((await asIndividual.graphql(project, { id })).body.errors?.[0]?.extensions.code).toBe(
        'forbidden',
      )
    }
  })

  test('that changes something does so once each time, though it is refused', async ({
    asAdmin,
    statements,
  }) => {
    const id = await projectOf(asAdmin)
    const change =
      'mutation ($id: ID!, $input: ProjectChangeInput!) { updateProject(id: $id, input: $input) { version } }'
    const ask = (goal: number) => asAdmin.graphql(change, { id, input: { goal } })
    expect((await ask(300)).body).toEqual({ data: { updateProject: { version: 2 } } })
    expect((await ask(400)).body).toEqual({ data: { updateProject: { version: 3 } } })
    const sent = await statements.during(async () => {
      const { body } = await ask(-1)
      expect(body.errors?.[0]?.extensions.code).toBe('validation_failed')
    })
    // Who asks is looked up, and nothing else.
    expect(sent.filter((sql) => !sql.includes('from users'))).toEqual([])
  })
})
