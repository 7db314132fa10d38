import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import { type ProjectBody, winterProject } from '../support/content.ts'
import { test as withGateway } from '../support/gateway.ts'

const site = 'https://dogs.example'
const path = '/uploads/2c26b46b68ffc68ff99b453c1d304134-1600x1067.webp'

/** The gateway of a site that knows its own address. */
const test = withGateway.extend('publicUrl', () => site)

/** As uploading leaves it. */
const keepPicture = (manager: EntityManager) =>
  manager.query(`insert into pictures (id, address, name) values (gen_random_uuid(), $1, 'kennels')`, [path])

test('an uploaded picture is kept by its path and answered whole, everywhere', async ({
  asAdmin,
  asVisitor,
  manager,
}) => {
  await keepPicture(manager)
  for (const imageUrl of [path, `${site}${path}`]) {
    const { body } = await asAdmin.post<ProjectBody>('/api/projects', { ...winterProject, imageUrl })
    expect(body.imageUrl).toBe(`${site}${path}`)
    expect((await asVisitor.get<ProjectBody>(`/api/projects/${body.id}`)).body.imageUrl).toBe(
      `${site}${path}`,
    )
    const query = 'query ($id: ID!) { project(id: $id) { imageUrl } }'
    expect((await asVisitor.graphql(query, { id: body.id })).body).toEqual({
      data: { project: { imageUrl: `${site}${path}` } },
    })
    const stored = await manager.query('select image_url from projects where id = $1', [body.id])
    expect(stored).toEqual([{ image_url: path }])
  }
})

test('put back whole or as a path it is no change', async ({ asAdmin, manager }) => {
  await keepPicture(manager)
  const { body } = await asAdmin.post<ProjectBody>('/api/projects', { ...winterProject, imageUrl: path })
  for (const imageUrl of [path, `${site}${path}`, body.imageUrl]) {
    const answer = await asAdmin.put<ProjectBody>(`/api/projects/${body.id}`, { imageUrl })
    expect([answer.status, answer.body.version]).toEqual([200, 1])
  }
})

test('a picture of another site, or a drawing of this one, stays what it is', async ({ asAdmin }) => {
  for (const imageUrl of [
    `https://images.example${path}`,
    `${site}/uploads/dog.jpg`,
    `${site}.example${path}`,
    '/drawings/winter-house.svg',
  ]) {
    const { body } = await asAdmin.post<ProjectBody>('/api/projects', { ...winterProject, imageUrl })
    expect(body.imageUrl).toBe(imageUrl)
    const cleared = await asAdmin.put<ProjectBody>(`/api/projects/${body.id}`, { imageUrl: '' })
    expect(cleared.body.imageUrl).toBeNull()
  }
})
