import { describe, expect } from 'vitest'
import { graphqlSchema } from '../../gateway/app.ts'
import type { Agent } from '../support/agent.ts'
import { contents } from './contents.ts'
import { type DocumentedOperation, documented } from './document.ts'
import { type Ids, idFor } from './operations/operation.ts'
import { test } from './prepared.ts'

type Json = Record<string, unknown>

const creates = documented.filter(({ method, responses }) => {
  return method === 'post' && responses.some(({ status }) => status === 201)
})

const examplesOf = ({ body }: DocumentedOperation): Json[] =>
  body.flatMap(({ examples }) => examples.map(([, value]) => value as Json))

/** The next example of the document, or the only one with another first text. */
const another = (operation: DocumentedOperation): Json => {
  const [first = {}, second] = examplesOf(operation)
  const [name = '', text] = Object.entries(first).find(([, value]) => typeof value === 'string') ?? []
  return second ?? { ...first, [name]: `x${text}` }
}

const post = (agent: Agent, { path }: DocumentedOperation, ids: Ids, body: Json) => {
  const id = idFor(path, ids)
  return agent.post(path.replace('{id}', id), body, { 'idempotency-key': 'made for this request' })
}

describe('whatever creates something, asked again under its key', () => {
  for (const operation of creates) {
    const [body = {}] = examplesOf(operation)

    test(`answers as before and creates nothing: ${operation.id}`, async ({ asAdmin, ids, manager }) => {
      const first = await post(asAdmin, operation, ids, body)
      expect(first.status).toBe(201)
      const created = await contents(manager)
      const again = await post(asAdmin, operation, ids, body)
      expect(again).toMatchObject({ status: 201, body: first.body })
      expect(again.headers.location).toBe(first.headers.location)
      expect(await contents(manager)).toEqual(created)
    })

    test(`is refused for something else: ${operation.id}`, async ({ asAdmin, ids, manager }) => {
      await post(asAdmin, operation, ids, body)
      const created = await contents(manager)
      const other = await post(asAdmin, operation, ids, another(operation))
      expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
      expect(await contents(manager)).toEqual(created)
    })

    test(`is documented on both edges: ${operation.id}`, () => {
      expect(operation.headers).toContain('idempotency-key')
      expect(operation.responses.map(({ status }) => status)).toContain(409)
      const mutation = graphqlSchema.getMutationType()?.getFields()[operation.id]
      expect(mutation?.args.map(({ name }) => name)).toContain('idempotencyKey')
    })
  }
})
