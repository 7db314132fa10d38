import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Problem } from '../core/problem.ts'
import type { ImageStore } from './image-store.ts'

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT'

const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)))

/** Files in one directory, made when the first one comes. */
export const diskImageStore = (directory: string): ImageStore => {
  const fileOf = (name: string): string => path.join(directory, name)

  return {
    has: async (name) => {
      try {
        await access(fileOf(name))
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },

    put: async (name, bytes) => {
      const draft = fileOf(`.${randomUUID()}`)
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 })
        await writeFile(draft, bytes, { flag: 'wx', mode: 0o600, flush: true })
        await rename(draft, fileOf(name))
      } catch (error) {
        await rm(draft, { force: true })
        throw isFull(error) ? new Problem('unavailable', { cause: error }) : error
      }
    },

    remove: (name) => rm(fileOf(name), { force: true }),

    get: async (name) => {
      try {
        return await readFile(fileOf(name))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
  }
}
