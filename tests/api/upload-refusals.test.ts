import type { Sharp } from 'sharp'
import { describe, expect } from 'vitest'
import { maximumUploadBytes } from '../../schema/uploads.ts'
import { test } from '../support/gateway.ts'
import { uploadPreset } from '../support/images.ts'
import { encoded } from '../support/multipart.ts'
import { animation, plain, pngThatClaims } from '../support/pictures.ts'
import { formOf, send, upload } from '../support/uploads.ts'

const picture = (): Promise<Buffer> => plain().jpeg().toBuffer()

describe('what is no picture is refused, and nothing is kept', () => {
  const cut = async (whole: Sharp) => (await whole.toBuffer()).subarray(0, -20)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const files: Record<string, () => Promise<Buffer>> = {
    'an SVG called PNG': async () => Buffer.from(svg),
    'an SVG with a byte order mark': async () => Buffer.from(`\ufeff<?xml version="1.0"?>${svg}`),
    'a GIF': () => plain().gif().toBuffer(),
    'a TIFF': () => plain().tiff().toBuffer(),
    'a PDF': async () => Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>'),
    'a page': async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'a page before a picture': async () =>
      Buffer.concat([Buffer.from('<script>alert(1)</script>'), await plain().png().toBuffer()]),
    'an animation': animation,
    'an empty file': async () => Buffer.alloc(0),
    'the first bytes of a PNG': async () => (await plain().png().toBuffer()).subarray(0, 8),
    'a PNG without its end': () => cut(plain().png()),
    'a JPEG without its end': () => cut(plain().jpeg()),
    'a WebP without its end': () => cut(plain().webp()),
    'an AVIF without its end': () => cut(plain().avif()),
    'a picture of no size': () => pngThatClaims(0, 0),
    'a picture larger than its bytes': () => pngThatClaims(4000, 4000),
  }

  for (const [what, file] of Object.entries(files)) {
    test(what, async ({ asAdmin, images }) => {
      const { status, body } = await upload(asAdmin, await file(), 'dog.png', 'image/png')
      expect(status).toBe(400)
      expect(body).toMatchObject({
        code: 'validation_failed',
        errors: [{ field: 'file', code: 'invalid_picture' }],
      })
      expect(images.names()).toEqual([])
    })
  }

  test('more pixels than anybody photographs', async ({ asAdmin, images }) => {
    for (const [width, height] of [
      [60_000, 60_000],
      [10_000, 5_001],
      [2_000_000_000, 1],
    ] as const) {
      const { status, body } = await upload(asAdmin, await pngThatClaims(width, height))
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'validation_failed', errors: [{ field: 'file' }] })
    }
    expect((await upload(asAdmin, await pngThatClaims(10_000, 5_001))).body).toMatchObject({
      error: 'file must have at most 50 megapixels',
      errors: [{ code: 'too_many_pixels' }],
    })
    expect(images.names()).toEqual([])
  })

  test('more bytes than anybody needs', async ({ asAdmin, images }) => {
    const { status, body } = await upload(asAdmin, Buffer.alloc(maximumUploadBytes + 1))
    expect(status).toBe(413)
    expect(body).toMatchObject({ code: 'payload_too_large' })
    expect(images.names()).toEqual([])
  })
})

