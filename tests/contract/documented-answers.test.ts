import { describe, expect } from 'vitest'
import { event } from '../../schema/events.ts'
import document from '../../schema/openapi.json' with { type: 'json' }
import { project } from '../../schema/projects.ts'
import type { Agent, Answer } from '../support/agent.ts'
import { type DocumentedOperation, documented, faults } from './document.ts'
import { type Ids, idFor } from './operations/operation.ts'
import { onOneEdge, operations } from './operations.ts'
import { test } from './prepared.ts'

/** Sent by the gateway when a host limits requests, when a list goes on, or where an answer may be kept. */
const notAlways = /^(?:ratelimit-|link$|etag$|vary$)/

/** Told to clients, so each has to be documented where it is sent. */
const telling = ['content-language', 'location', 'link', 'retry-after', 'www-authenticate', 'etag']

const expectDocumented = (operation: DocumentedOperation, { status, headers, body }: Answer<unknown>) => {
  const response = operation.responses.find((each) => each.status === status)
  expect(response, `${operation.id} answers ${status}`).toBeDefined()
  const [media] = response?.media ?? []
  if (media === undefined) return expect(body).toBeNull()
  expect(String(headers['content-type'])).toContain(media.type)
  expect(faults(media.schemaPointer, body)).toEqual([])

  const listed = response?.headers ?? []
  const sent = Object.keys(headers)
  expect(listed.filter((name) => !notAlways.test(name) && !sent.includes(name))).toEqual([])
  expect(sent.filter((name) => telling.includes(name) && !listed.includes(name))).toEqual([])
  if (status >= 400) expect(media.examples.map(([code]) => code)).toContain((body as { code: string }).code)
}

const send = (agent: Agent, { method, path }: DocumentedOperation, ids: Ids, body: unknown) => {
  const url = path.replace('{id}', idFor(path, ids))
  const json = body as Record<string, unknown>
  return method === 'put' ? agent.put(url, json) : agent.post(url, json)
}

describe('what the gateway answers is what the document says', () => {
  for (const operation of documented) {
    const known = operations.find(({ routes }) => routes.includes(operation.id))
    if (known === undefined) continue
    test(`${operation.id}, to an admin and to a visitor`, async ({ asAdmin, asVisitor, ids }) => {
      expectDocumented(operation, await known.rest(asVisitor, ids))
      if (operation.path.includes('{id}')) {
        const nowhere: Ids = {
          project: 'nowhere',
          emptyProject: 'nowhere',
          donation: 'nowhere',
          voidedDonation: 'nowhere',
          spending: 'nowhere',
          donationImport: 'nowhere',
          pledge: 'nowhere',
          pledgeToken: 'nowhere',
          paidPledgeToken: 'nowhere',
          receipt: 'nowhere',
          outdatedReceipt: 'nowhere',
          statementYear: 'nowhere',
          donorStatement: 'nowhere',
          donor: 'nowhere',
          donorPair: 'nowhere',
          monthlyPledge: 'nowhere',
          monthlyPledgeToken: 'nowhere',
          event: 'nowhere',
          picture: 'nowhere',
          issue: 'nowhere',
          archivedIssue: 'nowhere',
          letter: 'nowhere',
          launch: 'nowhere',
          message: 'nowhere',
          session: 'nowhere',
          member: 'nowhere',
          invitation: 'nowhere',
          invitationToken: 'nowhere',
          passwordResetToken: 'nowhere',
          emailVerificationToken: 'nowhere',
          subscriptionToken: 'nowhere',
          emailChangeToken: 'nowhere',
          secondFactorKey: '',
          deletedMessage: 'nowhere',
          reader: 'nowhere',
          removedReader: 'nowhere',
          subscriber: 'nowhere',
          removedSubscriber: 'nowhere',
          placeToken: 'nowhere',
          trailEntry: 'nowhere',
          savedView: 'nowhere',
        }
        const answer = await known.rest(asAdmin, nowhere)
        expect(answer.status).toBe(404)
        expectDocumented(operation, answer)
      }
      expectDocumented(operation, await known.rest(asAdmin, ids))
    })
  }

  test('to an address that brings too much, or is none', async ({ asAdmin, ids }) => {
    const overfull = new URLSearchParams(Array.from({ length: 2001 }, (_, index) => [`a${index}`, '1']))
    const withoutBody = documented.filter(({ path, body }) => path.startsWith('/api/') && body.length === 0)
    for (const operation of withoutBody) {
      for (const [id, query] of [
        [idFor(operation.path, ids), `?${overfull}`],
        ['%zz', ''],
      ] as const) {
        if (query === '' && !operation.path.includes('{id}')) continue
        const url = `${operation.path.replace('{id}', id)}${query}`
        const { get, post, delete: remove } = asAdmin
        const { method } = operation
        const answer = await (method === 'post' ? post(url, {}) : method === 'get' ? get(url) : remove(url))
        expect(answer.status, `${method} ${url.slice(0, 60)}`).toBe(400)
        expectDocumented(operation, answer)
      }
    }
  })

  test('to a token that is none, whatever it is for', async ({ asVisitor, ids }) => {
    for (const known of operations) {
      for (const operation of documented.filter(({ id }) => known.routes.includes(id))) {
        const answer = await known.rest(asVisitor.as('nonsense'), ids)
        expect(answer, operation.id).toMatchObject({ status: 401, body: { error: 'invalid token' } })
        expectDocumented(operation, answer)
      }
    }
  })

  test('to a page of another site that would write', async ({ asVisitor, ids }) => {
    const headers = { origin: 'https://elsewhere.example' }
    for (const operation of documented.filter(({ method }) => method !== 'get')) {
      const url = operation.path.replace('{id}', idFor(operation.path, ids))
      const answer =
        operation.method === 'delete'
          ? await asVisitor.delete(url, headers)
          : operation.method === 'put'
            ? await asVisitor.put(url, {}, headers)
            : await asVisitor.post(url, {}, headers)
      expect(answer).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
      expectDocumented(operation, answer)
    }
  })

  test('to those who watch the process', async ({ asVisitor }) => {
    const watched = documented.filter(({ path }) => !path.startsWith('/api/'))
    expect(watched.map(({ id }) => id).filter((id) => !(id in onOneEdge))).toEqual([])
    for (const operation of watched) expectDocumented(operation, await asVisitor.get(operation.path))
  })
})

