import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { lateSerializers } from './late-serializers.ts'

const text = { type: 'string' }

/** A server of two routes, which tells for which answers something has been made to write them. */
const serve = async () => {
  const made: string[] = []
  const buildSerializer = lateSerializers((...shared) => {
    const compile = SerializerSelector()(...shared)
    return (route) => {
      made.push(`${route.url} ${route.httpStatus}`)
      return compile(route)
    }
  })
  const app = Fastify({ schemaController: { compilersFactory: { buildSerializer } } })
  app.addSchema({ $id: 'Dog', type: 'object', properties: { name: text } })
  const response = { 200: { $ref: 'Dog#' }, 404: { type: 'object', properties: { code: text } } }
  for (const url of ['/dog', '/other'])
    app.get(url, { schema: { response } }, () => ({ name: 'Rex', chip: 'secret' }))
  await app.ready()
  return { app, made }
}

describe('what writes an answer', () => {
  it('is made for the first such answer, and once', async () => {
    const { app, made } = await serve()
    expect(made).toEqual([])
    for (const _ of [1, 2, 3]) await app.inject('/dog')
    expect(made).toEqual(['/dog 200'])
  })

  it('writes what the schema names, and nothing else', async () => {
    const { app } = await serve()
    const answers = [await app.inject('/dog'), await app.inject('/other'), await app.inject('/dog')]
    expect(answers.map(({ payload }) => payload)).toEqual(Array(3).fill('{"name":"Rex"}'))
  })
})