describe('an upload is refused', () => {
  test('without the preset, or with another', async ({ asAdmin, images }) => {
    const file = await picture()
    for (const [preset, code] of [
      [null, 'required'],
      ['', 'required'],
      ['guessed', 'invalid_option'],
    ] as const) {
      const form = formOf(file)
      form.delete('upload_preset')
      if (preset !== null) form.append('upload_preset', preset)
      const { status, body } = await send(asAdmin, form)
      expect(status).toBe(400)
      expect(body).toMatchObject({ errors: [{ field: 'upload_preset', code }] })
    }
    expect(images.names()).toEqual([])
  })

  test('without a file, or with its address', async ({ asAdmin, images }) => {
    for (const [address, code] of [
      [null, 'required'],
      ['https://pictures.example/dog.jpg', 'invalid_type'],
      ['data:image/png;base64,iVBORw0KGgo=', 'invalid_type'],
    ] as const) {
      const form = new FormData()
      form.append('upload_preset', uploadPreset)
      if (address !== null) form.append('file', address)
      const { status, body } = await send(asAdmin, form)
      expect(status).toBe(400)
      expect(body).toMatchObject({ errors: [{ field: 'file', code }] })
    }
    expect(images.names()).toEqual([])
  })

  test('with two files, or more fields than a form of this kind has', async ({ asAdmin, images }) => {
    const twice = formOf(await picture())
    twice.append('file', new Blob(['x']), 'other.jpg')
    const many = formOf(await picture())
    for (let index = 0; index < 20; index++) many.append(`field ${index}`, 'x')
    for (const form of [twice, many]) {
      const sentence = 'request body must be a form with one file and ten fields at most'
      expect(await send(asAdmin, form)).toMatchObject({
        status: 400,
        body: { detail: sentence, errors: [{ field: '', code: 'too_many', message: sentence }] },
      })
    }
    expect(images.names()).toEqual([])
  })

  test('with a field that would change what all objects are', async ({ asAdmin, images }) => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const form = formOf(await picture())
      form.append(name, 'x')
      expect((await send(asAdmin, form)).status, name).toBe(400)
    }
    expect(images.names()).toEqual([])
  })

  test('as anything but a form', async ({ asAdmin }) => {
    for (const type of [
      'application/json',
      'image/png',
      'multipart/mixed; boundary=x',
      'text/plain',
      'nonsense',
    ]) {
      const { status, body } = await asAdmin.post('/api/uploads', await picture(), { 'content-type': type })
      expect(status, type).toBe(415)
      expect(body).toMatchObject({ code: 'unsupported_media_type' })
    }
    expect((await asAdmin.post('/api/uploads', Buffer.alloc(0))).status).toBe(415)
  })

  test('as a form that is none', async ({ asAdmin, images }) => {
    const { body: whole, headers } = await encoded(formOf(await picture()))
    const cut = [0, 1, 40, 120, whole.length - 80, whole.length - 6].map((length) =>
      whole.subarray(0, length),
    )
    for (const body of [...cut, Buffer.from('--other\r\n\r\n'), Buffer.alloc(1000, '\r\n')]) {
      const answer = await asAdmin.post('/api/uploads', body, headers)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ code: 'validation_failed' })
    }
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; charset=x',
    ]) {
      expect((await asAdmin.post('/api/uploads', whole, { 'content-type': type })).status, type).toBe(400)
    }
    expect(images.names()).toEqual([])
  })

  test('to all but admins, before a byte of it is read', async ({
    app,
    asVisitor,
    asIndividual,
    asBusiness,
    images,
  }) => {
    const form = await encoded(formOf(await picture()))
    const refusals = [
      [asVisitor, 401, 'token missing'],
      [asVisitor.as('forged'), 401, 'invalid token'],
      [asIndividual, 403, 'admin access required'],
      [asBusiness, 403, 'admin access required'],
    ] as const
    for (const [agent, status, error] of refusals) {
      for (const [body, headers] of [
        [form.body, form.headers],
        [Buffer.from('not even a form'), form.headers],
        [Buffer.from('{'), { 'content-type': 'application/json' }],
        [Buffer.from('x'), { 'content-type': 'nonsense/x' }],
      ] as const) {
        const answer = await agent.post('/api/uploads', body, headers)
        expect(answer.status).toBe(status)
        expect(answer.body).toMatchObject({ error })
      }
    }
    const large = { ...form.headers, 'content-length': String(maximumUploadBytes * 100) }
    expect((await app.inject({ method: 'POST', url: '/api/uploads', headers: large })).statusCode).toBe(401)
    expect(images.names()).toEqual([])
  })
})