/** The ids of an example are those of the demo. */
const aboutWhatIsThere = <Value>(value: Value, ids: Ids): Value =>
  JSON.parse(
    JSON.stringify(value).replaceAll(project.exampleId, ids.project).replaceAll(event.exampleId, ids.event),
  )

describe('each example of a request', () => {
  for (const operation of documented) {
    for (const [name, value] of operation.body.flatMap(({ examples }) => examples)) {
      test(`is taken as it stands: ${operation.id}, ${name}`, async ({ asAdmin, ids }) => {
        await asAdmin.put(`/api/launches/${ids.launch}/state`, { launched: true })
        const answer = await send(asAdmin, operation, ids, aboutWhatIsThere(value, ids))
        expect([200, 201, 204], JSON.stringify(answer.body)).toContain(answer.status)
        expectDocumented(operation, answer)
      })
    }
  }
})

/** A body without one of its fields each, and without any. */
const lacking = (body: Record<string, unknown>): Record<string, unknown>[] => [
  ...Object.keys(body).map((left) =>
    Object.fromEntries(Object.entries(body).filter(([key]) => key !== left)),
  ),
  {},
]

describe('each example of a request that lacks a field', () => {
  for (const operation of documented.filter(({ body }) => body.some(({ type }) => /json/.test(type)))) {
    for (const { schemaPointer, examples } of operation.body) {
      for (const [name, example] of examples) {
        test(`is refused where the schema says so, and nowhere else: ${operation.id}, ${name}`, async ({
          asAdmin,
          ids,
        }) => {
          for (const body of lacking(example as Record<string, unknown>)) {
            const { status } = await send(asAdmin, operation, ids, body)
            expect(status === 400, JSON.stringify(body)).toBe(faults(schemaPointer, body).length > 0)
          }
        })
      }
    }
  }
})

test('how many items a page has is a whole number', () => {
  const { limit } = document.components.parameters
  expect(limit.schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 1000 })
})

describe('each body of unknown fields, or too long', () => {
  for (const operation of documented.filter(({ body }) => body.some(({ type }) => /json/.test(type)))) {
    test(`meets a documented refusal: ${operation.id}`, async ({ asAdmin, ids }) => {
      expectDocumented(operation, await send(asAdmin, operation, ids, { unknown: true }))
      expectDocumented(operation, await send(asAdmin, operation, ids, { title: 'x'.repeat(1_100_000) }))
    })
  }
})

describe('each example in the document', () => {
  for (const { id, body, responses } of documented) {
    test(`fits its schema: ${id}`, () => {
      const media = [...body, ...responses.flatMap((response) => response.media)]
      const broken = media.flatMap(({ schemaPointer, examples }) =>
        examples.flatMap(([name, value]) => faults(schemaPointer, value).map((fault) => `${name}: ${fault}`)),
      )
      expect(broken).toEqual([])
    })
  }
})
