import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect } from 'vitest'
import { buildApp } from '../../gateway/app.ts'
import { createUploadsService } from '../../gateway/rooms/uploads/uploads.service.ts'
import { diskImageStore } from '../../gateway/storage/image-store-disk.ts'
import { createAgent } from '../support/agent.ts'
import { test as withGateway } from '../support/gateway.ts'
import { unrecorded } from '../support/images.ts'
import { getRaw, portOf } from '../support/raw-request.ts'

const name = '0123456789abcdef0123456789abcdef-600x400.webp'
const secret = 'what must never be served'

/** A folder of pictures with secrets in it, around it and above it. */
const folderWithSecrets = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  const uploads = path.join(folder, 'uploads')
  mkdirSync(path.join(uploads, 'inner'), { recursive: true })
  for (const file of [
    'jwt-secret',
    '.env',
    name,
    'uploads/.env',
    'uploads/jwt-secret',
    `uploads/inner/${name}`,
  ]) {
    writeFileSync(path.join(folder, file), secret)
  }
  writeFileSync(path.join(uploads, name), 'a picture')
  return folder
}

const test = withGateway
  .extend('folder', ({ task: _ }, { onCleanup }) => {
    const folder = folderWithSecrets()
    onCleanup(() => rmSync(folder, { recursive: true }))
    return folder
  })
  .extend('site', async ({ services, folder }, { onCleanup }) => {
    const store = diskImageStore(path.join(folder, 'uploads'))
    const uploads = createUploadsService({ store, preset: 'x', publicUrl: null, hosted: null }, unrecorded)
    const database = { isUp: () => false, isReady: async () => false }
    const site = await buildApp({ services: { ...services, uploads }, production: true, database })
    onCleanup(() => site.close())
    return site
  })

describe('a kept picture', () => {
  test('is served for ever, as nothing but a picture, even while the database is away', async ({ site }) => {
    const { statusCode, headers, rawPayload } = await site.inject(`/uploads/${name}`)
    expect(statusCode).toBe(200)
    expect(rawPayload.toString()).toBe('a picture')
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '9',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  test('is found by its name alone, whatever is asked beside it', async ({ site }) => {
    const { statusCode, headers } = await site.inject({
      method: 'HEAD',
      url: `/uploads/${name}?w=480&x=../..`,
    })
    expect(statusCode).toBe(200)
    expect(headers['content-length']).toBe('9')
  })

  test('that does not exist is not found, and that answer is not kept for ever', async ({ site }) => {
    const missing = name.replace('.webp', '.480.webp')
    const { status, headers, body } = await createAgent(site).get(`/uploads/${missing}`)
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'not_found', error: 'picture not found' })
    expect(headers['cache-control'] ?? '').not.toContain('immutable')
  })

  test('is not written, changed or removed by its address', async ({ site }) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const { statusCode } = await site.inject({ method, url: `/uploads/${name}`, payload: {} })
      expect(statusCode).toBe(405)
    }
    expect((await site.inject(`/uploads/${name}`)).body).toBe('a picture')
  })
})

describe('a path that leaves the pictures', () => {
  const paths = [
    '/uploads/',
    '/uploads//',
    '/uploads/.',
    '/uploads/..',
    '/uploads/.env',
    '/uploads/%2eenv',
    '/uploads/jwt-secret',
    '/uploads/../jwt-secret',
    '/uploads/../.env',
    '/uploads/./.env',
    '/uploads/..%2fjwt-secret',
    '/uploads/..%2Fjwt-secret',
    '/uploads/%2e%2e/jwt-secret',
    '/uploads/%2e%2e%2fjwt-secret',
    '/uploads/%2E%2E%2Fjwt-secret',
    '/uploads/.%2e/jwt-secret',
    '/uploads/..%5cjwt-secret',
    '/uploads/..\\jwt-secret',
    '/uploads/%252e%252e%252fjwt-secret',
    '/uploads/..%252fjwt-secret',
    '/uploads/%c0%ae%c0%ae%c0%afjwt-secret',
    '/uploads/%uff0e%uff0e%u2215jwt-secret',
    '/uploads/..;/jwt-secret',
    '/uploads/....//jwt-secret',
    '/uploads/..././jwt-secret',
    '/uploads//etc/passwd',
    '/uploads/%2fetc%2fpasswd',
    '/uploads/file:///etc/passwd',
    '/uploads/../../../../../../../../etc/passwd',
    `/uploads/../${name}`,
    `/uploads/..%2f${name}`,
    `/uploads/inner/${name}`,
    `/uploads/inner%2f${name}`,
    `/uploads/inner/../${name}`,
    `/uploads/./${name}`,
    `/uploads/%2e/${name}`,
    `/uploads//${name}`,
    `/uploads/${name}/`,
    `/uploads/${name}/../jwt-secret`,
    `/uploads/${name}%00`,
    `/uploads/jwt-secret%00${name}`,
    `/uploads/${name}%00.webp`,
    `/uploads/${name}%0a`,
    `/uploads/${name}%20`,
    `/uploads/${name}.`,
    `/uploads/${name}~`,
    `/uploads/${name}::$DATA`,
    `/uploads/${name.toUpperCase()}`,
    `/UPLOADS/../${name}`,
    `/uploads\\${name}`,
    '/uploads/%',
    '/uploads/%zz',
    '/uploads/%ff',
    '/uploads/\0jwt-secret',
    `/uploads/${'a'.repeat(600)}.webp`,
    `/uploads/${'../'.repeat(200)}jwt-secret`,
  ]

  test('is answered by a 4xx and shows nothing', async ({ site }) => {
    const port = await portOf(site)
    for (const each of paths) {
      const { status, answer } = await getRaw(port, each)
      expect(status, each).toBeGreaterThanOrEqual(400)
      expect(status, each).toBeLessThan(500)
      expect(answer, each).not.toContain(secret)
      expect(answer, each).not.toContain('a picture')
      expect(answer, each).not.toContain('root:')
    }
    expect((await getRaw(port, `/uploads/${name}`)).answer).toContain('a picture')
  })
})

describe('the pages', () => {
  test('may send pictures to the hosted service that is configured, and nowhere else', async ({
    services,
  }) => {
    const database = { isUp: () => true, isReady: async () => true }
    const hostedUploads = 'https://images.example'
    for (const [dependencies, sources] of [
      [{}, "connect-src 'self';"],
      [{ hostedUploads }, "connect-src 'self' https://images.example;"],
    ] as const) {
      const site = await buildApp({ services, production: true, database, ...dependencies })
      const { headers } = await site.inject('/health')
      expect(headers['content-security-policy']).toContain(sources)
      await site.close()
    }
  })
})
