import { describe, expect } from 'vitest'
import { createDataSource } from '../../gateway/database/data-source.ts'
import { isDatabaseReady } from '../../gateway/database/prepare.ts'
import { createAgent } from '../support/agent.ts'
import { errorsOf, logging, test } from '../support/logging.ts'

describe('a database that is not there yet', () => {
  test('is a line for each who asks, with its cause where it is known, and no stack', async ({
    services,
  }) => {
    const connection = { url: 'postgres://nobody@127.0.0.1:1/nothing' }
    const nowhere = createDataSource({ connection, poolSize: 1, entities: [], migrations: [] })
    const unreachable: unknown = await nowhere.initialize().catch((error: unknown) => error)
    const log = await logging(services, {
      isUp: () => false,
      isReady: () => isDatabaseReady(nowhere, unreachable),
    })
    const visitor = createAgent(log.app)
    expect((await visitor.get('/ready')).status).toBe(503)
    expect((await visitor.get('/api/gallery')).status).toBe(503)
    expect((await visitor.graphql('{ viewer { id } }')).status).toBe(503)
    expect(errorsOf(log.lines())).toEqual([])
    const warned = log.lines().filter(({ level }) => level > 30)
    const msg = 'service temporarily unavailable'
    expect(warned).toMatchObject([
      { level: 40, msg, cause: 'ECONNREFUSED' },
      { level: 40, msg },
      { level: 40, msg },
    ])
    expect(log.text()).not.toMatch(/\bat .+:\d+/)
  })

  test('is still told with all there is when it goes away later', async ({ services }) => {
    const gone = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' })
    const log = await logging({
      ...services,
      gallery: { ...services.gallery, get: () => Promise.reject(gone) },
    })
    expect((await createAgent(log.app).get('/api/gallery')).status).toBe(503)
    expect(errorsOf(log.lines())).toMatchObject([
      { code: 'ECONNREFUSED', stack: expect.stringMatching(/at /) },
    ])
  })
})

describe('whoever logs', () => {
  test('is held to the same', async ({ log, manager, failing }) => {
    await failing(async () => {
      const error: unknown = await manager
        .query('select $1::int', ['Privatevalue'])
        .catch((cause: unknown) => cause)
      expect(String(error)).toContain('Privatevalue')
      log.app.log.error(error)
      log.app.log.error({ err: error })
      log.app.log.fatal({ err: error }, 'the end')
      log.app.log.error({ err: error }, error instanceof Error ? error.message : '')
      log.app.log.warn('forgotten in "/api/contacts?search=Privatesearch" (GET)')
      log.app.log.warn(
        { some: 'thing' },
        'forgotten in http://privateuser:x@host/api/contacts?search=Privatesearch',
      )
    })
    expect(log.text()).not.toMatch(/private/i)
    const said = log.lines().map(({ msg }) => msg)
    expect(said).toEqual([
      'QueryFailedError, code 22P02',
      'QueryFailedError, code 22P02',
      'the end',
      'QueryFailedError, code 22P02',
      'forgotten in "/api/contacts" (GET)',
      'forgotten in /api/contacts',
    ])
  })
})
