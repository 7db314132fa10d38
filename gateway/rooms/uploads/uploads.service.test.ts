import { beforeAll, describe, expect, it } from 'vitest'
import { createTestImages, unrecorded } from '../../../tests/support/images.ts'
import { plain } from '../../../tests/support/pictures.ts'
import { anonymous, type Viewer } from '../../core/viewer.ts'
import type { ImageHost } from '../../storage/image-host.ts'
import type { ImageStore } from '../../storage/image-store.ts'
import { createUploadsService } from './uploads.service.ts'

const admin: Viewer = {
  kind: 'signed-in',
  id: '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d',
  role: 'admin',
  session: '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5e',
}
const preset = 'ours'

const uploadsOver = (store: ImageStore, settings: Partial<ImageHost> = {}) =>
  createUploadsService({ store, preset, publicUrl: null, hosted: null, ...settings }, unrecorded)

let file: Buffer

/** A form as the edge would have read it. */
const form = async () => ({ file, upload_preset: preset })

beforeAll(async () => {
  file = await plain(500, 100).png().toBuffer()
})

describe('uploading', () => {
  it('reads nothing of what a stranger sends', async () => {
    let reads = 0
    const readForm = () => {
      reads += 1
      return form()
    }
    await expect(uploadsOver(createTestImages()).receive(anonymous, readForm)).rejects.toThrow(
      'token missing',
    )
    expect(reads).toBe(0)
  })

  it('answers a whole address where the host knows its own', async () => {
    const uploads = uploadsOver(createTestImages(), { publicUrl: 'https://dogs.example' })
    const { secure_url, public_id } = await uploads.receive(admin, form)
    expect(secure_url).toBe(`https://dogs.example/uploads/${public_id}.webp`)
  })

  it('writes the picture itself last, so that where it is its narrower versions are too', async () => {
    const written: string[] = []
    const store: ImageStore = {
      ...createTestImages(),
      has: async (name) => written.includes(name),
      put: async (name) => {
        written.push(name)
      },
    }
    const { public_id } = await uploadsOver(store).receive(admin, form)
    expect(written).toEqual([`${public_id}.480.webp`, `${public_id}.webp`])
  })

  it('writes nothing for a picture that is there', async () => {
    const images = createTestImages()
    const first = await uploadsOver(images).receive(admin, form)
    const readOnly: ImageStore = { ...images, put: () => Promise.reject(new Error('written again')) }
    expect(await uploadsOver(readOnly).receive(admin, form)).toEqual(first)
  })

  it('leaves nothing of a picture behind for which there is no room', async () => {
    const images = createTestImages()
    const full: ImageStore = {
      ...images,
      put: (name, bytes) =>
        name.endsWith('.480.webp') ? images.put(name, bytes) : Promise.reject(new Error('no room')),
    }
    await expect(uploadsOver(full).receive(admin, form)).rejects.toThrow('no room')
    expect(images.names()).toEqual([])
  })

  it('leaves alone what somebody else has kept meanwhile', async () => {
    const images = createTestImages()
    const full: ImageStore = {
      ...images,
      put: async (name, bytes) => {
        await images.put(name, bytes)
        if (!name.endsWith('.480.webp')) throw new Error('no answer')
      },
    }
    await expect(uploadsOver(full).receive(admin, form)).rejects.toThrow('no answer')
    expect(images.names()).toHaveLength(2)
  })

  it('begun and not finished is begun again', async () => {
    const images = createTestImages()
    const failing: ImageStore = {
      ...images,
      put: (name, bytes) =>
        name.endsWith('.480.webp') ? images.put(name, bytes) : Promise.reject(new Error('no room')),
    }
    await expect(uploadsOver(failing).receive(admin, form)).rejects.toThrow('no room')
    const { public_id } = await uploadsOver(images).receive(admin, form)
    expect(images.names()).toEqual([`${public_id}.480.webp`, `${public_id}.webp`])
  })
})

describe('the place to upload to', () => {
  it('is the hosted service that is configured', () => {
    const hosted = { url: 'https://images.example/v1/dogs/image/upload', preset: 'theirs' }
    expect(uploadsOver(createTestImages(), { hosted }).target(admin)).toEqual(hosted)
  })
})
