import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect } from 'vitest'
import { test as withDirectory } from '../../tests/support/data-directory.ts'
import { createTestImages } from '../../tests/support/images.ts'
import { startS3Double } from '../../tests/support/s3-double.ts'
import type { ImageStore } from './image-store.ts'
import { diskImageStore } from './image-store-disk.ts'
import { s3ImageStore } from './image-store-s3.ts'

const keys = { region: 'eu-central-1', accessKeyId: 'an id', secretAccessKey: 'a key' }

const test = withDirectory
  .extend('directory', ({ dataDir }) => path.join(dataDir, 'uploads'))
  .extend('bucket', async ({ task: _ }, { onCleanup }) => {
    const double = await startS3Double()
    onCleanup(() => double.close())
    return double
  })
  .extend(
    'stores',
    ({ directory, bucket }): Record<string, ImageStore> => ({
      memory: createTestImages(),
      disk: diskImageStore(directory),
      bucket: s3ImageStore({ ...keys, url: bucket.url }),
    }),
  )

describe.each(['memory', 'disk', 'bucket'])('an image store in a %s', (kind) => {
  test('gives back what it was given, byte for byte', async ({ stores }) => {
    const store = stores[kind]
    const bytes = Buffer.from([0, 255, 10, 13, 0])
    await store?.put('a.webp', bytes)
    expect(await store?.get('a.webp')).toEqual(bytes)
    expect(await store?.has('a.webp')).toBe(true)
  })

  test('takes back what it was given, and what it was not', async ({ stores }) => {
    await stores[kind]?.put('a.webp', Buffer.from('x'))
    for (let time = 0; time < 2; time++) await stores[kind]?.remove('a.webp')
    expect(await stores[kind]?.has('a.webp')).toBe(false)
  })

  test('knows what it has not', async ({ stores }) => {
    expect(await stores[kind]?.has('a.webp')).toBe(false)
    expect(await stores[kind]?.get('a.webp')).toBeNull()
  })

  test('takes the same file again', async ({ stores }) => {
    for (let time = 0; time < 2; time++) await stores[kind]?.put('a.webp', Buffer.from('same'))
    expect(await stores[kind]?.get('a.webp')).toEqual(Buffer.from('same'))
  })
})

describe('the store on disk', () => {
  test('leaves nothing but whole files behind', async ({ stores, directory }) => {
    const files = Array.from({ length: 20 }, (_, index) => `${index % 5}.webp`)
    await Promise.all(files.map((name) => stores.disk?.put(name, Buffer.alloc(100_000))))
    expect(readdirSync(directory).sort()).toEqual(['0.webp', '1.webp', '2.webp', '3.webp', '4.webp'])
  })

  test('leaves nothing behind where a file cannot be written', async ({ stores, directory }) => {
    await stores.disk?.put('a.webp', Buffer.from('x'))
    await expect(stores.disk?.put('missing/b.webp', Buffer.from('x'))).rejects.toThrow('ENOENT')
    expect(readdirSync(directory)).toEqual(['a.webp'])
  })
})

describe('the store in a bucket', () => {
  test('signs each request and says what the file is', async ({ stores, bucket }) => {
    await stores.bucket?.put('a.webp', Buffer.from('x'))
    expect(bucket.requests).toMatchObject([
      {
        method: 'PUT',
        path: '/bucket/a.webp',
        headers: {
          authorization: expect.stringMatching(
            /^AWS4-HMAC-SHA256 Credential=an id\/\d{8}\/eu-central-1\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/,
          ),
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
        },
      },
    ])
  })

  test('says of a paper that it is one', async ({ stores, bucket }) => {
    await stores.bucket?.put('paper.pdf', Buffer.from('%PDF-1.7'))
    expect(bucket.requests).toMatchObject([{ headers: { 'content-type': 'application/pdf' } }])
  })

  test('tries again when the bucket is busy', async ({ stores, bucket }) => {
    bucket.failNext(503)
    await stores.bucket?.put('a.webp', Buffer.from('x'))
    expect(await stores.bucket?.get('a.webp')).toEqual(Buffer.from('x'))
  })

  test('is unavailable when the bucket stays busy or away', async ({ stores, bucket }) => {
    const unavailable = { code: 'unavailable' }
    bucket.failNext(503, 500, 503)
    await expect(stores.bucket?.get('a.webp')).rejects.toMatchObject(unavailable)
    await bucket.close()
    await expect(stores.bucket?.put('a.webp', Buffer.from('x'))).rejects.toMatchObject(unavailable)
  })

  test('finds nothing where the bucket will not say, and may not write there', async ({ stores, bucket }) => {
    bucket.failNext(403, 403, 403)
    expect(await stores.bucket?.has('a.webp')).toBe(false)
    expect(await stores.bucket?.get('a.webp')).toBeNull()
    await expect(stores.bucket?.put('a.webp', Buffer.from('x'))).rejects.toThrow('answered PUT with 403')
  })
})
