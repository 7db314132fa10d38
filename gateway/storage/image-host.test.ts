import { expect, it } from 'vitest'
import { createImageHost } from './image-host.ts'

const addressFor = (publicUrl: string | null) =>
  createImageHost({ dataDir: 'unused', publicUrl, uploads: { preset: '', hosted: null, bucket: null } })
    .publicUrl

it('a picture has an address of its own where a project may hold that address, a path elsewhere', () => {
  expect(addressFor('https://dogs.example')).toBe('https://dogs.example')
  expect(addressFor('http://127.0.0.1:3000')).toBeNull()
  expect(addressFor(null)).toBeNull()
})
