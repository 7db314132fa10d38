import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { graphqlSchema } from '../../gateway/app.ts'
import type { Services } from '../../gateway/rooms.ts'
import { isPermission, mayRole, type Permission } from '../../schema/permissions.ts'
import { isRole, type Role } from '../../schema/roles.ts'
import { password, signUpOf } from '../support/accounts.ts'
import type { Agent } from '../support/agent.ts'
import { filledOnce } from '../support/filled-once.ts'
import { address } from '../support/gateway.ts'
import { contents } from './contents.ts'
import { documented } from './document.ts'
import { type Ids, type Operation } from './operations/operation.ts'
import { allowedOnOneEdge, onOneEdge, operations } from './operations.ts'
import { prepare } from './prepare.ts'

const viewers = [
  'anonymous',
  'individual',
  'business',
  'viewer',
  'editor',
  'admin',
  'deleted',
  'demoted',
] as const
type ViewerKind = (typeof viewers)[number]

const roleOf = (kind: ViewerKind): Role => (isRole(kind) ? kind : 'user')

/** Whether they have a permission that holds. */
const has = (kind: ViewerKind, permission: Permission): boolean => mayRole(roleOf(kind), permission)

/** Why each viewer is kept from what they may not; whoever is signed in and may not is forbidden. */
const refusals: Partial<Record<ViewerKind, string>> = {
  anonymous: 'token_missing',
  deleted: 'user_not_found',
  demoted: 'token_invalid',
}

/** Who comes with a token that is good no longer is told so, even where nobody has to show one. */
const badTokens: readonly ViewerKind[] = ['deleted', 'demoted']

/** A right of everybody who is signed in is forbidden to none of them; any other to whose role has it not. */
const refusalFor = ({ allowed }: Pick<Operation, 'allowed'>, kind: ViewerKind): string | undefined => {
  if (badTokens.includes(kind)) return refusals[kind]
  if (allowed === 'everyone') return undefined
  if (kind === 'anonymous') return refusals[kind]
  return allowed === 'signed-in' || has(kind, allowed) ? undefined : 'forbidden'
}

/** What only those may read who have the permission, and what not even an admin may. */
const secrets: Partial<Record<Permission, readonly string[]>> = {
  'gifts:read': ['Visible Donor'],
  'letters:manage': ['addressee@example.org'],
  'people:addresses': ['Hidden Donor', 'hidden@example.org', 'subscriber@example.org', 'reader@example.org'],
  'messages:read': ['A letter to the team'],
  'messages:write': ['writer@example.org'],
}
const forNobody = ['plain from-stray-to-safe', 'tokenVersion', 'passwordHash']

/** Signs somebody of a kind up and in; answers their token, null where nobody is. */
const comes = async (
  kind: ViewerKind,
  { accounts }: Services,
  manager: EntityManager,
): Promise<string | null> => {
  if (kind === 'anonymous') return null
  const isAdmin = kind === 'admin' || kind === 'demoted'
  const input = signUpOf(kind, kind === 'business' ? 'business' : 'individual')
  await (isAdmin ? accounts.createAdmin(input, 'en') : accounts.signUp(input, 'en', address))
  if (kind === 'viewer' || kind === 'editor') await accounts.changeRole(kind, kind)
  const { token } = await accounts.login({ username: kind, password }, address)
  if (kind === 'deleted') await manager.query(`delete from users where username_key = 'deleted'`)
  if (kind === 'demoted') await accounts.changeRole('demoted', 'user')
  return token
}

// Everybody comes once, and is read with all else once: that takes longer than most of what is tried here.
const test = filledOnce(async (services, manager) => {
  const ids = await prepare(services, manager)
  const tokens = new Map<ViewerKind, string>()
  for (const kind of viewers) {
    const token = await comes(kind, services, manager)
    if (token !== null) tokens.set(kind, token)
  }
  return { ids, tokens, before: await contents(manager) }
})

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

type Contents = Awaited<ReturnType<typeof contents>>

/** Tries an operation on one edge and takes back all it did, so that the other edge starts from the same. */
const attempt = async (
  manager: EntityManager,
  before: Contents,
  work: () => Promise<Omit<Outcome, 'changed'>>,
): Promise<Outcome> => {
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
      test(`${name}, asked by ${kind}`, async ({ asVisitor, manager, filled: { ids, tokens, before } }) => {
        const token = tokens.get(kind)
        const agent = token === undefined ? asVisitor : asVisitor.as(token)
        const rest = await attempt(manager, before, overRest(operation, agent, ids))
        const graphql =
          operation.graphql && (await attempt(manager, before, overGraphql(operation.graphql, agent, ids)))

        if (graphql && operation.nested && rest.code === undefined && !has(kind, operation.nested)) {
          expect(graphql.code).toBe('forbidden')
        } else if (graphql) {
          expect(graphql.code).toBe(rest.code)
          expect(graphql.data).toEqual(rest.data)
          expect(graphql.changed).toBe(rest.changed)
        }
        const refused = refusalFor(operation, kind) ?? operation.refused?.[roleOf(kind)]
        expect(rest.code).toBe(badTokens.includes(kind) ? refusals[kind] : refused)
        if (rest.code !== undefined) expect(rest.changed).toBe(false)

        const told = rest.text + (graphql?.text ?? '')
        for (const secret of forNobody) expect(told).not.toContain(secret)
        for (const [permission, kept] of Object.entries(secrets)) {
          if (isPermission(permission) && has(kind, permission)) continue
          for (const secret of kept) expect(told).not.toContain(secret)
        }
      })
    }
  }
})

describe('an operation that is on one edge alone is for those who may', () => {
  for (const { id, method, path } of documented) {
    const allowed = allowedOnOneEdge[id]
    if (allowed === undefined) continue
    for (const kind of viewers) {
      test(`${id}, asked by ${kind}`, async ({ asVisitor, manager, filled: { ids, tokens, before } }) => {
        const token = tokens.get(kind)
        const agent = token === undefined ? asVisitor : asVisitor.as(token)
        const url = path.replace('{id}', ids.project)
        const outcome = await attempt(manager, before, async () => {
          const { status, body } = await (method === 'get' ? agent.get(url) : agent.post(url, {}))
          return { code: (body as { code: string }).code, text: String(status) }
        })
        const refused = refusalFor({ allowed }, kind)
        if (refused === undefined) expect(['401', '403']).not.toContain(outcome.text)
        else expect(outcome.code).toBe(refused)
        expect(outcome.changed).toBe(false)
      })
    }
  }

  test('as the reference says', () => {
    const said = documented.filter(({ id, permission }) => id in onOneEdge && permission !== null)
    expect(Object.fromEntries(said.map(({ id, permission }) => [id, permission]))).toEqual(allowedOnOneEdge)
  })
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
