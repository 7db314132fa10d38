import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { graphqlSchema } from '../../gateway/app.ts'
import type { Services } from '../../gateway/rooms.ts'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { address, test } from '../support/gateway.ts'
import { contents } from './contents.ts'
import { type Ids, type Operation, onOneEdge, operations } from './operations.ts'
import { prepare } from './prepare.ts'

const viewers = ['anonymous', 'individual', 'business', 'admin', 'deleted', 'demoted'] as const
type ViewerKind = (typeof viewers)[number]

/** Why each viewer is kept from what is for admins. */
const refusals: Partial<Record<ViewerKind, string>> = {
  anonymous: 'token_missing',
  individual: 'forbidden',
  business: 'forbidden',
  deleted: 'user_not_found',
  demoted: 'token_invalid',
}

/** Who comes with a token that is good no longer is told so, even where nobody has to show one. */
const badTokens: readonly ViewerKind[] = ['deleted', 'demoted']

/** A right of everybody who is signed in is forbidden to none of them. */
const refusalFor = ({ allowed }: Operation, kind: ViewerKind): string | undefined => {
  const isMet = allowed === 'everyone' || (allowed === 'signed-in' && refusals[kind] === 'forbidden')
  return isMet && !badTokens.includes(kind) ? undefined : refusals[kind]
}

/** What nobody but an admin may read, and what not even an admin may. */
const forAdmins = ['Visible Donor', 'Hidden Donor', 'subscriber@example.org', 'A letter to the team']
const forNobody = ['plain from-stray-to-safe', 'tokenVersion', 'passwordHash']

const becomes = async (
  kind: ViewerKind,
  visitor: Agent,
  services: Services,
  manager: EntityManager,
): Promise<Agent> => {
  if (kind === 'anonymous') return visitor
  const isAdmin = kind === 'admin' || kind === 'demoted'
  const input = signUpOf(kind, kind === 'business' ? 'business' : 'individual')
  await (isAdmin
    ? services.accounts.createAdmin(input, 'en')
    : services.accounts.signUp(input, 'en', address))
  const { token } = await services.accounts.login({ username: kind, password }, address)
  if (kind === 'deleted') await manager.query(`delete from users where username_key = 'deleted'`)
  if (kind === 'demoted') await services.accounts.changeRole('demoted', 'user')
  return visitor.as(token)
}

interface Outcome {
  code?: string
  data?: unknown
  text: string
  changed: boolean
}

const withoutIds = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (key, each) => (key === 'id' || key === 'token' ? undefined : each)),
  )

/** Tries an operation on one edge and takes back all it did, so that the other edge starts from the same. */
const attempt = async (
  manager: EntityManager,
  work: () => Promise<Omit<Outcome, 'changed'>>,
): Promise<Outcome> => {
  const before = await contents(manager)
  await manager.query('savepoint attempt')
  const outcome = await work()
  const changed = JSON.stringify(await contents(manager)) !== JSON.stringify(before)
  await manager.query('rollback to savepoint attempt')
  return { ...outcome, changed }
}

type AskGraphql = NonNullable<Operation['graphql']>

const overRest = (operation: Operation, agent: Agent, ids: Ids) => async () => {
  const { status, headers, body } = await operation.rest(agent, ids)
  const text = JSON.stringify(body)
  if (status >= 400) return { code: (body as { code: string }).code, text }
  const comparable = operation.comparable ?? ((all: unknown) => all)
  return { data: withoutIds(comparable(body as never, headers)), text }
}

const overGraphql = (graphql: AskGraphql, agent: Agent, ids: Ids) => async () => {
  const { body } = await graphql(agent, ids)
  const text = JSON.stringify(body)
  const [error] = body.errors ?? []
  if (error) return { code: String(error.extensions.code), text }
  const [data] = Object.values(body.data)
  return { data: withoutIds(typeof data === 'string' ? 'an id' : data), text }
}

describe('each operation answers the same on both edges', () => {
  for (const operation of operations) {
    const name = `${operation.routes.join(', ')} and ${operation.fields.join(', ')}`
    for (const kind of viewers) {
      test(`${name}, asked by ${kind}`, async ({ asVisitor, services, manager }) => {
        const ids = await prepare(services)
        const agent = await becomes(kind, asVisitor, services, manager)
        const rest = await attempt(manager, overRest(operation, agent, ids))
        const graphql =
          operation.graphql && (await attempt(manager, overGraphql(operation.graphql, agent, ids)))

        if (graphql) {
          expect(graphql.code).toBe(rest.code)
          expect(graphql.data).toEqual(rest.data)
          expect(graphql.changed).toBe(rest.changed)
        }
        expect(rest.code).toBe(refusalFor(operation, kind))
        if (rest.code !== undefined) expect(rest.changed).toBe(false)

        const told = rest.text + (graphql?.text ?? '')
        for (const secret of forNobody) expect(told).not.toContain(secret)
        if (kind !== 'admin') for (const secret of forAdmins) expect(told).not.toContain(secret)
      })
    }
  }
})

describe('the table of operations', () => {
  test('holds every route of REST', async ({ app }) => {
    await app.ready()
    const paths = Object.values(app.swagger().paths ?? {}) as Record<string, { operationId?: string }>[]
    const offered = paths.flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    const listed = [...operations.flatMap(({ routes }) => routes), ...Object.keys(onOneEdge)]
    expect(offered.filter((operationId) => !listed.includes(String(operationId)))).toEqual([])
    expect(offered.length).toBeGreaterThan(0)
  })

  test('holds every field of GraphQL', () => {
    const types = [graphqlSchema.getQueryType(), graphqlSchema.getMutationType()]
    const offered = types.flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
    )
    const listed = [...operations.flatMap(({ fields }) => fields), ...Object.keys(onOneEdge)]
    expect(offered.filter((field) => !listed.includes(field))).toEqual([])
    expect(offered.length).toBeGreaterThan(0)
  })
})
