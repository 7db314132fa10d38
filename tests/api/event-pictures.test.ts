import { describe, expect } from 'vitest'
import { walkEvent } from '../support/content.ts'
import { csvRows } from '../support/csv.ts'
import { test } from '../support/gateway.ts'
import {
  createEventWith,
  createWith,
  described,
  list,
  type PicturedEvent,
  pictureAt,
  uploaded,
} from '../support/picture-library.ts'

const drawing = '/drawings/yard-fence.svg'

describe('the picture of an event', () => {
  test('is told with what is said of it in the reader’s own language, on both edges', async ({
    asAdmin,
    asVisitor,
  }) => {
    const sent = await uploaded(asAdmin)
    const { id } = await createEventWith(asAdmin, sent.secure_url)
    const { id: picture } = await pictureAt(asAdmin, sent)
    await asAdmin.put(`/api/pictures/${picture}`, described)
    for (const [locale, alt] of [
      ['en', 'A dog on straw'],
      ['ka', 'ძაღლი ნამჯაზე'],
    ] as const) {
      const visitor = asVisitor.in(locale)
      const shown = { imageUrl: sent.secure_url, picture: { alt, focusX: 0.3, focusY: 0.85 } }
      expect((await visitor.get(`/api/events/${id}`)).body).toMatchObject(shown)
      expect((await visitor.get('/api/coming-events')).body).toMatchObject({ events: [shown] })
      const asked = 'imageUrl picture { alt focusX focusY }'
      const query = `query ($id: ID!) { event(id: $id) { ${asked} } comingEvents { nodes { ${asked} } } }`
      expect((await visitor.graphql(query, { id })).body).toEqual({
        data: { event: shown, comingEvents: { nodes: [shown] } },
      })
    }
    const written = await asAdmin.put<PicturedEvent>(`/api/events/${id}`, { date: null })
    expect(written.body.picture).toMatchObject({ alt: 'A dog on straw' })
    expect((await asAdmin.get('/api/events')).body).toMatchObject({
      events: [{ imageUrl: sent.secure_url, picture: { alt: 'A dog on straw' } }],
    })
  })

  test('changes no answer where there is none, or nothing is said of it', async ({ asAdmin, asVisitor }) => {
    const { body } = await asAdmin.post<PicturedEvent>('/api/events', walkEvent)
    const bare = (await asVisitor.get(`/api/events/${body.id}`)).body
    expect(bare).not.toHaveProperty('imageUrl')
    expect(bare).not.toHaveProperty('picture')
    const { id } = await createEventWith(asAdmin, drawing)
    expect((await asVisitor.get(`/api/events/${id}`)).body).not.toHaveProperty('picture')
    const query = 'query ($id: ID!) { event(id: $id) { imageUrl picture { alt } } }'
    expect((await asVisitor.graphql(query, { id })).body).toEqual({
      data: { event: { imageUrl: drawing, picture: null } },
    })
  })

  test('is written over GraphQL too, taken off again, and told of in the trail', async ({ asAdmin }) => {
    const { secure_url: imageUrl } = await uploaded(asAdmin)
    const create = 'mutation ($input: NewEventInput!) { createEvent(input: $input) { id imageUrl } }'
    const { body } = await asAdmin.graphql<{ createEvent: { id: string; imageUrl: string } }>(create, {
      input: { ...walkEvent, imageUrl },
    })
    const { id, ...written } = body.data?.createEvent ?? { id: '' }
    expect(written).toEqual({ imageUrl })
    const update =
      'mutation ($id: ID!, $input: EventChangeInput!) { updateEvent(id: $id, input: $input) { imageUrl } }'
    expect((await asAdmin.graphql(update, { id, input: { imageUrl: '' } })).body).toEqual({
      data: { updateEvent: { imageUrl: null } },
    })
    expect((await asAdmin.get(`/api/trail?record=${id}`)).body).toMatchObject([
      { kind: 'event', changes: [{ column: 'image_url', before: imageUrl, after: null }] },
      { kind: 'event' },
    ])
  })

  test('is refused where it is none', async ({ asAdmin }) => {
    for (const imageUrl of ['javascript:alert(1)', 'http://dogs.example/dog.jpg', '/uploads/dog.webp']) {
      const { status, body } = await asAdmin.post('/api/events', { ...walkEvent, imageUrl })
      expect([status, body]).toMatchObject([400, { errors: [{ field: 'imageUrl', code: 'invalid_url' }] }])
    }
  })

  test('is not to be seen before the event is, nor once it is in the bin', async ({ asAdmin, asVisitor }) => {
    const { secure_url: imageUrl } = await uploaded(asAdmin)
    const { id } = await createEventWith(asAdmin, imageUrl, { publishedAt: null })
    const ask = async () => {
      const { status, body } = await asVisitor.get(`/api/events/${id}`)
      const { body: coming } = await asVisitor.get('/api/coming-events')
      return [status, `${JSON.stringify(body)}${JSON.stringify(coming)}`.includes(imageUrl)]
    }
    expect(await ask()).toEqual([404, false])
    await asAdmin.put(`/api/events/${id}/state`, { state: 'published' })
    expect(await ask()).toEqual([200, true])
    await asAdmin.delete(`/api/events/${id}`)
    expect(await ask()).toEqual([404, false])
  })

  test('travels in files, out and in again', async ({ asAdmin }) => {
    const { secure_url: imageUrl } = await uploaded(asAdmin)
    const { id } = await createEventWith(asAdmin, imageUrl)
    const { body } = await asAdmin.get<string>('/api/exports/events.csv')
    expect(csvRows(body)).toMatchObject([{ Picture: imageUrl }])
    const csv = `id,imageUrl\n${id},${drawing}\n`
    expect((await asAdmin.post('/api/events/imports', { csv })).status).toBe(201)
    expect((await asAdmin.get(`/api/events/${id}`)).body).toMatchObject({ imageUrl: drawing })
    const anew = `translations.en.title,translations.en.content,imageUrl\nA fair,At noon,${imageUrl}\n`
    await asAdmin.post('/api/events/imports', { csv: anew })
    expect((await asAdmin.get('/api/events?search=fair')).body).toMatchObject({ events: [{ imageUrl }] })
  })
})

