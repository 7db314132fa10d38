import { describe, expect } from 'vitest'
import { winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'
import { createWith, list, type Pictured, pictureAt, uploaded } from '../support/picture-library.ts'

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

  test('comes out of the bin by being used', async ({ asAdmin }) => {
    const sent = await uploaded(asAdmin)
    const { id } = await pictureAt(asAdmin, sent)
    await asAdmin.delete(`/api/pictures/${id}`)
    expect(await list(asAdmin)).toEqual([])
    await createWith(asAdmin, sent.secure_url)
    expect(await pictureAt(asAdmin, sent)).toMatchObject({ id, useCount: 1 })
  })

  test('is refused where it is not kept: in a new project, in a change, in a file and in old values', async ({
    asAdmin,
  }) => {
    const refusal = { code: 'validation_failed', errors: [{ field: 'imageUrl', code: 'picture_gone' }] }
    const sent = await uploaded(asAdmin)
    const { id } = await createWith(asAdmin, sent.secure_url)
    const at = `/api/projects/${id}`
    await asAdmin.put(at, { imageUrl: null, goal: 3200 })
    const [both] = (await asAdmin.get<{ id: string }[]>(`/api/trail?record=${id}`)).body
    await asAdmin.put(at, { imageUrl: sent.secure_url })
    await asAdmin.put(at, { imageUrl: null })
    const [alone] = (await asAdmin.get<{ id: string }[]>(`/api/trail?record=${id}`)).body
    const picture = await pictureAt(asAdmin, sent)
    await asAdmin.delete(`/api/pictures/${picture.id}`)
    await asAdmin.delete(`/api/bin/${picture.id}`)

    const project = { ...winterProject, imageUrl: sent.secure_url }
    const csv = `translations.en.title,translations.en.description,goal,imageUrl\nA fence,For the yard,100,${sent.secure_url}\n`
    for (const refused of [
      await asAdmin.post('/api/projects', project),
      await asAdmin.put(at, { imageUrl: sent.secure_url }),
      await asAdmin.post('/api/projects/imports', { csv }),
      await asAdmin.post(`/api/trail/${alone?.id}/restoration`, {}),
    ]) {
      expect(refused.status).toBe(400)
      expect(refused.body).toMatchObject(refusal)
    }
    expect((await asAdmin.get<Pictured>(at)).body).toMatchObject({ imageUrl: null, goal: 3200 })
    expect(await asAdmin.post(`/api/trail/${both?.id}/restoration`, {})).toMatchObject({
      status: 200,
      body: { leftOut: ['imageUrl'] },
    })
    expect((await asAdmin.get<Pictured>(at)).body).toMatchObject({ imageUrl: null, goal: winterProject.goal })
  })

  test('elsewhere is kept by nobody here', async ({ asAdmin }) => {
    await createWith(asAdmin, 'https://images.example/uploads/2c26b46b68ffc68ff99b453c1d304134-16x10.webp')
    await createWith(asAdmin, '/drawings/winter-house.svg')
    expect(await list(asAdmin)).toEqual([])
  })
})
