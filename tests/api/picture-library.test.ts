import { describe, expect } from 'vitest'
import { binDays } from '../../schema/bin.ts'
import type { Agent } from '../support/agent.ts'
import { type ProjectBody, winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'
import { plain } from '../support/pictures.ts'
import { type UploadBody, upload } from '../support/uploads.ts'

interface Use {
  id: string
  title: string
  isInBin: boolean
}

interface PictureBody {
  id: string
  version: number
  address: string
  width: number
  height: number
  name: string
  alt: string | null
  focusX: number | null
  focusY: number | null
  useCount: number
  uploadedBy: string | null
  createdAt: string
  uses: Use[]
}

type Pictured = ProjectBody & {
  picture?: { alt: string | null; focusX: number | null; focusY: number | null }
}

const described = {
  focusX: 0.3,
  focusY: 0.85,
  translations: { en: { alt: 'A dog on straw' }, ka: { alt: 'ძაღლი ნამჯაზე' } },
}

let width = 640

/** A picture that no other is like. */
const uploaded = async (agent: Agent, name = 'dog.jpg'): Promise<UploadBody> => {
  width += 1
  return (await upload(agent, await plain(width, 360).jpeg().toBuffer(), name)).body
}

const pictureAt = async (agent: Agent, { public_id }: UploadBody): Promise<PictureBody> =>
  (await agent.get<PictureBody>(`/api/pictures/${public_id}`)).body

const list = async (agent: Agent, query = ''): Promise<PictureBody[]> =>
  (await agent.get<{ pictures: PictureBody[] }>(`/api/pictures${query}`)).body.pictures

const createWith = async (agent: Agent, imageUrl: string): Promise<Pictured> =>
  (await agent.post<Pictured>('/api/projects', { ...winterProject, imageUrl })).body

describe('an uploaded picture', () => {
  test('is kept: by its file, its size, its day and who has uploaded it', async ({ asAdmin, clock }) => {
    const sent = await uploaded(asAdmin, 'ძაღლები Gori.jpeg')
    expect(await pictureAt(asAdmin, sent)).toEqual({
      id: expect.any(String),
      version: 1,
      address: sent.secure_url,
      width: sent.width,
      height: sent.height,
      name: 'ძაღლები Gori',
      alt: null,
      translations: { en: { alt: null }, ka: { alt: null } },
      focusX: null,
      focusY: null,
      useCount: 0,
      uploadedBy: expect.stringMatching(/\S+ \S+/),
      createdAt: clock.now().toISOString(),
      uses: [],
    })
  })

  test('is one picture, however often it is sent', async ({ asAdmin }) => {
    const file = await plain(333, 99).png().toBuffer()
    await upload(asAdmin, file, 'first.png')
    await upload(asAdmin, file, 'second.png')
    expect((await list(asAdmin)).map(({ name }) => name)).toEqual(['first'])
  })

  test('is called what it is called there, where its file is called nothing', async ({ asAdmin }) => {
    const sent = await uploaded(asAdmin, ' .png')
    expect((await pictureAt(asAdmin, sent)).name).toBe(sent.public_id)
  })

  test('is found by its name and by its texts in either language', async ({ asAdmin }) => {
    const [dog] = [await uploaded(asAdmin, 'winter-kennels.jpg'), await uploaded(asAdmin, 'other.jpg')]
    const { id } = await pictureAt(asAdmin, dog)
    await asAdmin.put(`/api/pictures/${id}`, described)
    for (const search of ['KENNELS', 'on straw', 'ნამჯა']) {
      const found = await list(asAdmin, `?search=${encodeURIComponent(search)}`)
      expect(found.map((each) => each.id)).toEqual([id])
    }
    expect((await list(asAdmin, '?filter=undescribed')).map(({ name }) => name)).toEqual(['other'])
    expect((await list(asAdmin, '?sort=name')).map(({ name }) => name)).toEqual(['other', 'winter-kennels'])
  })

  test('leaves nothing behind where it has not arrived within an hour', async ({
    asAdmin,
    services,
    images,
    clock,
    manager,
  }) => {
    const sent = await uploaded(asAdmin)
    // As a process that ended between the two leaves it.
    await manager.query('delete from pictures')
    await manager.query('update unkept_pictures set at = $1', [new Date(clock.now().getTime() + 3_600_000)])
    await services.bin.empty()
    expect(images.names()).toContain(`${sent.public_id}.webp`)
    clock.advance({ seconds: 3600 })
    await services.bin.empty()
    expect(images.names()).toEqual([])
  })
})

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

describe('a picture that is used', () => {
  test('is not deleted, and says where it is used', async ({ asAdmin }) => {
    const sent = await uploaded(asAdmin)
    const project = await createWith(asAdmin, sent.secure_url)
    const { id, useCount, uses } = await pictureAt(asAdmin, sent)
    expect({ useCount, uses }).toMatchObject({
      useCount: 1,
      uses: [{ id: project.id, title: project.title, isInBin: false }],
    })
    const refused = await asAdmin.delete(`/api/pictures/${id}`)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'picture_in_use' })
    const { body } = await asAdmin.graphql('mutation ($id: ID!) { deletePicture(id: $id) }', { id })
    expect(body.errors).toMatchObject([{ extensions: { code: 'picture_in_use' } }])
  })

  test('is so by a project in the bin too, until that is destroyed', async ({ asAdmin }) => {
    const sent = await uploaded(asAdmin)
    const project = await createWith(asAdmin, sent.secure_url)
    await asAdmin.delete(`/api/projects/${project.id}`)
    const { id, uses } = await pictureAt(asAdmin, sent)
    expect(uses).toMatchObject([{ id: project.id, isInBin: true }])
    expect((await asAdmin.delete(`/api/pictures/${id}`)).status).toBe(409)
    await asAdmin.delete(`/api/bin/${project.id}`)
    expect((await asAdmin.delete(`/api/pictures/${id}`)).status).toBe(204)
  })

  test('is counted whatever is written, and never wrong', async ({ asAdmin, manager }) => {
    const [one, other] = [await uploaded(asAdmin), await uploaded(asAdmin)]
    const project = await createWith(asAdmin, one.secure_url)
    await createWith(asAdmin, one.secure_url)
    const counts = async () => [
      (await pictureAt(asAdmin, one)).useCount,
      (await pictureAt(asAdmin, other)).useCount,
    ]
    expect(await counts()).toEqual([2, 0])
    await asAdmin.put(`/api/projects/${project.id}`, { imageUrl: other.secure_url })
    expect(await counts()).toEqual([1, 1])
    await asAdmin.put(`/api/projects/${project.id}`, { imageUrl: null })
    expect(await counts()).toEqual([1, 0])
    expect(await manager.query('select rebuild_picture_uses() as wrong')).toEqual([{ wrong: 0 }])
    expect((await list(asAdmin, '?filter=used')).map(({ address }) => address)).toEqual([one.secure_url])
    expect((await list(asAdmin, '?filter=unused')).map(({ address }) => address)).toEqual([other.secure_url])
  })

  test('comes into the library by being used, and out of the bin', async ({ asAdmin }) => {
    const address = '/uploads/2c26b46b68ffc68ff99b453c1d304134-1600x1067.webp'
    const { title } = await createWith(asAdmin, address)
    expect(await list(asAdmin)).toMatchObject([
      { address, name: title, width: 1600, height: 1067, uploadedBy: null, useCount: 1 },
    ])
    const sent = await uploaded(asAdmin)
    const { id } = await pictureAt(asAdmin, sent)
    await asAdmin.delete(`/api/pictures/${id}`)
    expect(await list(asAdmin)).toHaveLength(1)
    await createWith(asAdmin, sent.secure_url)
    expect(await pictureAt(asAdmin, sent)).toMatchObject({ id, useCount: 1 })
  })

  test('elsewhere is kept by nobody here', async ({ asAdmin }) => {
    await createWith(asAdmin, 'https://images.example/uploads/2c26b46b68ffc68ff99b453c1d304134-16x10.webp')
    await createWith(asAdmin, '/drawings/winter-house.svg')
    expect(await list(asAdmin)).toEqual([])
  })
})