describe('a picture that an event shows', () => {
  test('is not deleted, and says where it is used, beside the projects', async ({ asAdmin }) => {
    const sent = await uploaded(asAdmin)
    const project = await createWith(asAdmin, sent.secure_url)
    const event = await createEventWith(asAdmin, sent.secure_url)
    const { id, useCount, uses } = await pictureAt(asAdmin, sent)
    expect({ useCount, uses }).toMatchObject({
      useCount: 2,
      uses: [
        { kind: 'event', id: event.id, title: event.title, isInBin: false },
        { kind: 'project', id: project.id, title: project.title, isInBin: false },
      ],
    })
    const query = 'query ($id: ID!) { picture(id: $id) { uses { kind id title } } }'
    expect((await asAdmin.graphql(query, { id })).body).toMatchObject({
      data: {
        picture: {
          uses: [
            { kind: 'event', id: event.id },
            { kind: 'project', id: project.id },
          ],
        },
      },
    })
    await asAdmin.put(`/api/projects/${project.id}`, { imageUrl: null })
    expect(await asAdmin.delete(`/api/pictures/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'picture_in_use' },
    })
  })

  test('is so by one in the bin too, until that is destroyed', async ({ asAdmin }) => {
    const sent = await uploaded(asAdmin)
    const event = await createEventWith(asAdmin, sent.secure_url)
    await asAdmin.delete(`/api/events/${event.id}`)
    const { id, uses } = await pictureAt(asAdmin, sent)
    expect(uses).toMatchObject([{ kind: 'event', id: event.id, isInBin: true }])
    expect((await asAdmin.delete(`/api/pictures/${id}`)).status).toBe(409)
    await asAdmin.delete(`/api/bin/${event.id}`)
    expect((await asAdmin.delete(`/api/pictures/${id}`)).status).toBe(204)
  })

  test('is counted whatever is written, and never wrong', async ({ asAdmin, manager }) => {
    const [one, other] = [await uploaded(asAdmin), await uploaded(asAdmin)]
    const event = await createEventWith(asAdmin, one.secure_url)
    await createWith(asAdmin, one.secure_url)
    const counts = async () => [
      (await pictureAt(asAdmin, one)).useCount,
      (await pictureAt(asAdmin, other)).useCount,
    ]
    expect(await counts()).toEqual([2, 0])
    await asAdmin.put(`/api/events/${event.id}`, { imageUrl: other.secure_url })
    expect(await counts()).toEqual([1, 1])
    expect(await manager.query('select rebuild_picture_uses() as wrong')).toEqual([{ wrong: 0 }])
    await manager.query('truncate events cascade')
    expect(await counts()).toEqual([1, 0])
    await manager.query('truncate projects cascade')
    expect(await counts()).toEqual([0, 0])
  })

  test('comes out of the bin by being shown', async ({ asAdmin }) => {
    const sent = await uploaded(asAdmin)
    const { id } = await pictureAt(asAdmin, sent)
    await asAdmin.delete(`/api/pictures/${id}`)
    await createEventWith(asAdmin, sent.secure_url)
    expect(await list(asAdmin, '?filter=used')).toMatchObject([{ id, useCount: 1 }])
  })

  test('is refused where it is not kept: in a new event, in a change, in a file and in old values', async ({
    asAdmin,
  }) => {
    const refusal = { code: 'validation_failed', errors: [{ field: 'imageUrl', code: 'picture_gone' }] }
    const sent = await uploaded(asAdmin)
    const imageUrl = sent.secure_url
    const { id } = await createEventWith(asAdmin, imageUrl)
    const at = `/api/events/${id}`
    await asAdmin.put(at, { imageUrl: null })
    const [change] = (await asAdmin.get<{ id: string }[]>(`/api/trail?record=${id}`)).body
    const picture = await pictureAt(asAdmin, sent)
    await asAdmin.delete(`/api/pictures/${picture.id}`)
    await asAdmin.delete(`/api/bin/${picture.id}`)
    const csv = `translations.en.title,translations.en.content,imageUrl\nA fair,At noon,${imageUrl}\n`
    for (const refused of [
      await asAdmin.post('/api/events', { ...walkEvent, imageUrl }),
      await asAdmin.put(at, { imageUrl }),
      await asAdmin.post('/api/events/imports', { csv }),
      await asAdmin.post(`/api/trail/${change?.id}/restoration`, {}),
    ]) {
      expect(refused.status).toBe(400)
      expect(refused.body).toMatchObject(refusal)
    }
    expect((await asAdmin.get(at)).body).toMatchObject({ imageUrl: null })
  })
})

describe('on a site that knows its own address', () => {
  const site = 'https://dogs.example'

  test.extend('publicUrl', () => site)(
    'the picture of an event is kept by its path and answered whole',
    async ({ asAdmin, asVisitor, manager }) => {
      const { secure_url: sent } = await uploaded(asAdmin)
      const path = sent.replace(site, '')
      for (const imageUrl of [path, `${site}${path}`]) {
        const { id } = await createEventWith(asAdmin, imageUrl)
        expect((await asVisitor.get(`/api/events/${id}`)).body).toMatchObject({ imageUrl: `${site}${path}` })
        expect(await manager.query('select image_url from events where id = $1', [id])).toEqual([
          { image_url: path },
        ])
      }
    },
  )
})
