import type { createUploadsService } from '../../gateway/rooms/uploads/uploads.service.ts'
import type { ImageStore } from '../../gateway/storage/image-store.ts'

/** What `upload_preset` must say in the tests. */
export const uploadPreset = 'the preset of the tests'

/** An image store in memory whose names a test can read. */
export interface TestImages extends ImageStore {
  names: () => string[]
  /** Another one that keeps the same. */
  copy: () => TestImages
}

export const createTestImages = (known: Iterable<[string, Buffer]> = []): TestImages => {
  const kept = new Map(known)
  return {
    has: async (name) => kept.has(name),
    put: async (name, bytes) => {
      kept.set(name, bytes)
    },
    remove: async (name) => {
      kept.delete(name)
    },
    get: async (name) => kept.get(name) ?? null,
    names: () => [...kept.keys()].sort(),
    copy: () => createTestImages(kept),
  }
}

/** Where nobody writes down which pictures there are. */
export const unrecorded: Parameters<typeof createUploadsService>[1] = {
  expect: async () => {},
  keep: async () => {},
  removeUnkept: async () => {},
}
