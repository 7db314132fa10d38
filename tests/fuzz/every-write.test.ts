import { describe, expect } from 'vitest'
import { problems } from '../../schema/problems.ts'
import type { Ids } from '../contract/operations/operation.ts'
import { operations } from '../contract/operations.ts'
import { test } from '../contract/prepared.ts'
import type { Agent, Answer, GraphqlBody, Json } from '../support/agent.ts'
import { isThorough } from './runs.ts'

/** What breaks what does not expect it, whatever stands in that place. */
const few: unknown[] = ['', 'a\0b', '\ud800', 'x'.repeat(20_000), '2026-02-30', {}, [], null, -1, 1e308]
const more: unknown[] = [
  ...['__proto__', '\u202egnirts', '9'.repeat(400), '+275760-09-13T00:00:00.001Z', '%', '\\'],
  ...['00000000-0000-0000-0000-000000000000', "'; drop table users; --"],
  ...[{ $ne: null }, [null], ['a', 'a'], true, 0, 1.005, 2 ** 53, Number.MIN_VALUE],
]
const strange = isThorough ? [...few, ...more] : few

/** What a body bears that only the gateway writes; `updateProject` and its like pass over what was read: `tests/api/put-back.test.ts`. */
const extras: Record<string, unknown> = {
  role: 'admin',
  createdAt: '2020-01-01T00:00:00Z',
  tokenVersion: 9,
  userId: '1',
  settledAt: '2020-01-01T00:00:00Z',
}

/** A value with each of its parts, however deep, once as something strange, and once away. */
function* spoilt(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return
  const parts = Object.entries(value)
  for (const [index, [name, part]] of parts.entries()) {
    const rest = (others: readonly (readonly [string, unknown])[]): unknown => {
      const all = [...parts.slice(0, index), ...others, ...parts.slice(index + 1)]
      return Array.isArray(value) ? all.map(([, each]) => each) : Object.fromEntries(all)
    }
    yield rest([])
    for (const other of strange) yield rest([[name, other]])
    for (const inner of spoilt(part)) yield rest([[name, inner]])
  }
}

/** What an operation sends, and how something else is sent instead. */
interface Sending {
  body: Json
  send: (body: Json) => Promise<Answer<unknown>>
}

const nothing = async () => ({ status: 204, headers: {}, body: null as never })

/** The first body that an operation sends, which is not sent; null where it sends none. */
const sendingOf = async (agent: Agent, act: (agent: Agent) => Promise<unknown>): Promise<Sending | null> => {
  const sendings: Sending[] = []
  // What it does with the answer it does with none.
  await act({
    ...agent,
    post: (url, body, headers) => {
      if (!Buffer.isBuffer(body)) sendings.push({ body, send: (other) => agent.post(url, other, headers) })
      return nothing()
    },
    put: (url, body, headers) => {
      sendings.push({ body, send: (other) => agent.put(url, other, headers) })
      return nothing()
    },
    graphql: (query, body = {}, headers) => {
      sendings.push({ body, send: (other) => agent.graphql(query, other, headers) })
      return nothing()
    },
  }).catch(() => undefined)
  const [first] = sendings
  return first && Object.keys(first.body).length > 0 ? first : null
}

/** Why it was refused: of what was not, a code may be that of a pledge. */
const codesOf = ({ status, body }: Answer<unknown>): unknown[] => {
  const { code, errors = [] } = Object(body) as { code?: unknown } & Partial<GraphqlBody<unknown>>
  if (code === undefined) return errors.map(({ extensions }) => extensions?.code)
  return status >= 400 ? [code] : []
}

/** What is wrong with an answer; nothing where it is one of ours. */
const faultsOf = (answer: Answer<unknown>): string[] => {
  const { status } = answer
  const codes = codesOf(answer)
  const strangers = codes.filter((code) => typeof code !== 'string' || !(code in problems))
  return [
    ...(status >= 500 && !codes.includes('unavailable') ? [`answered ${status}`] : []),
    ...(codes.includes('internal') ? ['was our own fault'] : []),
    ...(status >= 400 && codes.length === 0 ? [`refused ${status} without a code`] : []),
    ...strangers.map((code) => `a code of its own: ${String(code)}`),
  ]
}

const edges = ['rest', 'graphql'] as const

const written = operations.filter(({ fields, routes }) =>
  routes.length > 0 ? true : fields.some((field) => field.startsWith('Mutation.')),
)

describe('with each part of what it takes spoilt in every way,', () => {
  for (const operation of written) {
    for (const edge of edges) {
      const act: ((agent: Agent, ids: Ids) => Promise<unknown>) | undefined = operation[edge]
      if (!act) continue
      const [name] = edge === 'rest' ? operation.routes : operation.fields
      test(`${name} answers or refuses over ${edge}, and fails never`, { timeout: 240_000 }, async ({
        asAdmin,
        ids,
        manager,
      }) => {
        const sending = await sendingOf(asAdmin, (agent) => act(agent, ids))
        if (sending === null) return
        const send = async (body: Json) => {
          await manager.query('savepoint spoilt')
          const answer = await sending.send(body)
          await manager.query('rollback to savepoint spoilt')
          return answer
        }
        for (const body of spoilt(sending.body))
          expect(faultsOf(await send(body as Json)), JSON.stringify(body).slice(0, 500)).toEqual([])
        const besides = Object.entries(edge === 'rest' ? extras : {}).filter(
          ([key]) => !(key in sending.body),
        )
        for (const [key, value] of besides)
          expect((await send({ ...sending.body, [key]: value })).status, key).toBeGreaterThanOrEqual(400)
      })
    }
  }
})
