import { type GraphQLField, type GraphQLObjectType, getNamedType, isLeafType } from 'graphql'
import { describe, expect } from 'vitest'
import { graphqlSchema } from '../../gateway/app.ts'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { address, test as withGateway } from '../support/gateway.ts'
import { documented } from './document.ts'
import { allowedOnOneEdge, operations } from './operations.ts'

const test = withGateway.extend('individualToken', async ({ services }) => {
  await services.accounts.signUp(signUpOf('somebody'), 'en', address)
  return (await services.accounts.login({ username: 'somebody', password }, address)).token
})

const allowed = (name: string) =>
  operations.find(({ routes, fields }) => [...routes, ...fields].includes(name))?.allowed ??
  allowedOnOneEdge[name] ??
  'everyone'

/** What no operation would take: a query string, and bodies with what they say they are. */
const nonsenseQuery = 'limit=0&after=forged&sort=nothing&filter=nothing&from=2026-13&project=no'
const nonsenseBodies: [type: string, body: string][] = [
  ['application/json', '{"nonsense": true}'],
  ['application/json', '{'],
  ['application/json', `"${'x'.repeat(600_000)}"`],
  ['text/xml', '<nonsense>'],
  ['multipart/form-data; boundary=x', '--x\r\nnonsense'],
]

const methods = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const

const isMethod = (method: string): method is keyof typeof methods => method in methods

/** The same request with each of the bodies, or with none where it has none. */
const nonsenseOf = (
  method: keyof typeof methods,
): { payload?: string; headers?: Record<string, string> }[] =>
  method === 'get'
    ? [{}]
    : nonsenseBodies.map(([type, payload]) => ({ payload, headers: { 'content-type': type } }))

const refusedOverRest = documented.filter(({ id }) => allowed(id) !== 'everyone')

describe('who may not is told so before anybody looks at what was sent, over REST', () => {
  for (const { id, method, path } of refusedOverRest) {
    test(id, async ({ app, individualToken }) => {
      if (!isMethod(method)) throw new Error(`${id} has a method of its own`)
      const url = `${path.replace('{id}', '%00')}?${nonsenseQuery}`
      for (const { headers = {}, ...body } of nonsenseOf(method)) {
        const request = { method: methods[method], url, ...body }
        const toNobody = await app.inject({ ...request, headers })
        expect([toNobody.statusCode, toNobody.json().code]).toEqual([401, 'token_missing'])
        if (allowed(id) === 'signed-in') continue
        const authorization = `Bearer ${individualToken}`
        const toSomebody = await app.inject({ ...request, headers: { ...headers, authorization } })
        expect([toSomebody.statusCode, toSomebody.json().code]).toEqual([403, 'forbidden'])
      }
    })
  }
})

/** What no argument takes, whatever its type; a scalar of text takes it and leaves it to the services. */
const nonsense = { nonsense: [true] }

type Field = GraphQLField<unknown, unknown>

/** An operation that asks for one field, everything it takes in variables. */
const documentOf = (kind: string, { name, args, type }: Field): string => {
  const variables = args.map((each) => `$${each.name}: ${String(each.type)}`).join(', ')
  const given = args.map((each) => `${each.name}: $${each.name}`).join(', ')
  const answer = isLeafType(getNamedType(type)) ? '' : '{ __typename }'
  return args.length === 0
    ? `${kind} { ${name} ${answer} }`
    : `${kind} (${variables}) { ${name}(${given}) ${answer} }`
}

const fieldsOf = (type: GraphQLObjectType | null | undefined): Field[] =>
  Object.values(type?.getFields() ?? {})

const refusedOverGraphql = (['Query', 'Mutation'] as const).flatMap((kind) =>
  fieldsOf(kind === 'Query' ? graphqlSchema.getQueryType() : graphqlSchema.getMutationType())
    .filter(({ name }) => allowed(`${kind}.${name}`) !== 'everyone')
    .map((field) => ({
      id: `${kind}.${field.name}`,
      document: documentOf(kind.toLowerCase(), field),
      variables: Object.fromEntries(field.args.map(({ name }) => [name, nonsense])),
    })),
)

const codeFor = async (agent: Agent, document: string, variables: Record<string, unknown>) => {
  const { status, body } = await agent.graphql(document, variables)
  return [status, body.errors?.[0]?.extensions.code]
}

describe('who may not is told so before anybody looks at what was sent, over GraphQL', () => {
  for (const { id, document, variables } of refusedOverGraphql) {
    test(id, async ({ asVisitor, asIndividual }) => {
      const isForSome = allowed(id) !== 'signed-in'
      for (const given of [variables, { more: 'x'.repeat(1_000) }]) {
        expect(await codeFor(asVisitor, document, given)).toEqual([401, 'token_missing'])
        if (!isForSome) continue
        expect((await codeFor(asIndividual, document, given))[1]).toBe('forbidden')
      }
    })
  }

  test('of what is for admins within what is for everybody', async ({ asVisitor, asAdmin }) => {
    const document = `query ($id: ID!, $first: Int) {
      project(id: $id) { ...gifts }
    } fragment gifts on Project { donations(first: $first) { totalCount } }`
    const variables = { id: 'no', first: 'many' }
    expect(await codeFor(asVisitor, document, variables)).toEqual([401, 'token_missing'])
    expect(await codeFor(asAdmin, document, variables)).toEqual([400, 'validation_failed'])
  })
})

test('every operation that only some may use is tried here', () => {
  const some = operations.filter((operation) => operation.allowed !== 'everyone')
  const tried = [...refusedOverRest, ...refusedOverGraphql].map(({ id }) => id)
  expect(tried).toEqual(expect.arrayContaining(some.flatMap(({ routes, fields }) => [...routes, ...fields])))
  expect(tried).toEqual(expect.arrayContaining(Object.keys(allowedOnOneEdge)))
})
