import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { test } from '../support/gateway.ts'
import { uploadPreset } from '../support/images.ts'
import { halves, pixel, plain } from '../support/pictures.ts'
import { upload } from '../support/uploads.ts'

const picture = (): Promise<Buffer> => plain().jpeg().toBuffer()

describe('an uploaded picture', () => {
  test('is answered in the words of hosted image services', async ({ asAdmin, images }) => {
    const { status, body } = await upload(asAdmin, await picture())
    expect(status).toBe(200)
    const name = expect.stringMatching(/^[0-9a-f]{32}-64x48$/)
    expect(body).toEqual({
      secure_url: `/uploads/${body.public_id}.webp`,
      public_id: name,
      width: 64,
      height: 48,
      format: 'webp',
      bytes: (await images.get(`${body.public_id}.webp`))?.length,
    })
  })

  for (const format of ['png', 'jpeg', 'webp', 'avif'] as const) {
    test(`may be ${format}, whatever its name and type say`, async ({ asAdmin, images }) => {
      const file = await plain().toFormat(format).toBuffer()
      const { status, body } = await upload(asAdmin, file, 'dog.svg', 'text/html')
      expect(status).toBe(200)
      const kept = (await images.get(`${body.public_id}.webp`)) ?? Buffer.alloc(0)
      expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 })
    })
  }

  test('is kept in every narrower width a page asks for', async ({ asAdmin, images }) => {
    const { body } = await upload(asAdmin, await plain(1200, 900).jpeg().toBuffer())
    const narrower = [480, 960].map((width) => `${body.public_id}.${width}.webp`)
    expect(images.names()).toEqual([...narrower, `${body.public_id}.webp`].sort())
    const smallest = (await images.get(`${body.public_id}.480.webp`)) ?? Buffer.alloc(0)
    expect(await sharp(smallest).metadata()).toMatchObject({ width: 480, height: 360 })
  })

  test('is scaled down to 2560 pixels on its long side', async ({ asAdmin }) => {
    const { body } = await upload(asAdmin, await plain(200, 4000).jpeg().toBuffer())
    expect(body).toMatchObject({ width: 128, height: 2560 })
  })

  test('twice is one file', async ({ asAdmin, images }) => {
    const file = await picture()
    const first = await upload(asAdmin, file, 'dog.jpg')
    const again = await upload(asAdmin, file, 'the same dog.jpg')
    expect(again.body).toEqual(first.body)
    expect(images.names()).toHaveLength(1)
  })

  test('says nothing of camera, place or editor, and stands upright', async ({ asAdmin, images }) => {
    const file = await (await halves(80, 40))
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '41/1 43/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretEditor</x:xmpmeta>')
      .jpeg({ quality: 100 })
      .toBuffer()
    expect(file.includes('SecretEditor')).toBe(true)
    const { body } = await upload(asAdmin, file)
    expect(body).toMatchObject({ width: 40, height: 80 })
    const kept = (await images.get(`${body.public_id}.webp`)) ?? Buffer.alloc(0)
    const { exif, xmp, orientation } = await sharp(kept).metadata()
    expect({ exif, xmp, orientation }).toEqual({})
    expect(kept.includes('Secret')).toBe(false)
    // Turned a quarter clockwise, left has become up.
    expect((await pixel(kept, 20, 5))[0]).toBeLessThan(40)
    expect((await pixel(kept, 20, 75))[0]).toBeGreaterThan(215)
  })

  test('loses whatever else was hidden in its file', async ({ asAdmin, images }) => {
    const script = Buffer.from('<html><script>alert(document.domain)</script></html>')
    const png = await plain().png().toBuffer()
    const { status, body } = await upload(asAdmin, Buffer.concat([png, script]), 'dog.html', 'text/html')
    expect(status).toBe(200)
    expect((await images.get(`${body.public_id}.webp`))?.includes('script')).toBe(false)
  })

  test('may be the picture of a project', async ({ asAdmin }) => {
    const { body } = await upload(asAdmin, await picture())
    const project = { title: 'A fence', description: 'For the yard.', goal: 3200, imageUrl: body.secure_url }
    const created = await asAdmin.post('/api/projects', project)
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({ imageUrl: body.secure_url })
  })
})

describe('where to upload', () => {
  const query = '{ uploadTarget { url preset } }'

  test('is told to admins on both edges', async ({ asAdmin }) => {
    const target = { url: '/api/uploads', preset: uploadPreset }
    expect((await asAdmin.get('/api/uploads/target')).body).toEqual(target)
    expect((await asAdmin.graphql(query)).body).toEqual({ data: { uploadTarget: target } })
  })

  test('is told to nobody else', async ({ asVisitor, asIndividual, asBusiness }) => {
    for (const [agent, status, code] of [
      [asVisitor, 401, 'token_missing'],
      [asIndividual, 403, 'forbidden'],
      [asBusiness, 403, 'forbidden'],
    ] as const) {
      const rest = await agent.get('/api/uploads/target')
      expect(rest.status).toBe(status)
      expect(rest.body).toMatchObject({ code })
      expect((await agent.graphql(query)).body).toMatchObject({
        data: { uploadTarget: null },
        errors: [{ extensions: { code } }],
      })
    }
  })
})
