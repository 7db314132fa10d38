import { describe, expect } from 'vitest'
import { event, eventChange, newEvent } from '../../schema/events.ts'
import { newProject, project, projectChange } from '../../schema/projects.ts'
import { test } from '../../tests/support/database.ts'
import type { Viewer } from '../core/viewer.ts'
import { writeRecords } from '../models/records.service.ts'
import { createEventsRepository } from '../rooms/events/events.repository.ts'
import { createGalleryRepository } from '../rooms/gallery/gallery.repository.ts'
import { createGalleryService } from '../rooms/gallery/gallery.service.ts'
import { createProjectsRepository } from '../rooms/projects/projects.repository.ts'

const writers = ['one', 'two', 'three', 'four']

const admin: Viewer = {
  kind: 'signed-in',
  id: '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d',
  role: 'admin',
  session: '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5e',
}

/** Changes that arrive together: what each that was made is answered, `[what it wrote, its version]`. */
const together = async (
  change: (writer: string) => Promise<[written: unknown, version: number]>,
): Promise<[string, unknown, number][]> => {
  const answers = await Promise.allSettled(
    writers.map(async (writer): Promise<[string, unknown, number]> => [writer, ...(await change(writer))]),
  )
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
}

/** Each is answered what it wrote itself, and no two have made the same version. */
const expectOwnAnswers = (answers: readonly [string, unknown, number][]): void => {
  expect(answers.map(([, written]) => written)).toEqual(writers)
  expect(answers.map(([, , version]) => version).sort()).toEqual([2, 3, 4, 5])
}

const withProject = test.extend('changeProject', async ({ dataSource: { manager } }, { onCleanup }) => {
  const records = createProjectsRepository(manager)
  const projects = writeRecords({ model: project, create: newProject, change: projectChange, records })
  const { id } = await projects.create(
    admin,
    { title: 'Straw', description: 'For the winter.', goal: 100 },
    'en',
  )
  onCleanup(() => manager.query('delete from projects where id = $1', [id]))
  return async (title: string, version?: number): Promise<[unknown, number]> => {
    const changed = await projects.update(admin, id, { title, version }, 'en')
    return [changed.title.en, changed.version]
  }
})

const withEvent = test.extend('changeEvent', async ({ dataSource: { manager } }, { onCleanup }) => {
  const records = createEventsRepository(manager)
  const events = writeRecords({ model: event, create: newEvent, change: eventChange, records })
  const { id } = await events.create(admin, { title: 'A walk', content: 'Around the lake.' }, 'en')
  onCleanup(() => manager.query('delete from events where id = $1', [id]))
  return async (title: string, version?: number): Promise<[unknown, number]> => {
    const changed = await events.update(admin, id, { title, version }, 'en')
    return [changed.title.en, changed.version]
  }
})

const withGallery = test.extend('changeGallery', ({ dataSource: { manager } }, { onCleanup }) => {
  const gallery = createGalleryService(createGalleryRepository(manager))
  onCleanup(() => manager.query(`update gallery_slots set video_url = '', version = 1`))
  return async (link: string, version?: number): Promise<[unknown, number]> => {
    const changed = await gallery.update(admin, { videoLinks: [link, link, link], version })
    return [
      new Set(changed.videoLinks).size === 1 ? changed.videoLinks[0] : changed.videoLinks,
      changed.version,
    ]
  }
})

describe('of changes that were made from the same version and arrive together, exactly one is made', () => {
  withProject('of a project', async ({ changeProject }) => {
    expect(await together((writer) => changeProject(writer, 1))).toEqual([
      [expect.anything(), expect.anything(), 2],
    ])
  })

  withEvent('of an event', async ({ changeEvent }) => {
    expect(await together((writer) => changeEvent(writer, 1))).toEqual([
      [expect.anything(), expect.anything(), 2],
    ])
  })

  withGallery('of the gallery, in all its places', async ({ changeGallery }) => {
    expect(await together((writer) => changeGallery(writer, 1))).toEqual([
      [expect.anything(), expect.anything(), 2],
    ])
  })
})

describe('of changes that arrive together, each is answered what it wrote, not what came after', () => {
  withProject('of a project', async ({ changeProject }) => {
    expectOwnAnswers(await together((writer) => changeProject(writer)))
  })

  withEvent('of an event', async ({ changeEvent }) => {
    expectOwnAnswers(await together((writer) => changeEvent(writer)))
  })

  withGallery('of the gallery', async ({ changeGallery }) => {
    expectOwnAnswers(await together((writer) => changeGallery(writer)))
  })
})
