import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { buildApp } from '../../gateway/app.ts'
import { serveAssets } from '../../gateway/pages/assets.ts'
import { test as withGateway } from '../support/gateway.ts'

/** Asks for a part of a file of the site that has ten bytes. */
const test = withGateway.extend('asking', async ({ services }, { onCleanup }) => {
  const directory = mkdtempSync(join(tmpdir(), 'assets-'))
  writeFileSync(join(directory, 'film.svg'), '0123456789')
  const app = await buildApp({
    services,
    production: true,
    database: { isUp: () => true, isReady: async () => true },
    servePages: (gateway) => serveAssets(gateway, directory),
  })
  onCleanup(async () => {
    await app.close()
    rmSync(directory, { recursive: true })
  })
  return async (range: string, expected: Record<string, string> = {}) => {
    const { statusCode, headers, body } = await app.inject({
      url: '/film.svg',
      headers: { range, ...expected },
    })
    return { status: statusCode, part: headers['content-range'], body }
  }
})

test('of a file of the site a part is sent, so that a download goes on where it was cut', async ({
  asking,
}) => {
  expect(await asking('bytes=4-')).toEqual({ status: 206, part: 'bytes 4-9/10', body: '456789' })
})

test('of a part that is not there it is said how much there is', async ({ asking }) => {
  expect(await asking('bytes=10-')).toEqual({ status: 416, part: 'bytes */10', body: '' })
})

test.for([{ 'if-match': '"the one before"' }, { 'if-unmodified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' }])(
  'of a file that is another by now nothing is sent: %j',
  async (expected, { asking }) => {
    expect(await asking('bytes=4-', expected)).toEqual({ status: 412, part: undefined, body: '' })
  },
)