describe('a picture that nothing uses', () => {
  test('goes to the bin by its name, and comes back', async ({ asAdmin }) => {
    const sent = await uploaded(asAdmin, 'old-fence.jpg')
    const { id } = await pictureAt(asAdmin, sent)
    expect((await asAdmin.delete(`/api/pictures/${id}`)).status).toBe(204)
    expect((await asAdmin.get(`/api/pictures/${id}`)).status).toBe(404)
    expect((await asAdmin.get(`/api/pictures/${sent.public_id}`)).status).toBe(404)
    expect((await asAdmin.get('/api/bin?filter=pictures')).body).toMatchObject({
      bin: [{ id, kind: 'pictures', title: 'old-fence' }],
    })
    expect((await asAdmin.post(`/api/bin/${id}/restoration`, {})).status).toBe(204)
    expect((await list(asAdmin)).map((each) => each.id)).toEqual([id])
  })

  test('is brought back as well by being uploaded again', async ({ asAdmin }) => {
    const file = await plain(444, 99).png().toBuffer()
    const { body } = await upload(asAdmin, file, 'dog.png')
    const { id } = await pictureAt(asAdmin, body)
    await asAdmin.delete(`/api/pictures/${id}`)
    await upload(asAdmin, file, 'dog.png')
    expect((await pictureAt(asAdmin, body)).id).toBe(id)
  })

  test('takes its files with it when it is destroyed', async ({ asAdmin, images }) => {
    const sent = await uploaded(asAdmin)
    const { id } = await pictureAt(asAdmin, sent)
    expect(images.names()).toHaveLength(2)
    await asAdmin.delete(`/api/pictures/${id}`)
    expect(images.names()).toHaveLength(2)
    await asAdmin.delete(`/api/bin/${id}`)
    expect(images.names()).toEqual([])
  })

  test('does so after its time in the bin', async ({ asAdmin, services, images, clock, manager }) => {
    const sent = await uploaded(asAdmin)
    const { id } = await pictureAt(asAdmin, sent)
    await asAdmin.delete(`/api/pictures/${id}`)
    clock.advance({ seconds: binDays * 86_400 + 1 })
    expect(await services.bin.empty()).toBe(1)
    expect(images.names()).toEqual([])
    expect(await manager.query('select from unkept_pictures')).toEqual([])
  })
})
