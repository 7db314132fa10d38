import { describe, expect, vi } from 'vitest'
import { binDays } from '../../schema/bin.ts'
import { test } from '../support/gateway.ts'
import { described, list, pictureAt, uploaded } from '../support/picture-library.ts'
import { plain } from '../support/pictures.ts'
import { upload } from '../support/uploads.ts'

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

  test('is destroyed though its files cannot be removed just then, and they are later', async ({
    asAdmin,
    services,
    images,
    clock,
  }) => {
    const { id } = await pictureAt(asAdmin, await uploaded(asAdmin))
    await asAdmin.delete(`/api/pictures/${id}`)
    vi.spyOn(images, 'remove').mockRejectedValueOnce(new Error('the image store answered DELETE with 403'))
    expect((await asAdmin.delete(`/api/bin/${id}`)).status).toBe(204)
    expect((await asAdmin.delete(`/api/bin/${id}`)).status).toBe(404)
    expect(images.names()).toHaveLength(2)
    clock.advance({ seconds: 3600 })
    await services.bin.empty()
    expect(images.names()).toEqual([])
  })

  test('whose files can never be removed keeps those of no other', async ({
    asAdmin,
    services,
    images,
    clock,
  }) => {
    const stuck = await uploaded(asAdmin)
    const { id } = await pictureAt(asAdmin, stuck)
    await asAdmin.delete(`/api/pictures/${id}`)
    const { body: other } = await upload(asAdmin, await plain(444, 99).png().toBuffer(), 'dog.png')
    await asAdmin.delete(`/api/pictures/${(await pictureAt(asAdmin, other)).id}`)
    const remove = images.remove
    vi.spyOn(images, 'remove').mockImplementation(async (name) => {
      if (stuck.secure_url.endsWith(name)) throw new Error('the image store answered DELETE with 403')
      await remove(name)
    })
    clock.advance({ seconds: binDays * 86_400 + 1 })
    expect(await services.bin.empty()).toBe(2)
    expect(images.names().some((name) => other.secure_url.endsWith(name))).toBe(false)
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
