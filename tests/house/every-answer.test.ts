import type { SerializerFactory } from '@fastify/fast-json-stringify-compiler'
import { expect, it, vi } from 'vitest'
import { emitOpenapi } from '../../gateway/cli/contract.ts'

const made = vi.hoisted((): string[] => [])

/** As the gateway has it, but that nothing waits until it is used. */
vi.mock('../../gateway/http/late-serializers.ts', async () => {
  const { SerializerSelector } = await import('@fastify/fast-json-stringify-compiler')
  const atOnce: SerializerFactory = (...shared) => {
    const compile = SerializerSelector()(...shared)
    return (route) => {
      made.push(`${route.method} ${route.url} ${route.httpStatus}`)
      return compile(route)
    }
  }
  return { lateSerializers: () => atOnce }
})

it('every answer that a route documents can be written, which a gateway finds out only as it answers', async () => {
  await emitOpenapi()
  expect(made).toContain('GET /api/projects 200')
})
