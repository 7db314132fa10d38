import { describe, expect } from 'vitest'
import { test } from '../../tests/support/database.ts'
import { newId } from '../core/ids.ts'
import { createEventsRepository } from '../rooms/events/events.repository.ts'
import { createGalleryRepository } from '../rooms/gallery/gallery.repository.ts'
import { createProjectsRepository } from '../rooms/projects/projects.repository.ts'

const writers = ['one', 'two', 'three', 'four']

/** Of changes that all were made from the same version and arrive together. */
describe('exactly one change wins', () => {
  test('of a project', async ({ dataSource: { manager } }) => {
    const projects = createProjectsRepository(manager)
    const id = newId()
    await projects.insert(id, { title: { en: 'Straw' }, description: { en: 'For the winter.' }, goal: 100 })
    try {
      const changes = writers.map((en) => projects.update(id, { title: { en } }, 1))
      expect((await Promise.all(changes)).filter(Boolean)).toEqual([true])
      expect(await projects.find(id)).toMatchObject({ version: 2 })
    } finally {
      await manager.query('delete from projects where id = $1', [id])
    }
  })

  test('of an event', async ({ dataSource: { manager } }) => {
    const events = createEventsRepository(manager)
    const id = newId()
    await events.insert(id, { title: { en: 'A walk' }, content: { en: 'Around the lake.' } })
    try {
      const changes = writers.map((en) => events.update(id, { title: { en } }, 1))
      expect((await Promise.all(changes)).filter(Boolean)).toEqual([true])
      expect(await events.find(id)).toMatchObject({ version: 2 })
    } finally {
      await manager.query('delete from events where id = $1', [id])
    }
  })

  test('of the gallery, in all its places', async ({ dataSource: { manager } }) => {
    const gallery = createGalleryRepository(manager)
    try {
      const changes = writers.map((link) => gallery.fill([link, link, link], 1))
      expect((await Promise.all(changes)).filter(Boolean)).toEqual([true])
      const slots = await gallery.slots()
      expect(new Set(slots.map(({ videoUrl }) => videoUrl)).size).toBe(1)
      expect(slots.map(({ version }) => version)).toEqual([2, 2, 2])
    } finally {
      await manager.query(`update gallery_slots set video_url = '', version = 1`)
    }
  })
})
