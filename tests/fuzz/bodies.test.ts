import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { problems } from '../../schema/problems.ts'
import { test } from '../contract/prepared.ts'
import type { Agent } from '../support/agent.ts'
import { runs } from './runs.ts'
import { type Write, writes } from './writes.ts'

type Json = Record<string, unknown>

/** Texts that break what does not expect them. */
const nasty = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00a',
  '\u202egnirts',
  '𝒳🐕‍🦺',
  'ქართული',
  'x'.repeat(5001),
  '__proto__',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '\r\nBcc: a@b.ge',
  '9'.repeat(400),
  '2026-02-30',
)

const anything = fc.oneof(
  nasty,
  fc.jsonValue(),
  fc.double(),
  fc.bigInt().map(String),
  fc.string({ unit: 'binary' }),
)

/** A body that would be accepted with some of its fields replaced, missing or added; or none at all. */
const bodies = (body: Json) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record(
        Object.fromEntries(Object.keys(body).map((key) => [key, fc.oneof(fc.constant(body[key]), anything)])),
        { requiredKeys: [] },
      ),
    },
    {
      weight: 2,
      arbitrary: fc
        .dictionary(fc.oneof(nasty, fc.string()), anything)
        .map((extra) => ({ ...body, ...extra })),
    },
    { weight: 1, arbitrary: fc.dictionary(fc.string(), anything) },
  )

const isProblemCode = (code: unknown): boolean => typeof code === 'string' && code in problems

const send = (agent: Agent, { method, path }: Write, ids: Parameters<Write['path']>[0], body: Json) =>
  agent[method]<Json>(path(ids), body)

const mutate = ({ mutation, inputType }: Write, ids: Parameters<Write['path']>[0]) =>
  `mutation ($input: ${inputType}) { ${mutation(ids)} }`

describe('random bodies', () => {
  for (const write of writes) {
    test(`for ${write.name} over REST are each answered or refused in the one shape`, {
      timeout: 120_000,
    }, async ({ asAdmin, ids }) => {
      await fc.assert(
        fc.asyncProperty(bodies(write.body), async (body) => {
          const answer = await send(asAdmin, write, ids, body)
          expect(answer.status).toBeLessThan(500)
          if (answer.status < 400) return
          expect(answer.headers['content-type']).toContain('application/problem+json')
          expect(isProblemCode(answer.body.code)).toBe(true)
          expect(answer.body.error).toBe(answer.body.detail)
        }),
        runs,
      )
    })

    test(`for ${write.name} over GraphQL are each answered or refused with a code`, {
      timeout: 120_000,
    }, async ({ asAdmin, ids }) => {
      const document = mutate(write, ids)
      await fc.assert(
        fc.asyncProperty(bodies(write.body), async (input) => {
          const { status, body } = await asAdmin.graphql(document, { input })
          expect(status).toBeLessThan(500)
          for (const { extensions } of body.errors ?? []) {
            expect(isProblemCode(extensions.code)).toBe(true)
            expect(extensions.code).not.toBe('internal')
          }
        }),
        runs,
      )
    })
  }
})

describe('texts of any kind', () => {
  const texts = [
    'ქართული',
    '𝒳🐕‍🦺',
    '\u202egnirts',
    'a\r\nb',
    'e\u0301',
    'x'.repeat(60),
    '\0',
    'a\0b',
    '\ud800',
    'a\udc00',
  ]
  const fields = writes.flatMap((write) => write.texts.map((field) => ({ write, field })))

  for (const { write, field } of fields) {
    test(`in ${field} of ${write.name} come back exactly or are refused`, async ({ asAdmin, ids }) => {
      for (const [index, text] of texts.entries()) {
        const body = {
          ...write.body,
          [field]: text,
          ...(write.name === 'signUp'
            ? { username: `u${index}-${field}`, email: `${index}@${field}.ge` }
            : {}),
        }
        const rest = await send(asAdmin, write, ids, body)
        if (rest.status < 400) expect(rest.body[field]).toBe(text)
        else expect(rest.body).toMatchObject({ status: 400, errors: [{ field, code: 'invalid_text' }] })
        const again =
          write.name === 'signUp'
            ? { ...body, username: `${body.username}-g`, email: `g${body.email}` }
            : body
        const graphql = await asAdmin.graphql<Record<string, Json>>(mutate(write, ids), { input: again })
        if (rest.status < 400) expect(Object.values(graphql.body.data)[0]?.[field]).toBe(text)
        else expect(graphql.body.errors?.[0]?.extensions.code).toBe('validation_failed')
      }
    })
  }
})

describe('what does not belong', () => {
  const wrongTypes: unknown[] = [{}, { $ne: null }, [], [1], { toString: 'x' }]
  const extras: Json = {
    role: 'admin',
    id: '1',
    raised: 1_000_000,
    createdAt: '2020-01-01T00:00:00Z',
    donations: [],
    tokenVersion: 9,
  }
  /** What a change may bear of a record that was read: `tests/api/put-back.test.ts`. */
  const ofRecords = ['id', 'raised', 'donations']

  for (const write of writes) {
    test(`in a field of ${write.name} is a 400 on both edges`, async ({ asAdmin, ids }) => {
      const scalars = Object.keys(write.body).filter(
        (field) => !['translations', 'videoLinks'].includes(field),
      )
      for (const field of scalars) {
        for (const wrong of wrongTypes) {
          const body = { ...write.body, [field]: wrong }
          expect((await send(asAdmin, write, ids, body)).status, field).toBe(400)
          expect(
            (await asAdmin.graphql(mutate(write, ids), { input: body })).body.errors?.[0]?.extensions.code,
          ).toBe('validation_failed')
        }
      }
    })

    test(`beside the fields of ${write.name} is refused on both edges`, async ({ asAdmin, ids }) => {
      for (const [name, value] of Object.entries(extras)) {
        if (write.method === 'put' && ofRecords.includes(name)) continue
        const body = { ...write.body, [name]: value }
        const { status, body: problem } = await send(asAdmin, write, ids, body)
        expect(status).toBe(400)
        expect(problem).toMatchObject({ errors: [{ field: name, code: 'unknown_field' }] })
        expect(
          (await asAdmin.graphql(mutate(write, ids), { input: body })).body.errors?.[0]?.extensions.code,
        ).toBe('validation_failed')
      }
    })
  }
})
