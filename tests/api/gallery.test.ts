import { describe, expect } from 'vitest'
import { test } from '../support/gateway.ts'

const link = 'https://youtu.be/dQw4w9WgXcQ'
const update = 'mutation ($input: GalleryInput!) { updateGallery(input: $input) { videoLinks } }'

describe('the gallery', () => {
  test('is empty at first, and read by anyone on both edges', async ({ asVisitor }) => {
    expect((await asVisitor.get('/api/gallery')).body).toEqual({ videoLinks: [], version: 1 })
    expect((await asVisitor.graphql('{ gallery { videoLinks } }')).body).toEqual({
      data: { gallery: { videoLinks: [] } },
    })
  })

  test('keeps the places an admin chose', async ({ asAdmin, asVisitor }) => {
    const { status, body } = await asAdmin.put('/api/gallery', { videoLinks: ['', link, ''] })
    expect(status).toBe(200)
    expect(body).toEqual({ videoLinks: ['', link], version: 2 })
    expect((await asVisitor.get('/api/gallery')).body).toEqual({ videoLinks: ['', link], version: 2 })
    expect((await asAdmin.graphql(update, { input: { videoLinks: [' dQw4w9WgXcQ '] } })).body).toEqual({
      data: { updateGallery: { videoLinks: ['dQw4w9WgXcQ'] } },
    })
    expect((await asAdmin.put('/api/gallery', { videoLinks: [] })).body).toEqual({
      videoLinks: [],
      version: 4,
    })
  })

  for (const [what, videoLinks, field, code] of [
    ['a fourth video', [link, link, link, link], 'videoLinks', 'too_many'],
    ['another host', ['https://evil.example/watch?v=a'], 'videoLinks.0', 'invalid_video'],
    ['a script', [link, 'javascript:alert(1)'], 'videoLinks.1', 'invalid_video'],
    ['a link too long', [`https://youtu.be/${'a'.repeat(500)}`], 'videoLinks.0', 'too_long'],
    ['a text for a list', link, 'videoLinks', 'invalid_type'],
    ['nothing', undefined, 'videoLinks', 'required'],
  ] as const) {
    test(`refuses ${what}`, async ({ asAdmin }) => {
      const { status, body } = await asAdmin.put('/api/gallery', { videoLinks })
      expect(status).toBe(400)
      expect(body).toMatchObject({ errors: [{ field, code }] })
      expect((await asAdmin.get('/api/gallery')).body).toEqual({ videoLinks: [], version: 1 })
    })
  }

  test('is changed by admins alone', async ({ asVisitor, asIndividual }) => {
    expect((await asVisitor.put('/api/gallery', { videoLinks: [link] })).status).toBe(401)
    const { body } = await asIndividual.graphql(update, { input: { videoLinks: [link] } })
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'forbidden' } }] })
    expect((await asVisitor.get('/api/gallery')).body).toEqual({ videoLinks: [], version: 1 })
  })
})
