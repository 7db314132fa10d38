import { describe, expect } from 'vitest'
import { test } from '../support/gateway.ts'
import {
  createWith,
  described,
  type PictureBody,
  type Pictured,
  pictureAt,
  uploaded,
} from '../support/picture-library.ts'

describe('what is said of a picture', () => {
  test('is written in both languages, with the point that stays in sight', async ({ asAdmin }) => {
    const { id } = await pictureAt(asAdmin, await uploaded(asAdmin))
    const { status, body, headers } = await asAdmin.put<PictureBody>(`/api/pictures/${id}`, described)
    expect(status).toBe(200)
    expect(headers.etag).toBe('"2"')
    expect(body).toMatchObject({ ...described, alt: 'A dog on straw', version: 2 })
    const cleared = await asAdmin.put<PictureBody>(`/api/pictures/${id}`, {
      focusX: null,
      focusY: null,
      translations: { en: { alt: '' } },
    })
    expect(cleared.body).toMatchObject({
      focusX: null,
      focusY: null,
      translations: { en: { alt: null }, ka: { alt: 'ძაღლი ნამჯაზე' } },
    })
  })

  test('may be put back as it was read', async ({ asAdmin }) => {
    const { id } = await pictureAt(asAdmin, await uploaded(asAdmin))
    const { body } = await asAdmin.put<PictureBody>(`/api/pictures/${id}`, described)
    const again = await asAdmin.put<PictureBody>(`/api/pictures/${id}`, { ...body })
    expect([again.status, again.body.version]).toEqual([200, 2])
  })

  test('is refused where it is none', async ({ asAdmin }) => {
    const { id } = await pictureAt(asAdmin, await uploaded(asAdmin))
    for (const [input, field, code] of [
      [{ focusX: 1.01, focusY: 0 }, 'focusX', 'too_big'],
      [{ focusX: 0, focusY: -0.01 }, 'focusY', 'too_small'],
      [{ focusX: 0.333, focusY: 0 }, 'focusX', 'too_precise'],
      [{ focusX: 0.3 }, 'focusY', 'required'],
      [{ focusX: 0.3, focusY: null }, 'focusY', 'required'],
      [{ name: '' }, 'name', 'required'],
      [{ name: 'x'.repeat(201) }, 'name', 'too_long'],
      [{ translations: { ka: { alt: 'ღ'.repeat(301) } } }, 'translations.ka.alt', 'too_long'],
      [{ address: '/uploads/other.webp' }, 'address', 'read_only'],
      [{ colour: 'brown' }, 'colour', 'unknown_field'],
    ] as const) {
      const answer = await asAdmin.put(`/api/pictures/${id}`, input)
      expect(answer.body, JSON.stringify(input)).toMatchObject({ errors: [{ field, code }] })
      expect(answer.status).toBe(400)
    }
    expect((await asAdmin.put(`/api/pictures/${id}`, { version: 9, name: 'late' })).body).toMatchObject({
      code: 'edit_conflict',
    })
  })

  test('is told with a project in the reader’s own language, on both edges', async ({
    asAdmin,
    asVisitor,
  }) => {
    const sent = await uploaded(asAdmin)
    const { id } = await createWith(asAdmin, sent.secure_url)
    const { id: picture } = await pictureAt(asAdmin, sent)
    await asAdmin.put(`/api/pictures/${picture}`, described)
    const point = { focusX: 0.3, focusY: 0.85 }
    for (const [locale, alt] of [
      ['en', 'A dog on straw'],
      ['ka', 'ძაღლი ნამჯაზე'],
    ] as const) {
      const visitor = asVisitor.in(locale)
      expect((await visitor.get<Pictured>(`/api/projects/${id}`)).body.picture).toEqual({ alt, ...point })
      const query = 'query ($id: ID!) { project(id: $id) { picture { alt focusX focusY } } }'
      expect((await visitor.graphql(query, { id })).body).toEqual({
        data: { project: { picture: { alt, ...point } } },
      })
    }
    await asAdmin.put(`/api/pictures/${picture}`, { translations: { ka: { alt: null } } })
    expect((await asVisitor.in('ka').get<Pictured>(`/api/projects/${id}`)).body.picture).toEqual({
      alt: null,
      ...point,
    })
    const changed = await asAdmin.put<Pictured>(`/api/projects/${id}`, { goal: 8 })
    expect(changed.body.picture).toEqual({ alt: 'A dog on straw', ...point })
  })

  test('changes no answer where nothing is said', async ({ asAdmin, asVisitor }) => {
    const sent = await uploaded(asAdmin)
    for (const imageUrl of [
      sent.secure_url,
      'https://images.example/dog.jpg',
      '/drawings/winter-house.svg',
    ]) {
      const { id } = await createWith(asAdmin, imageUrl)
      const { body } = await asVisitor.get<Pictured>(`/api/projects/${id}`)
      expect(body).not.toHaveProperty('picture')
      const query = 'query ($id: ID!) { project(id: $id) { picture { alt } } }'
      expect((await asVisitor.graphql(query, { id })).body).toEqual({ data: { project: { picture: null } } })
    }
  })
})
